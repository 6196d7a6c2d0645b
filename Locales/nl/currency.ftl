### Short names and smaller units: aed ars aud bam bgn bhd brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel hkd
###     huf idr ils inr iqd irr isk jod jpy kes krw kwd mad mdl mkd mxn myr ngn nok nzd omr pen php pkr pln qar ron rsd
###     rub sar sek sgd thb tnd try twd uah usd vnd zar
### Gender: common

## Currencies, by ISO 4217 code
##
## Grammar.ftl has the patterns for counting. Most names have one form (25 Amerikaanse dollar, 50 cent), but crowns,
## leva, and lei have a plural. The adjective of "pond" has its ending in the plural only: 1 Brits pond, 25 Britse pond.
##
## The value has no country if no other currency has the same name (euro, forint, ringgit, shekel, yen, yuan, zloty). All
## names are CLDR's, unless a comment gives the reason for another one.

## Nouns that the names of several currencies share

noun-agora = agora
    .plural = agorot
    .gender = common
noun-baisa = baisa
    .gender = common
noun-ban = ban
    .plural = bani
    .gender = common
noun-cent = cent
    .gender = common
noun-centavo = centavo
    .gender = common
noun-centime = centime
    .gender = common
noun-centimo = centimo
    .gender = common
noun-fen = fen
    .gender = common
noun-fening = fening
    .gender = common
noun-filler = fillér
    .gender = common
noun-fils = fils
    .gender = common
# The Dutch name; CLDR has no Antillean guilder.
noun-guilder = gulden
    .gender = common
noun-grosz = grosz
    .plural = groszy
    .gender = common
noun-halala = halala
    .gender = common
noun-heller = heller
    .gender = common
noun-kobo = kobo
    .gender = common
noun-kopek = kopeke
    .plural = kopeken
    .gender = common
noun-kopiyka = { noun-kopek }
noun-krona = kroon
    .plural = kronen
    .gender = common
noun-krona-2 = { noun-krona }
noun-koruna = { noun-krona }
noun-kurus = kuruş
    .gender = common
noun-leu = leu
    .plural = lei
    .gender = common
noun-lev = lev
    .plural = leva
    .gender = common
noun-lilangeni = lilangeni
    .plural = emalangeni
    .gender = common
noun-loti = loti
    .plural = maloti
    .gender = common
noun-millime = millime
    .gender = common
noun-ore = öre
    .gender = common
noun-re = øre
    .gender = common
# With an apostrophe: voices name the letter that CLDR has in its place.
noun-paanga = pa’anga
    .gender = common
noun-paisa = paisa
    .gender = common
noun-penny = penny
    .plural = pence
    .gender = common
noun-piaster = piaster
    .gender = common
noun-pound =
    .gender = neuter
noun-rappen = rappen
    .gender = common
noun-riyal = riyal
    .gender = common
noun-satang = satang
    .gender = common
noun-sen = sen
    .gender = common
noun-som = som
    .gender = common
noun-stotinka = stotinka
    .plural = stotinki
    .gender = common
noun-tetri = tetri
    .gender = common

## The most common currencies, with their smaller units

# CLDR writes "VAE-dirham", an abbreviation that is little known when heard.
currency-aed = { noun-dirham } van de Emiraten
    .full = { noun-dirham } van de Verenigde Arabische Emiraten
# CLDR adds the country: no other currency has the same name.
currency-bam = convertibele { noun-mark }
    .full = Bosnische convertibele { noun-mark }
currency-bgn = Bulgaarse { noun-lev }
currency-chf =
    .minor = { noun-rappen }
# same
currency-cny = { noun-yuan }
    .full = Chinese { noun-yuan }
currency-eur =
    .minor-alone = eurocent
currency-egp = Egyptisch pond
    .plural = Egyptische pond
    .gender = neuter
    .minor-alone = Egyptische { noun-piaster }
# Of the pounds that have pence this is the one heard everywhere: its pence need no country.
currency-gbp = Brits pond
    .plural = Britse pond
    .gender = neuter
    .minor-alone = { noun-penny }
currency-huf = { noun-forint }
currency-ils = { noun-shekel }
    .full = nieuwe Israëlische { noun-shekel }
currency-jpy = { noun-yen }
currency-myr = { noun-ringgit }
    .full = Maleisische { noun-ringgit }
currency-pln = { noun-zloty }
    .full = Poolse { noun-zloty }
currency-ron = Roemeense { noun-leu }
currency-mdl = Moldavische { noun-leu }
currency-sar = Saoedische { noun-riyal }
currency-qar = Qatarese { noun-riyal }
# Without "nieuwe", as the shekel: nobody says it, and money can be newly printed.
currency-twd = Taiwanese { noun-dollar }
    .full = nieuwe Taiwanese { noun-dollar }

## All other currencies

currency-ang = Antilliaanse { noun-guilder }
# CLDR writes it without the hyphen.
currency-che = WIR-euro
    .gender = common
currency-chw = WIR-{ noun-franc }
# CLDR leaves "unidades de fomento" in Spanish; likewise for cou and mxv.
currency-clf = Chileense rekeneenheid
    .plural = Chileense rekeneenheden
    .gender = common
currency-cou = Colombiaanse rekeneenheid
    .plural = Colombiaanse rekeneenheden
    .gender = common
currency-fkp = Falklandeilands pond
    .plural = Falklandeilandse pond
    .gender = neuter
currency-gip = Gibraltarees pond
    .plural = Gibraltarese pond
    .gender = neuter
currency-kgs = Kirgizische { noun-som }
currency-lbp = Libanees pond
    .plural = Libanese pond
    .gender = neuter
currency-lsl = Lesothaanse { noun-loti }
currency-mxv = Mexicaanse investeringseenheid
    .plural = Mexicaanse investeringseenheden
    .gender = common
currency-sdg = Soedanees pond
    .plural = Soedanese pond
    .gender = neuter
currency-shp = Sint-Heleens pond
    .plural = Sint-Heleense pond
    .gender = neuter
currency-ssp = Zuid-Soedanees pond
    .plural = Zuid-Soedanese pond
    .gender = neuter
currency-syp = Syrisch pond
    .plural = Syrische pond
    .gender = neuter
currency-szl = Swazische { noun-lilangeni }
currency-top = Tongaanse { noun-paanga }
currency-ttd = { noun-dollar } van Trinidad en Tobago
currency-uyw = Uruguayaanse loonindexeenheid
    .plural = Uruguayaanse loonindexeenheden
    .gender = common
# CLDR calls it by the name of its predecessor.
currency-ved = digitale bolivar
    .gender = common
# CLDR distinguishes this currency from xof by the letters of the bank.
currency-xaf = Centraal-Afrikaanse CFA-{ noun-franc }
# As traders say it of all four metals.
currency-xag = troy ounce zilver
    .gender = common
currency-xau = troy ounce goud
    .gender = common
currency-xdr = bijzonder trekkingsrecht
    .plural = bijzondere trekkingsrechten
    .gender = neuter
currency-xof = West-Afrikaanse CFA-{ noun-franc }
currency-xpd = troy ounce palladium
    .gender = common
currency-xpt = troy ounce platina
    .gender = common
currency-xsu = sucre
    .gender = common
# CLDR abbreviates the bank.
currency-xua = rekeneenheid van de Afrikaanse Ontwikkelingsbank
    .plural = rekeneenheden van de Afrikaanse Ontwikkelingsbank
    .gender = common
currency-zwg = Zimbabwe-goud
    .gender = neuter

## Cryptocurrencies, and their smaller units, which have codes of their own

# same
currency-btc = bitcoin
    .gender = common
# same
currency-sats = satoshi
    .gender = common
# same
currency-eth = ether
    .gender = common
# same
currency-gwei = gwei
    .gender = common
# same
currency-usdt = Tether
    .gender = common
currency-usdc = USD-coin
    .gender = common

## Other currencies

currency-unknown = { $count } { SPELL($code) }
