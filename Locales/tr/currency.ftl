### Short names and smaller units: aed ars aud azn bgn bhd brl cad chf clp cny cop czk dkk egp eur gbp gel ghs
###     hkd huf idr ils inr iqd irr isk jod jpy kes krw kwd kzt lkr mad mdl mxn myr ngn nok nzd omr pen php pkr
###     pln qar ron rsd rub sar sek sgd thb tnd try twd uah usd vnd zar

## Currencies, by ISO 4217 code
##
## The names are CLDR's, unless a comment gives the reason for another one. In a name with a country, the noun has a possessive
## suffix (ABD doları), so the nouns below are heard only without a country (25 dolar). Smaller units are here for the
## currencies that people who speak Turkish know. Amounts of all others are decimals.

## Nouns

noun-afghani = afgani
noun-agora = agora
noun-baht = baht
noun-baisa = baysa
noun-ban = bani
noun-cedi = cedi
noun-cent = sent
noun-centavo = sentavo
noun-centime = santim
noun-centimo = sentimo
noun-dinar = dinar
noun-dirham = dirhem
noun-dollar = dolar
noun-dong = dong
noun-fen = fen
noun-filler = filler
noun-fils = fils
noun-forint = forint
noun-franc = frank
noun-grosz = groş
noun-halala = halala
noun-heller = heller
noun-hryvnia = grivna
noun-kobo = kobo
noun-kopek = kapik
noun-kopiyka = kopiyka
noun-koruna = koruna
noun-krona = { noun-krone }
noun-krona-2 = { noun-krone }
noun-krone = kron
noun-kurus = kuruş
noun-lari = lari
noun-leu = ley
noun-lev = leva
noun-lira = lira
noun-manat = manat
noun-millime = milim
noun-naira = naira
noun-ore = öre
noun-paisa = paisa
noun-penny = peni
noun-pesewa = pesewa
noun-peso = peso
# same as noun-kurus
noun-piaster = kuruş
noun-pound = { noun-lira }
noun-qapik = kepik
noun-rand = rand
noun-re = { noun-ore }
noun-real = real
noun-rial = riyal
noun-ringgit = ringgit
noun-riyal = { noun-rial }
noun-ruble = ruble
noun-rupee = rupi
noun-rupiah = { noun-rupee }
noun-satang = satang
noun-sen = sen
noun-shekel = şekel
noun-shilling = şilin
noun-sol = sol
noun-sterling = sterlin
noun-stotinka = stotinka
noun-tenge = tenge
noun-tetri = tetri
noun-tiyn = tiyin
noun-won = won
noun-yen = yen
noun-yuan = yuan
noun-zloty = zloti

## Currencies with short names

currency-aed =
    .local = { noun-dirham }
    .full = Birleşik Arap Emirlikleri dirhemi
    .minor-alone = BAE filsi
currency-ars =
    .local = { noun-peso }
    .minor-alone = Arjantin sentavosu
currency-aud =
    .local = { noun-dollar }
    .minor-alone = Avustralya senti
currency-azn =
    .local = { noun-manat }
currency-bgn = Bulgar levası
    .local = { noun-lev }
currency-bhd =
    .local = { noun-dinar }
    .minor-alone = Bahreyn filsi
currency-brl =
    .local = { noun-real }
    .minor-alone = Brezilya sentavosu
currency-cad =
    .local = { noun-dollar }
    .minor-alone = Kanada senti
currency-chf =
    .local = { noun-franc }
    .minor-alone = İsviçre santimi
currency-clp =
    .local = { noun-peso }
currency-cny =
    .local = { noun-yuan }
    .minor-alone = Çin feni
currency-cop =
    .local = { noun-peso }
    .minor-alone = Kolombiya sentavosu
currency-czk =
    .local = { noun-koruna }
currency-dkk =
    .local = { noun-krone }
    .minor-alone = Danimarka öresi
currency-egp =
    .local = { noun-lira }
    .minor-alone = Mısır kuruşu
# same
currency-eur = euro
    .minor-alone = euro senti
currency-gbp = { noun-sterling }
    .full = İngiliz sterlini
    .minor-alone = { noun-penny }
currency-gel =
    .local = { noun-lari }
currency-ghs =
    .local = { noun-cedi }
currency-hkd =
    .local = { noun-dollar }
    .minor-alone = Hong Kong senti
currency-huf =
    .local = { noun-forint }
currency-idr =
    .local = { noun-rupee }
    .minor-alone = Endonezya seni
currency-ils = İsrail şekeli
    .local = { noun-shekel }
    .full = yeni İsrail şekeli
currency-inr =
    .local = { noun-rupee }
    .minor-alone = Hindistan paisası
currency-iqd =
    .local = { noun-dinar }
currency-irr =
    .local = { noun-rial }
currency-isk =
    .local = { noun-krone }
currency-jod =
    .local = { noun-dinar }
    .minor-alone = Ürdün filsi
currency-jpy = { noun-yen }
    .full = Japon yeni
currency-kes =
    .local = { noun-shilling }
    .minor-alone = Kenya senti
currency-krw =
    .local = { noun-won }
currency-kwd =
    .local = { noun-dinar }
    .minor-alone = Kuveyt filsi
currency-kzt =
    .local = { noun-tenge }
currency-lkr =
    .local = { noun-rupee }
    .minor-alone = Sri Lanka senti
currency-mad =
    .local = { noun-dirham }
    .minor-alone = Fas santimi
currency-mdl =
    .local = { noun-leu }
    .minor-alone = Moldova banisi
currency-mxn =
    .local = { noun-peso }
    .minor-alone = Meksika sentavosu
currency-myr =
    .local = { noun-ringgit }
    .minor-alone = Malezya seni
currency-ngn =
    .local = { noun-naira }
currency-nok =
    .local = { noun-krone }
    .minor-alone = Norveç öresi
currency-nzd =
    .local = { noun-dollar }
    .minor-alone = Yeni Zelanda senti
currency-omr =
    .local = { noun-rial }
currency-pen =
    .local = { noun-sol }
    .minor-alone = Peru sentimosu
currency-php =
    .local = { noun-peso }
    .minor-alone = Filipinler sentavosu
currency-pkr =
    .local = { noun-rupee }
    .minor-alone = Pakistan paisası
currency-pln =
    .local = { noun-zloty }
currency-qar =
    .local = { noun-rial }
    .minor-alone = Katar dirhemi
currency-ron = Romanya leyi
    .local = { noun-leu }
    .minor-alone = Romen banisi
currency-rsd =
    .local = { noun-dinar }
currency-rub =
    .local = { noun-ruble }
currency-sar =
    .local = { noun-rial }
currency-sek =
    .local = { noun-krone }
    .minor-alone = İsveç öresi
currency-sgd =
    .local = { noun-dollar }
    .minor-alone = Singapur senti
currency-thb =
    .local = { noun-baht }
currency-tnd =
    .local = { noun-dinar }
currency-try =
    .local = { noun-lira }
    .minor-alone = { noun-kurus }
currency-twd = Tayvan doları
    .local = { noun-dollar }
    .full = yeni Tayvan doları
    .minor-alone = Tayvan senti
currency-uah =
    .local = { noun-hryvnia }
currency-usd =
    .local = { noun-dollar }
    .minor-alone = ABD senti
currency-vnd =
    .local = { noun-dong }
currency-zar =
    .local = { noun-rand }
    .minor-alone = Güney Afrika senti

## Other currencies, with the name only

# CLDR repeats the name.
currency-afn = { noun-afghani }
currency-ang = Hollanda Antilleri guldeni
currency-bam = konvertibl Bosna Hersek markı
currency-bov = Bolivya mvdolu
currency-che = WIR eurosu
currency-chw = WIR frangı
# CLDR has the Spanish names of these units.
currency-clf = Şili hesap birimi
currency-cou = Kolombiya gerçek değer birimi
# CLDR has the English name of the country.
currency-cve = Yeşil Burun esküdosu
currency-mxv = Meksika yatırım birimi
# The country has a new name.
currency-szl = Esvatini lilangenisi
# Voices stumble over the sign in the middle of the word.
currency-top = Tonga paangası
currency-uyw = Uruguay ücret endeksi birimi
currency-ved = Venezuela dijital bolivarı
currency-xag = troy ons gümüş
currency-xau = troy ons altın
currency-xcg = Karayip guldeni
currency-xdr = özel çekme hakkı
currency-xpd = troy ons paladyum
currency-xpt = troy ons platin
currency-xsu = sucre
currency-xua = Afrika Kalkınma Bankası hesap birimi
currency-zwg = Zimbabve altını

## Cryptocurrencies

# same
currency-btc = bitcoin
# same
currency-sats = satoshi
# same
currency-eth = ether
# same
currency-gwei = gwei
# same
currency-usdt = Tether
# same
currency-usdc = USD Coin

## Other currencies

currency-unknown = { $count } { SPELL($code) }
