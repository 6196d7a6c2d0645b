### Short names and smaller units: ars aud bgn brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel hkd huf idr ils inr
###     isk jpy kes krw mad mdl mxn myr ngn nok nzd pen php pkr pln ron rsd rub sar sek sgd thb try twd uah usd uyu zar
### Smaller unit alone: { $minor } de { $name }
### Gender: masculine

## Currencies, by ISO 4217 code
##
## If currencies share a noun, an adjective distinguishes them (dòlar canadenc). The name of a smaller unit alone includes
## the larger unit (cèntim de dòlar canadenc). All names are CLDR's, unless a comment gives the reason for another one.

## Nouns that the names of several currencies share

noun-agora = agorà
    .plural = agorot
    .gender = feminine
noun-ban = ban
    .plural = bani
    .gender = masculine
noun-cent = cèntim
    .plural = cèntims
    .gender = masculine
noun-centime = { noun-cent }
noun-centimo = { noun-cent }
noun-centesimo = { noun-cent }
noun-centavo = centau
    .plural = centaus
    .gender = masculine
noun-fen = fen
    .plural = fens
    .gender = masculine
noun-filler = fillér
    .plural = fillérs
    .gender = masculine
noun-grosz = grosz
    .plural = groszy
    .gender = masculine
noun-halala = halala
    .plural = halales
    .gender = feminine
noun-heller = heller
    .plural = hellers
    .gender = masculine
noun-hryvnia =
    .gender = feminine
noun-kobo = kobo
    .plural = kobos
    .gender = masculine
noun-kopek = copec
    .plural = copecs
    .gender = masculine
noun-kopiyka = { noun-kopek }
noun-kurus = kurus
    .gender = masculine
noun-krone =
    .gender = feminine
noun-naira =
    .gender = feminine
noun-shekel = xéquel
    .plural = xéquels
    .gender = masculine
# CLDR has the Polish plural of 2.
noun-zloty = zloty
    .plural = zlotys
    .gender = masculine
noun-lira =
    .gender = feminine
noun-ore = öre
    .gender = masculine
noun-re = { noun-ore }
noun-paisa = paisa
    .plural = paises
    .gender = feminine
noun-penny = penic
    .plural = penics
    .gender = masculine
noun-piaster = piastra
    .plural = piastres
    .gender = feminine
noun-pound =
    .gender = feminine
noun-rupee =
    .gender = feminine
noun-satang = satang
    .plural = satangs
    .gender = masculine
noun-sen = sen
    .plural = sens
    .gender = masculine
noun-stotinka = stotinka
    .plural = stotinki
    .gender = feminine
noun-tetri = tetri
    .plural = tetris
    .gender = masculine

## The most common currencies, with their smaller units

currency-bgn = lev búlgar
    .plural = leva búlgars
    .gender = masculine
# "De" loses its vowel, which the script does not know.
currency-eur =
    .minor-alone = { noun-cent } d’euro
currency-gbp =
    .minor-alone = { noun-penny }
currency-ils = { noun-shekel }
currency-ngn = naira nigeriana
    .plural = naires nigerianes
    .gender = feminine
currency-pln = { noun-zloty }
    .full = { noun-zloty } polonès
# CLDR has "nou dòlar de Taiwan".
currency-twd = { noun-dollar } de Taiwan
    .plural = dòlars de Taiwan
    .gender = masculine
currency-uah =
    .minor-alone = { noun-kopek } d’hrívnia
currency-usd = dòlar americà
    .plural = dòlars americans
    .gender = masculine
    .full = { noun-dollar } dels Estats Units
# The two CFA francs by their region; CLDR has the letters of their central banks.
currency-xaf = franc CFA de l’Àfrica Central
    .plural = francs CFA de l’Àfrica Central
    .gender = masculine
currency-xof = franc CFA de l’Àfrica Occidental
    .plural = francs CFA de l’Àfrica Occidental
    .gender = masculine

## Other money, by its name alone

currency-ang = florí de les Antilles Neerlandeses
    .plural = florins de les Antilles Neerlandeses
    .gender = masculine
currency-bov = mvdol bolivià
    .plural = mvdols bolivians
    .gender = masculine
currency-bdt = taka
    .plural = takes
    .gender = feminine
currency-bwp =
    .gender = feminine
currency-clf = unitat de foment xilena
    .plural = unitats de foment xilenes
    .gender = feminine
currency-cou = unitat de valor real colombiana
    .plural = unitats de valor real colombianes
    .gender = feminine
currency-hnl =
    .gender = feminine
currency-mop =
    .gender = feminine
currency-mxv = unitat d’inversió mexicana
    .plural = unitats d’inversió mexicanes
    .gender = feminine
currency-mwk = kwacha malawià
    .plural = kwaches malawians
    .gender = masculine
currency-pgk =
    .gender = feminine
currency-stn = dobra de São Tomé i Príncipe
    .plural = dobres de São Tomé i Príncipe
    .gender = feminine
currency-szl = lilangeni swazi
    .plural = lilangenis swazis
    .gender = masculine
# CLDR has another apostrophe.
currency-top = pa’anga tongà
    .plural = pa’angas tongans
    .gender = masculine
# CLDR has no name for this one and the next.
currency-uyw = unitat previsional uruguaiana
    .plural = unitats previsionals uruguaianes
    .gender = feminine
currency-ved = bolívar digital
    .plural = bolívars digitals
    .gender = masculine
# The metals are counted in ounces; CLDR names the metal alone.
currency-xag = unça troy de plata
    .plural = unces troy de plata
    .gender = feminine
currency-xau = unça troy d’or
    .plural = unces troy d’or
    .gender = feminine
currency-xpd = unça troy de pal·ladi
    .plural = unces troy de pal·ladi
    .gender = feminine
currency-xpt = unça troy de platí
    .plural = unces troy de platí
    .gender = feminine
currency-xcg = florí caribeny
    .plural = florins caribenys
    .gender = masculine
# CLDR has no singular.
currency-xdr = dret especial de gir
    .plural = drets especials de gir
    .gender = masculine
currency-xsu = sucre
    .plural = sucres
    .gender = masculine
currency-xua = unitat de compte del Banc Africà de Desenvolupament
    .plural = unitats de compte del Banc Africà de Desenvolupament
    .gender = feminine
currency-zmw = kwacha zambià
    .plural = kwaches zambians
    .gender = masculine
# At home it is called by the letters of its short name, as one word.
currency-zwg = zig zimbabuès
    .plural = zigs zimbabuesos
    .gender = masculine

## Cryptocurrencies, and their smaller units

# same
currency-btc = bitcoin
    .plural = bitcoins
    .gender = masculine
currency-eth = èter
    .plural = èters
    .gender = masculine
# same
currency-sats = satoshi
    .plural = satoshis
    .gender = masculine
# same
currency-gwei = gwei
    .plural = gweis
    .gender = masculine
# The name of a coin.
# same
currency-usdt = Tether
    .gender = masculine
# The name of a coin.
# same
currency-usdc = USD Coin
    .gender = masculine

## Other currencies

currency-unknown = { $count } { SPELL($code) }
