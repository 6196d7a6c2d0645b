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

noun-afghani = afghani
    .plural = afghanis
noun-agora = agora
    .plural = agorot
noun-ariary = ariary
noun-avo = avo
    .plural = avos
noun-baisa = baisa
noun-ban = ban
    .plural = bani
noun-birr = birr
noun-butut = butut
    .plural = bututs
noun-cent = cent
    .plural = cents
noun-centavo = centavo
    .plural = centavos
noun-centesimo = centesimo
    .plural = centesimos
noun-centime = centime
    .plural = centimes
# Without an accent, because voices misread "cêntimo".
noun-centimo = centimo
    .plural = centimos
noun-chetrum = chetrum
    .plural = chetrums
noun-deni = deni
noun-diram = diram
    .plural = dirams
noun-dobra = dobra
    .plural = dobras
noun-fen = fen
noun-fening = fening
    .plural = fenings
noun-filler = fillér
noun-fils = fils
noun-florin = florin
    .plural = florins
noun-grosz = grosz
    .plural = groszy
noun-halala = halala
    .plural = halalas
# The English name that the Czech National Bank uses, because voices misread "haler".
noun-heller = heller
    .plural = hellers
noun-kip = kip
noun-kobo = kobo
noun-kopek = kopek
    .plural = kopeks
noun-kopiyka = kopiyka
    .plural = kopiykas
noun-krona-2 = krona
    .plural = kronor
noun-kurus = kuruş
noun-kwacha = kwacha
noun-laari = laari
noun-lari = lari
noun-lira = lira
noun-loti = loti
    .plural = maloti
noun-luma = luma
noun-manat = manat
noun-millime = millime
    .plural = millimes
noun-mongo = möngö
noun-naira = naira
noun-nakfa = nakfa
noun-ngwee = ngwee
noun-ore = öre
noun-paanga = pa'anga
noun-paisa = paisa
    .plural = paise
noun-penny = penny
    .plural = pence
noun-pesewa = pesewa
    .plural = pesewas
noun-piaster = piaster
    .plural = piasters
noun-poisha = poisha
noun-pula = pula
noun-qapik = qapik
noun-re = øre
noun-ringgit = ringgit
noun-rufiyaa = rufiyaa
noun-rupiah = rupiah
noun-santim = santim
noun-satang = satang
noun-sen = sen
noun-sene = sene
noun-seniti = seniti
noun-sente = sente
    .plural = lisente
noun-som = som
noun-stotinka = stotinka
    .plural = stotinki
noun-taka = taka
noun-tambala = tambala
    .plural = tambalas
noun-tenge = tenge
noun-tetri = tetri
noun-thebe = thebe
noun-tiyin = tiyin
noun-tiyn = tiyn
noun-toea = toea
noun-tyiyn = tyiyn
noun-vatu = vatu
noun-zig = zig

currency-aed =
    .full = United Arab Emirates { noun-dirham }
# CLDR writes "Afghan Afghani". The noun is in lowercase here, because it is a common noun.
currency-afn = Afghan { noun-afghani }
currency-ang = Netherlands Antillean { noun-guilder }
# In CLDR, the plural is "Aruban florin", too.
currency-awg = Aruban { noun-florin }
# The plural is "manat", as for Turkmenistan's manat. In CLDR, one of the two plurals has an "s" and the other doesn't.
currency-azn = Azerbaijani { noun-manat }
# CLDR writes "Bosnia-Herzegovina", with a hyphen. Few people say the full name.
currency-bam = Bosnian convertible { noun-mark }
    .full = Bosnia and Herzegovina convertible { noun-mark }
currency-bdt = Bangladeshi { noun-taka }
currency-bgn = Bulgarian { noun-lev }
currency-bwp = Botswanan { noun-pula }
currency-cny = { noun-yuan }
currency-ern = Eritrean { noun-nakfa }
# Alone, the smaller unit sounds like a centime.
currency-etb = Ethiopian { noun-birr }
    .minor-alone = Ethiopian { noun-santim }
currency-eur =
    .minor-alone = euro { noun-cent }
# Several pounds have pence. British pence are known everywhere, so they need no country.
currency-gbp =
    .minor-alone = { noun-penny }
currency-gel = Georgian { noun-lari }
# CLDR writes "Guyanaese", which voices have trouble with.
currency-gyd = Guyanese { noun-dollar }
# Alone, the name of the smaller unit sounds like an English word.
currency-huf = { noun-forint }
    .minor-alone = Hungarian { noun-filler }
# The name includes its country, because "rupiah" alone sounds like "rupees".
currency-idr = Indonesian { noun-rupiah }
currency-ils = { noun-shekel }
currency-jpy = { noun-yen }
# CLDR writes "Kyrgystani", which voices misread. The smaller unit sounds like those of Kazakhstan and Uzbekistan.
currency-kgs = Kyrgyzstani { noun-som }
    .minor-alone = Kyrgyzstani { noun-tyiyn }
currency-kzt = Kazakhstani { noun-tenge }
    .minor-alone = Kazakhstani { noun-tiyn }
currency-lak = Laotian { noun-kip }
# English speakers in Lesotho use these plurals. CLDR has "lotis" here, and "maloti" in British English.
currency-lsl = Lesotho { noun-loti }
currency-mga = Malagasy { noun-ariary }
# Alone, the smaller unit sounds like Georgia's lari.
currency-mvr = Maldivian { noun-rufiyaa }
    .minor-alone = Maldivian { noun-laari }
currency-mwk = Malawian { noun-kwacha }
currency-myr = { noun-ringgit }
    .full = Malaysian { noun-ringgit }
currency-ngn = Nigerian { noun-naira }
currency-pln = { noun-zloty }
currency-sek =
    .minor-alone = Swedish { noun-ore }
# CLDR abbreviates "St. Helena".
currency-shp = Saint Helena { noun-pound }
# CLDR has an ampersand in this name.
currency-stn = São Tomé and Príncipe { noun-dobra }
# Alone, the smaller unit sounds like a dirham.
currency-tjs =
    .minor-alone = Tajikistani { noun-diram }
# The name has a plain apostrophe, because voices may spell out the special letter that CLDR has there.
currency-top = Tongan { noun-paanga }
# CLDR's plural is in title case.
currency-try = Turkish { noun-lira }
# CLDR has an ampersand in this name.
currency-ttd = Trinidad and Tobago { noun-dollar }
currency-uzs =
    .minor-alone = Uzbekistani { noun-tiyin }
currency-vuv = Vanuatu { noun-vatu }
# CLDR has no singular of this name.
currency-xdr = special drawing right
    .plural = special drawing rights
currency-zmw = Zambian { noun-kwacha }
# In Zimbabwe, people say its short name ZiG as one word.
currency-zwg =
    .local = { noun-zig }
    .minor-alone = Zimbabwean gold { noun-cent }

## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = bitcoin
    .plural = bitcoins
# A hundred-millionth of a bitcoin.
currency-sats = satoshi
    .plural = satoshis
currency-eth = ether
# A billionth of an ether, the unit for fees.
currency-gwei = gwei
# A coin that is worth a dollar. Keep its name.
currency-usdt = Tether
# A coin that is worth a dollar. Keep its name.
currency-usdc = USD Coin

## Other currencies

# An amount of a currency that the tables have no name for. Its code is spelled out.
# $count (decimal number or quantity): the amount, without its sign.
# $code (text): the code, which has three letters or more.
# Example: 25.50 X Y Z
currency-unknown = { $count } { SPELL($code) }
