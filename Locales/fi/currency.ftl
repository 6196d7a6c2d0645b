### Short names and smaller units: aed ars aud bam bgn bhd brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel hkd
###     huf idr ils inr iqd irr isk jod jpy kes krw kwd mad mdl mkd mxn myr ngn nok nzd omr pen php pkr pln qar ron rsd
###     rub sar sek sgd thb tnd try twd uah usd vnd zar

## Currencies, by ISO 4217 code
##
## The country is in the genitive, which never changes (Yhdysvaltain dollari, 5 Yhdysvaltain dollaria). The value has no
## country if no other currency has the same name (euro, forintti, jeni, juan, zloty). All other names are CLDR's, unless
## a comment gives the reason for another one.

## Nouns that the names of several currencies share

noun-agora = agora
    .partitive = agoraa
noun-baht = baht
    .partitive = bahtia
noun-baisa = baisa
    .partitive = baisaa
noun-ban = bani
    .partitive = bania
noun-cent = sentti
    .partitive = senttiä
noun-centavo = centavo
    .partitive = centavoa
noun-centime = sentiimi
    .partitive = sentiimiä
noun-centimo = centimo
    .partitive = centimoa
noun-denar = denaari
    .partitive = denaaria
noun-deni = deni
    .partitive = denia
noun-dinar = dinaari
    .partitive = dinaaria
noun-dirham = dirhami
    .partitive = dirhamia
noun-dollar = dollari
    .partitive = dollaria
noun-dong = dong
    .partitive = dongia
noun-fen = fen
    .partitive = feniä
noun-fening = fening
    .partitive = feningiä
noun-filler = filleri
    .partitive = filleriä
noun-fils = fils
    .partitive = filsiä
noun-forint = forintti
    .partitive = forinttia
noun-franc = frangi
    .partitive = frangia
noun-grosz = grosz
    .partitive = groszia
noun-halala = halala
    .partitive = halalaa
noun-heller = haleri
    .partitive = haleria
noun-hryvnia = hryvnia
    .partitive = hryvniaa
noun-kobo = kobo
    .partitive = koboa
noun-kopek = kopeekka
    .partitive = kopeekkaa
noun-kopiyka = { noun-kopek }
noun-koruna = koruna
    .partitive = korunaa
noun-krona = kruunu
    .partitive = kruunua
noun-krona-2 = { noun-krona }
noun-krone = { noun-krona }
noun-kurus = kuruš
    .partitive = kurušia
noun-lari = lari
    .partitive = laria
noun-leu = leu
    .partitive = leuta
noun-lev = lev
    .partitive = leviä
noun-lira = liira
    .partitive = liiraa
noun-mark = markka
    .partitive = markkaa
noun-millime = millimi
    .partitive = millimiä
noun-naira = naira
    .partitive = nairaa
noun-ore = äyri
    .partitive = äyriä
noun-re = { noun-ore }
noun-paisa = paisa
    .partitive = paisaa
noun-penny = penny
    .partitive = pennyä
noun-peso = peso
    .partitive = pesoa
noun-piaster = piasteri
    .partitive = piasteria
noun-pound = punta
    .partitive = puntaa
noun-rand = randi
    .partitive = randia
noun-real = real
    .partitive = realia
noun-rial = rial
    .partitive = rialia
noun-ringgit = ringgit
    .partitive = ringgitiä
noun-riyal = { noun-rial }
noun-ruble = rupla
    .partitive = ruplaa
noun-rupee = rupia
    .partitive = rupiaa
noun-rupiah = { noun-rupee }
noun-satang = satang
    .partitive = satangia
noun-sen = sen
    .partitive = seniä
noun-shekel = sekeli
    .partitive = sekeliä
noun-shilling = šillinki
    .partitive = šillinkiä
noun-sol = sol
    .partitive = solia
noun-stotinka = stotinka
    .partitive = stotinkaa
noun-tetri = tetri
    .partitive = tetriä
noun-won = won
    .partitive = wonia
noun-yen = jeni
    .partitive = jeniä
noun-yuan = juan
    .partitive = juania
noun-zloty = zloty
    .partitive = zlotya

## Currencies

# CLDR has all of the country's name.
currency-bam = Bosnian vaihdettava { noun-mark }
    .partitive = Bosnian vaihdettavaa markkaa
currency-cny = { noun-yuan }
    .full = Kiinan { noun-yuan }
currency-eur =
    .minor-alone = euro{ noun-cent }
# British pence are known everywhere.
currency-gbp =
    .minor-alone = { noun-penny }
currency-huf = { noun-forint }
    .full = Unkarin { noun-forint }
# CLDR has "Israelin uusi sekeli", which nobody says.
currency-ils = Israelin { noun-shekel }
currency-jpy = { noun-yen }
    .full = Japanin { noun-yen }
currency-myr = { noun-ringgit }
    .full = Malesian { noun-ringgit }
# CLDR has "Puolan złoty", which voices misread.
currency-pln = { noun-zloty }
    .full = Puolan { noun-zloty }
currency-twd = Taiwanin { noun-dollar }
currency-czk = Tšekin { noun-koruna }

currency-ang = Alankomaiden Antillien guldeni
    .partitive = Alankomaiden Antillien guldenia
# same
currency-bgn = Bulgarian { noun-lev }
currency-cuc = Kuuban vaihdettava peso
    .partitive = Kuuban vaihdettavaa pesoa
currency-hrk = Kroatian kuna
    .partitive = Kroatian kunaa
currency-sll = Sierra Leonen vanha leone
    .partitive = Sierra Leonen vanhaa leonea
currency-zwl = Zimbabwen { noun-dollar }

# CLDR leaves these names in Spanish.
# same
currency-bov = Bolivian mvdol
    .partitive = Bolivian mvdolia
currency-clf = Chilen laskentayksikkö
    .partitive = Chilen laskentayksikköä
currency-cou = Kolumbian reaaliarvoyksikkö
    .partitive = Kolumbian reaaliarvoyksikköä
currency-mxv = Meksikon sijoitusyksikkö
    .partitive = Meksikon sijoitusyksikköä
currency-uyi = Uruguayn indeksiyksikkö
    .partitive = Uruguayn indeksiyksikköä
currency-uyw = Uruguayn palkkaindeksiyksikkö
    .partitive = Uruguayn palkkaindeksiyksikköä
# With a plain apostrophe: voices may name the letter that CLDR has.
currency-top = Tongan pa'anga
    .partitive = Tongan pa'angaa
currency-usn = Yhdysvaltain seuraavan päivän dollari
    .partitive = Yhdysvaltain seuraavan päivän dollaria
currency-ved = Venezuelan digitaalinen bolívar
    .partitive = Venezuelan digitaalista bolívaria
# CLDR has the letters of their banks.
currency-xaf = Keski-Afrikan CFA-frangi
    .partitive = Keski-Afrikan CFA-frangia
currency-xof = Länsi-Afrikan CFA-frangi
    .partitive = Länsi-Afrikan CFA-frangia
currency-xcg = Karibian guldeni
    .partitive = Karibian guldenia
currency-xua = Afrikan kehityspankin laskentayksikkö
    .partitive = Afrikan kehityspankin laskentayksikköä
currency-zwg = Zimbabwen kulta
    .partitive = Zimbabwen kultaa

## Cryptocurrencies, and their smaller units, which have codes of their own

# same
currency-btc = bitcoin
    .partitive = bitcoinia
# same
currency-sats = satoshi
    .partitive = satoshia
# same
currency-eth = ether
    .partitive = etheriä
# same
currency-gwei = gwei
    .partitive = gweitä
# same
currency-usdt = Tether
    .partitive = Tetheriä
# same
currency-usdc = USD Coin
    .partitive = USD Coinia

## Other currencies

# A currency that the tables have no name for: it is spelled out.
currency-unknown = { $count } { SPELL($code) }
