### Short names and smaller units: aed ars aud bam bgn bhd brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel hkd
###     huf idr ils inr iqd irr isk jod jpy kes krw kwd mad mdl mkd mxn myr ngn nok nzd omr pen php pkr pln qar ron rsd
###     rub sar sek sgd thb tnd try twd uah usd vnd zar
### Gender: common

## Currencies, by ISO 4217 code
##
## Grammar.ftl has the patterns for counting. It writes 1 in words, with the gender of the name (en dollar, et pund).
## Many names that are measures have no ending in the plural (20 dollar, 20 pund, 20 cent). Crowns do (20 kroner).
##
## The value has no country if no other currency has the same name (euro, forint, ringgit, yen, yuan, zloty). All other
## names are CLDR's, unless a comment gives the reason for another one.

## Nouns that the names of several currencies share

noun-agora = agora
    .plural = agorot
    .gender = common
noun-baisa = baisa
    .plural = baisa
    .gender = common
noun-ban = ban
    .plural = bani
    .gender = common
noun-cent = cent
    .plural = cent
    .gender = common
noun-centavo = centavo
    .plural = centavos
    .gender = common
noun-centime = centime
    .plural = centimes
    .gender = common
# Without an accent, which voices misread.
noun-centimo = centimo
    .plural = centimos
    .gender = common
noun-fen = fen
    .plural = fen
    .gender = common
noun-fening = fening
    .plural = fening
    .gender = common
noun-filler = fillér
    .plural = fillér
    .gender = common
noun-fils = fils
    .plural = fils
    .gender = common
noun-forint = forint
    .plural = forint
    .gender = common
noun-grosz = grosz
    .plural = groszy
    .gender = common
noun-halala = halala
    .plural = halala
    .gender = common
noun-heller = heller
    .plural = heller
    .gender = common
noun-hryvnia = hryvnia
    .plural = hryvnia
    .gender = common
noun-kobo = kobo
    .plural = kobo
    .gender = common
noun-kopek = kopek
    .plural = kopekker
    .gender = common
noun-kopiyka = { noun-kopek }
noun-kurus = kuruş
    .plural = kuruş
    .gender = common
noun-lev = lev
    .plural = leva
    .gender = common
noun-millime = millime
    .plural = millime
    .gender = common
noun-re = øre
    .plural = øre
    .gender = common
noun-ore = { noun-re }
noun-paisa = paisa
    .plural = paisa
    .gender = common
noun-penny = penny
    .plural = pence
    .gender = common
noun-piaster = piaster
    .plural = piastre
    .gender = common
noun-rappen = rappen
    .plural = rappen
    .gender = common
noun-riyal = riyal
    .plural = riyal
    .gender = common
noun-satang = satang
    .plural = satang
    .gender = common
noun-sen = sen
    .plural = sen
    .gender = common
noun-stotinka = stotinka
    .plural = stotinki
    .gender = common
noun-tetri = tetri
    .plural = tetri
    .gender = common
# The crown of the Czech Republic, too, is called "krone".
noun-koruna = { noun-krone }
noun-krona = { noun-krone }
noun-krona-2 = { noun-krone }
noun-pound =
    .gender = neuter

## Adjectives

word-american = amerikansk
    .plural = amerikanske
word-argentine = argentinsk
    .plural = argentinske
word-australian = australsk
    .plural = australske
word-bahraini = bahrainsk
    .plural = bahrainske
word-bosnian = bosnisk
    .plural = bosniske
word-brazilian = brasiliansk
    .plural = brasilianske
word-bulgarian = bulgarsk
    .plural = bulgarske
word-canadian = canadisk
    .plural = canadiske
word-chinese = kinesisk
    .plural = kinesiske
word-czech = tjekkisk
    .plural = tjekkiske
word-danish = dansk
    .plural = danske
word-egyptian = egyptisk
    .plural = egyptiske
word-emirati = emiratisk
    .plural = emiratiske
word-hungarian = ungarsk
    .plural = ungarske
word-indonesian = indonesisk
    .plural = indonesiske
word-israeli = israelsk
    .plural = israelske
word-japanese = japansk
    .plural = japanske
word-malaysian = malaysisk
    .plural = malaysiske
word-moldovan = moldovisk
    .plural = moldoviske
word-norwegian = norsk
    .plural = norske
word-polish = polsk
    .plural = polske
word-qatari = qatarsk
    .plural = qatarske
word-romanian = rumænsk
    .plural = rumænske
word-saudi = saudiarabisk
    .plural = saudiarabiske
word-swedish = svensk
    .plural = svenske
word-taiwanese = taiwansk
    .plural = taiwanske
word-ukrainian = ukrainsk
    .plural = ukrainske

## The most common currencies, with their smaller units

# CLDR has "FAE-dirham".
currency-aed = { word-emirati } { noun-dirham }
# CLDR has the countries, "bosnien-hercegovinsk konvertibel mark".
currency-bam = { word-bosnian } { noun-mark }
currency-bgn = { word-bulgarian } { noun-lev }
currency-chf =
    .minor = { noun-rappen }
currency-cny = { noun-yuan }
    .full = { word-chinese } { noun-yuan }
# CLDR writes "tjekkisk koruna", but people say "krone".
currency-czk = { word-czech } { noun-koruna }
currency-egp = { word-egyptian } { noun-pound }
currency-eur =
    .minor-alone = euro{ noun-cent }
# British pence are known everywhere: they need no country.
currency-gbp =
    .minor-alone = { noun-penny }
currency-hkd = hongkong{ noun-dollar }
currency-huf = { noun-forint }
    .full = { word-hungarian } { noun-forint }
# CLDR has "ny israelsk shekel", which nobody says.
currency-ils = { word-israeli } { noun-shekel }
currency-jpy = { noun-yen }
    .full = { word-japanese } { noun-yen }
currency-myr = { noun-ringgit }
    .full = { word-malaysian } { noun-ringgit }
currency-pln = { noun-zloty }
    .full = { word-polish } { noun-zloty }
currency-qar = { word-qatari } { noun-riyal }
currency-sar = { word-saudi } { noun-riyal }
# CLDR has "ny taiwansk dollar", which nobody says.
currency-twd = { word-taiwanese } { noun-dollar }
# CLDR has "grynia".
currency-uah = { word-ukrainian } { noun-hryvnia }

## All other currencies

currency-ang = antillergylden
    .plural = antillergylden
    .gender = common
# CLDR has no name for this part of the Swiss WIR bank's money.
currency-che = WIR-euro
    .plural = WIR-euro
    .gender = common
currency-chw = WIR-franc
    .plural = WIR-franc
    .gender = common
currency-clf = chilensk regningsenhed
    .plural = chilenske regningsenheder
    .gender = common
currency-cou = colombiansk realværdienhed
    .plural = colombianske realværdienheder
    .gender = common
# CLDR has "rupee" in the plural here and in Pakistan, and "rupees" everywhere else.
currency-lkr =
    .plural = srilankanske rupees
currency-mxv = mexicansk investeringsenhed
    .plural = mexicanske investeringsenheder
    .gender = common
currency-pkr =
    .plural = pakistanske rupees
currency-uyw = uruguayansk lønindeksenhed
    .plural = uruguayanske lønindeksenheder
    .gender = common
currency-bov = boliviansk mvdol
    .plural = bolivianske mvdol
    .gender = common
currency-szl = swazilandsk lilangeni
    .plural = swazilandske emalangeni
    .gender = common
# With a plain apostrophe: voices may name the letter that CLDR has.
currency-top = tongansk pa'anga
    .plural = tonganske pa'anga
    .gender = common
currency-ved = digital bolivar
    .plural = digitale bolivarer
    .gender = common
currency-xaf = centralafrikansk CFA-franc
    .plural = centralafrikanske CFA-franc
    .gender = common
currency-xof = vestafrikansk CFA-franc
    .plural = vestafrikanske CFA-franc
    .gender = common
currency-xpf = CFP-franc
    .plural = CFP-franc
    .gender = common
currency-xag = ounce sølv
    .plural = ounces sølv
    .gender = common
currency-xau = ounce guld
    .plural = ounces guld
    .gender = common
currency-xpd = ounce palladium
    .plural = ounces palladium
    .gender = common
currency-xpt = ounce platin
    .plural = ounces platin
    .gender = common
currency-xcg = caribisk gylden
    .plural = caribiske gylden
    .gender = common
currency-xdr = særlig trækningsret
    .plural = særlige trækningsrettigheder
    .gender = common
currency-xsu = sucre
    .plural = sucre
    .gender = common
currency-xua = regningsenhed i Den Afrikanske Udviklingsbank
    .plural = regningsenheder i Den Afrikanske Udviklingsbank
    .gender = common
currency-zwg = zimbabwisk guld
    .plural = zimbabwisk guld
    .gender = neuter
currency-fkp = Falklandspund
    .plural = Falklandspund
    .gender = neuter
currency-shp = Saint Helena-pund
    .plural = Saint Helena-pund
    .gender = neuter
currency-stn = dobra fra São Tomé og Príncipe
    .plural = dobra fra São Tomé og Príncipe
    .gender = common

## Cryptocurrencies, and their smaller units, which have codes of their own

# same
currency-btc = bitcoin
    .plural = bitcoin
    .gender = common
# same
currency-sats = satoshi
    .plural = satoshi
    .gender = common
# same
currency-eth = ether
    .plural = ether
    .gender = common
# same
currency-gwei = gwei
    .plural = gwei
    .gender = common
# same
currency-usdt = Tether
    .plural = Tether
    .gender = common
# same
currency-usdc = USD Coin
    .plural = USD Coin
    .gender = common

## Other currencies

# A currency that the tables have no name for: it is spelled out, and the number agrees with nothing.
currency-unknown = { $count } { SPELL($code) }
