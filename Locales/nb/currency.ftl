### Short names and smaller units: aed ars aud bam bgn bhd brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel hkd
###     huf idr ils inr iqd irr isk jod jpy kes krw kwd mad mdl mkd mxn myr ngn nok nzd omr pen php pkr pln qar ron rsd
###     rub sar sek sgd thb tnd try twd uah usd vnd zar
### Gender: common

## Currencies, by ISO 4217 code
##
## Grammar.ftl has the patterns for counting. It writes 1 in words, with the gender of the name (en dollar, ett pund).
## Names that are measures have no ending in the plural (20 dollar, 20 pund, 20 cent). Crowns do (20 kroner).
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
noun-denar = denar
    .plural = denarer
    .gender = common
noun-dinar = dinar
    .plural = dinarer
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
noun-kobo = kobo
    .plural = kobo
    .gender = common
noun-kopek = kopek
    .plural = kopek
    .gender = common
noun-kopiyka = { noun-kopek }
# The crown of the Czech Republic, too, is called "krone".
noun-koruna = krone
    .plural = kroner
    .gender = common
noun-krona = { noun-koruna }
noun-krona-2 = { noun-koruna }
noun-krone = { noun-koruna }
noun-kurus = kuruş
    .plural = kuruş
    .gender = common
noun-leu = leu
    .plural = lei
    .gender = common
noun-lev = lev
    .plural = leva
    .gender = common
noun-millime = millime
    .plural = millimes
    .gender = common
# The same word for the smaller units of Norway, Denmark, and Sweden.
noun-ore = øre
    .plural = øre
    .gender = common
noun-re = { noun-ore }
noun-paisa = paisa
    .plural = paisa
    .gender = common
noun-penny = penny
    .plural = pence
    .gender = common
noun-peso = peso
    .plural = pesos
    .gender = common
noun-piaster = piaster
    .plural = piaster
    .gender = common
noun-pound =
    .gender = neuter
noun-rappen = rappen
    .plural = rappen
    .gender = common
noun-rial = rial
    .plural = rial
    .gender = common
noun-riyal = riyal
    .plural = riyal
    .gender = common
noun-ruble = rubel
    .plural = rubler
    .gender = common
noun-rupee = rupi
    .plural = rupier
    .gender = common
noun-rupiah = rupiah
    .plural = rupiah
    .gender = common
noun-satang = satang
    .plural = satang
    .gender = common
noun-sen = sen
    .plural = sen
    .gender = common
noun-shekel = shekel
    .plural = shekel
    .gender = common
noun-stotinka = stotinka
    .plural = stotinki
    .gender = common
noun-tetri = tetri
    .plural = tetri
    .gender = common

## Adjectives

word-american = amerikansk
    .plural = amerikanske
word-argentine = argentinsk
    .plural = argentinske
word-bahraini = bahrainsk
    .plural = bahrainske
word-belarusian = belarusisk
    .plural = belarusiske
word-bosnian = bosnisk
    .plural = bosniske
word-bulgarian = bulgarsk
    .plural = bulgarske
word-chinese = kinesisk
    .plural = kinesiske
word-czech = tsjekkisk
    .plural = tsjekkiske
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
word-iranian = iransk
    .plural = iranske
word-israeli = israelsk
    .plural = israelske
word-japanese = japansk
    .plural = japanske
word-kenyan = kenyansk
    .plural = kenyanske
word-kuwaiti = kuwaitisk
    .plural = kuwaitiske
word-malaysian = malaysisk
    .plural = malaysiske
word-moldovan = moldovsk
    .plural = moldovske
word-new-zealand = newzealandsk
    .plural = newzealandske
word-norwegian = norsk
    .plural = norske
word-omani = omansk
    .plural = omanske
word-polish = polsk
    .plural = polske
word-qatari = qatarsk
    .plural = qatarske
word-romanian = rumensk
    .plural = rumenske
word-saudi = saudiarabisk
    .plural = saudiarabiske
word-swedish = svensk
    .plural = svenske
word-taiwanese = taiwansk
    .plural = taiwanske
word-ukrainian = ukrainsk
    .plural = ukrainske
## The most common currencies, with their smaller units

# CLDR has "emiratarabisk dirham".
currency-aed = { word-emirati } { noun-dirham }
# CLDR has the countries, "bosnisk-hercegovinsk konvertibel mark".
currency-bam = { word-bosnian } { noun-mark }
currency-bgn = { word-bulgarian } { noun-lev }
# CLDR calls it new, which it has not been since 2016.
currency-byn = { word-belarusian } { noun-ruble }
currency-chf =
    .minor = { noun-rappen }
currency-cny = { noun-yuan }
    .full = { word-chinese } { noun-yuan }
# CLDR writes "tsjekkisk koruna", but people say "krone".
currency-czk = { word-czech } { noun-koruna }
currency-eur =
    .plural = euro
    .minor-alone = euro{ noun-cent }
# British pence are known everywhere: they need no country.
currency-gbp =
    .minor-alone = { noun-penny }
currency-hkd = Hongkong{ noun-dollar }
currency-huf = { noun-forint }
    .full = { word-hungarian } { noun-forint }
currency-idr = { word-indonesian } { noun-rupiah }
# CLDR has "ny israelsk shekel", which nobody says.
currency-ils = { word-israeli } { noun-shekel }
currency-irr = { word-iranian } { noun-rial }
currency-jpy = { noun-yen }
    .full = { word-japanese } { noun-yen }
currency-myr = { noun-ringgit }
    .full = { word-malaysian } { noun-ringgit }
currency-mdl = { word-moldovan } { noun-leu }
currency-omr = { word-omani } { noun-rial }
currency-pln = { noun-zloty }
    .full = { word-polish } { noun-zloty }
currency-qar = { word-qatari } { noun-rial }
currency-ron = { word-romanian } { noun-leu }
currency-sar = { word-saudi } { noun-riyal }
# CLDR has "ny taiwansk dollar".
currency-twd = { word-taiwanese } { noun-dollar }
# The smaller unit by its Norwegian name.
currency-uah = { word-ukrainian } { noun-hryvnia }

## All other currencies

currency-ang = antillegylden
    .plural = antillegylden
    .gender = common
currency-awg = arubisk florin
    .plural = arubiske florin
    .gender = common
currency-bov = boliviansk mvdol
    .plural = bolivianske mvdol
    .gender = common
currency-che = WIR-euro
    .plural = WIR-euro
    .gender = common
currency-chw = WIR-franc
    .plural = WIR-franc
    .gender = common
# CLDR leaves these names in Spanish.
currency-clf = chilensk regneenhet
    .plural = chilenske regneenheter
    .gender = common
currency-cou = colombiansk realverdienhet
    .plural = colombianske realverdienheter
    .gender = common
currency-mxv = meksikansk investeringsenhet
    .plural = meksikanske investeringsenheter
    .gender = common
currency-uyw = uruguayansk lønnsindeksenhet
    .plural = uruguayanske lønnsindeksenheter
    .gender = common
currency-fkp = falklandspund
    .plural = falklandspund
    .gender = neuter
currency-kmf = komorisk franc
    .plural = komoriske franc
    .gender = common
currency-sle = sierraleonsk leone
    .plural = sierraleonske leone
    .gender = common
currency-szl = swazilandsk lilangeni
    .plural = swazilandske emalangeni
    .gender = common
# With a plain apostrophe: voices may name the letter that CLDR has.
currency-top = tongansk pa'anga
    .plural = tonganske pa'anga
    .gender = common
# CLDR has two different names.
currency-uyu = uruguayansk peso
    .plural = uruguayanske pesos
    .gender = common
currency-ved = digital bolivar
    .plural = digitale bolivar
    .gender = common
currency-xag = unse sølv
    .plural = unser sølv
    .gender = common
currency-xau = unse gull
    .plural = unser gull
    .gender = common
currency-xcg = karibisk gylden
    .plural = karibiske gylden
    .gender = common
currency-xpf = CFP-franc
    .plural = CFP-franc
    .gender = common
currency-xsu = sucre
    .plural = sucre
    .gender = common
currency-xua = regneenhet i Den afrikanske utviklingsbanken
    .plural = regneenheter i Den afrikanske utviklingsbanken
    .gender = common
currency-zwg = zimbabwisk gull
    .plural = zimbabwisk gull
    .gender = neuter

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
