## Currencies, by ISO 4217 code
##
## $count (decimal number or quantity): the amount, without its sign.
##
## value: the name for most listeners. It is long enough that no other currency has the same name.
## .local (optional): the name in the currency's own region, or anywhere if an app asks for a short name.
## .full (optional): a longer name, heard only if an app asks for it.
## .minor (optional): the smaller unit, after the larger one or alone. Without it, amounts are heard as decimals.
## .minor-alone (optional): the smaller unit alone, if other currencies have a smaller unit with the same name.
## .minor $count (whole number): the amount, 1 to 999.
## .minor-alone $count (whole number): the amount, 1 to 999.
##
## Example: 25 US dollars
##
## The names are CLDR's, unless a comment gives the reason for another one. The plural of a name has no "s" if people
## who use the money leave it out in English, such as "500 naira". Other examples are birr, rupiah, and kwacha.
##
## A name has no country if American news leaves the country out, and if no other money and no English word sounds like
## it. Examples are "yen", "euros", and "zlotys". A smaller unit has a name if it is a hundredth or a thousandth, and if
## people say such small amounts. Attributes that follow from the names and the nouns are in cldr.ftl.


## Nouns that the names of several currencies share

noun-afghani = { "" }
    .plural = { "" }
noun-agora = { "" }
    .plural = { "" }
noun-ariary = { "" }
noun-avo = { "" }
    .plural = { "" }
noun-baisa = { "" }
noun-ban = { "" }
    .plural = { "" }
noun-birr = { "" }
noun-butut = { "" }
    .plural = { "" }
noun-cent = { "" }
    .plural = { "" }
noun-centavo = { "" }
    .plural = { "" }
noun-centesimo = { "" }
    .plural = { "" }
noun-centime = { "" }
    .plural = { "" }
# Without an accent, because voices misread "cêntimo".
noun-centimo = { "" }
    .plural = { "" }
noun-chetrum = { "" }
    .plural = { "" }
noun-convertible-peso = { "" }
    .plural = { "" }
noun-deni = { "" }
noun-diram = { "" }
    .plural = { "" }
noun-dobra = { "" }
    .plural = { "" }
noun-fen = { "" }
noun-fening = { "" }
    .plural = { "" }
noun-filler = { "" }
noun-fils = { "" }
noun-florin = { "" }
    .plural = { "" }
noun-grosz = { "" }
    .plural = { "" }
noun-halala = { "" }
    .plural = { "" }
# The English name that the Czech National Bank uses, because voices misread "haler".
noun-heller = { "" }
    .plural = { "" }
noun-kip = { "" }
noun-kobo = { "" }
noun-kopek = { "" }
    .plural = { "" }
noun-kopiyka = { "" }
    .plural = { "" }
noun-krona-2 = { "" }
    .plural = { "" }
noun-kurus = { "" }
noun-kwacha = { "" }
noun-laari = { "" }
noun-lari = { "" }
noun-lipa = { "" }
    .plural = { "" }
noun-lira = { "" }
noun-loti = { "" }
    .plural = { "" }
noun-luma = { "" }
noun-manat = { "" }
noun-millime = { "" }
    .plural = { "" }
noun-mongo = { "" }
noun-naira = { "" }
noun-nakfa = { "" }
noun-ngwee = { "" }
noun-old-leone = { "" }
    .plural = { "" }
noun-ore = { "" }
noun-paanga = { "" }
noun-paisa = { "" }
    .plural = { "" }
noun-penny = { "" }
    .plural = { "" }
noun-pesewa = { "" }
    .plural = { "" }
noun-piaster = { "" }
    .plural = { "" }
noun-poisha = { "" }
noun-pula = { "" }
noun-qapik = { "" }
noun-re = { "" }
noun-ringgit = { "" }
noun-rufiyaa = { "" }
noun-rupiah = { "" }
noun-santim = { "" }
noun-satang = { "" }
noun-sen = { "" }
noun-sene = { "" }
noun-seniti = { "" }
noun-sente = { "" }
    .plural = { "" }
noun-som = { "" }
noun-stotinka = { "" }
    .plural = { "" }
noun-taka = { "" }
noun-tambala = { "" }
    .plural = { "" }
noun-tenge = { "" }
noun-tetri = { "" }
noun-thebe = { "" }
noun-tiyin = { "" }
noun-tiyn = { "" }
noun-toea = { "" }
noun-tyiyn = { "" }
noun-vatu = { "" }
noun-zig = { "" }

currency-aed =
    .full = { "" }
# CLDR writes "Afghan Afghani". The noun is in lowercase here, because it is a common noun.
currency-afn = { "" }
currency-ang = { "" }
# In CLDR, the plural is "Aruban florin", too.
currency-awg = { "" }
# The plural is "manat", as for Turkmenistan's manat. In CLDR, one of the two plurals has an "s" and the other doesn't.
currency-azn = { "" }
# CLDR writes "Bosnia-Herzegovina", with a hyphen. Few people say the full name.
currency-bam = { "" }
    .full = { "" }
currency-bdt = { "" }
currency-bgn = { "" }
currency-bwp = { "" }
currency-cny = { "" }
currency-cuc = { "" }
    .minor-alone = { "" }
currency-ern = { "" }
# Alone, the smaller unit sounds like a centime.
currency-etb = { "" }
    .minor-alone = { "" }
currency-eur =
    .minor-alone = { "" }
# Several pounds have pence. British pence are known everywhere, so they need no country.
currency-gbp =
    .minor-alone = { "" }
currency-gel = { "" }
# CLDR writes "Guyanaese", which voices have trouble with.
currency-gyd = { "" }
currency-hrk = { "" }
# Alone, the name of the smaller unit sounds like an English word.
currency-huf = { "" }
    .minor-alone = { "" }
# The name includes its country, because "rupiah" alone sounds like "rupees".
currency-idr = { "" }
currency-ils = { "" }
currency-jpy = { "" }
# CLDR writes "Kyrgystani", which voices misread. The smaller unit sounds like those of Kazakhstan and Uzbekistan.
currency-kgs = { "" }
    .minor-alone = { "" }
currency-kzt = { "" }
    .minor-alone = { "" }
currency-lak = { "" }
# English speakers in Lesotho use these plurals. CLDR has "lotis" here, and "maloti" in British English.
currency-lsl = { "" }
currency-mga = { "" }
# Alone, the smaller unit sounds like Georgia's lari.
currency-mvr = { "" }
    .minor-alone = { "" }
currency-mwk = { "" }
currency-myr = { "" }
    .full = { "" }
currency-ngn = { "" }
currency-pln = { "" }
currency-sek =
    .minor-alone = { "" }
# CLDR abbreviates "St. Helena".
currency-shp = { "" }
# CLDR adds years in parentheses, to distinguish this currency from its successor.
currency-sll = { "" }
    .local = { "" }
# CLDR has an ampersand in this name.
currency-stn = { "" }
# Alone, the smaller unit sounds like a dirham.
currency-tjs =
    .minor-alone = { "" }
# The name has a plain apostrophe, because voices may spell out the special letter that CLDR has there.
currency-top = { "" }
# CLDR's plural is in title case.
currency-try = { "" }
# CLDR has an ampersand in this name.
currency-ttd = { "" }
# CLDR puts "next day" in parentheses at the end of the name.
currency-usn = { "" }
# CLDR puts "indexed units" in parentheses after "Uruguayan pesos".
currency-uyi = { "" }
    .plural = { "" }
currency-uzs =
    .minor-alone = { "" }
currency-vuv = { "" }
# CLDR has no singular of this name.
currency-xdr = { "" }
    .plural = { "" }
currency-zmw = { "" }
# In Zimbabwe, people say its short name ZiG as one word.
currency-zwg =
    .local = { "" }
    .minor-alone = { "" }
# CLDR adds years in parentheses.
currency-zwl = { "" }

## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = { "" }
    .plural = { "" }
# A hundred-millionth of a bitcoin.
currency-sats = { "" }
    .plural = { "" }
currency-eth = { "" }
# A billionth of an ether, the unit for fees.
currency-gwei = { "" }
# A coin that is worth a dollar. Keep its name.
currency-usdt = { "" }
# A coin that is worth a dollar. Keep its name.
currency-usdc = { "" }

## Other currencies

# An amount of a currency that the tables have no name for. Its code is spelled out.
# $count (decimal number or quantity): the amount, without its sign.
# $code (text): the code, which has three letters or more.
# Example: 25.50 X Y Z
currency-unknown = { "" }
