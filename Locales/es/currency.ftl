### Short names and smaller units: aed ars aud bgn bhd bob brl byn cad chf clp cny cop crc cup czk dkk dop egp eur gbp
###     gel gtq hkd hnl huf idr ils inr jod jpy kes krw kwd lyd mad mdl mxn myr ngn nio nok nzd omr pab pen php pkr pln
###     pyg qar ron rub sar sek sgd thb tnd try twd uah usd uyu ves xaf xof zar
### Smaller unit alone: { $minor } de { $name }
### Gender: masculine

## Currencies, by ISO 4217 code
##
## If currencies share a noun, an adjective distinguishes them (dólar estadounidense). Bolívar, euro, esloti, forinto,
## grivna, guaraní, lempira, quetzal, ringit, séquel, yen, and yuan have no adjective, because no other currency has the
## same name, and news in Spanish leaves out the country. The name of a smaller unit alone includes the larger unit
## (centavos de peso argentino). Kopeks and sen have the adjective where the larger unit has none (kopeks ucranianos).
##
## Most listeners hear the value. Listeners in the currency's own region hear .local. An app must ask for .full. The
## attribute .minor is the smaller unit after the larger one, and .minor-alone is the smaller unit alone. If an entry
## has only attributes, its value is CLDR's name in cldr.ftl. All other names are CLDR's, too, unless a comment gives
## the reason for another one.

## Nouns that the names of several currencies share

noun-agora = agorá
    .plural = agorot
    .gender = feminine
noun-baisa = baisa
    .plural = baisas
    .gender = feminine
noun-ban = ban
    .plural = bani
    .gender = masculine
noun-centavo = centavo
    .plural = centavos
    .gender = masculine
noun-cent = { noun-centavo }
noun-centesimo = centésimo
    .plural = centésimos
    .gender = masculine
noun-centimo = céntimo
    .plural = céntimos
    .gender = masculine
noun-centime = { noun-centimo }
noun-crown = corona
    .plural = coronas
    .gender = feminine
noun-fen = fen
    .gender = masculine
noun-filler = fillér
    .gender = masculine
noun-fils = fils
    .gender = masculine
noun-grosz = grosz
    .plural = groszy
    .gender = masculine
noun-halala = halala
    .plural = halalas
    .gender = feminine
noun-heller = heller
    .plural = hellers
    .gender = masculine
noun-hryvnia =
    .gender = feminine
noun-kobo = kobo
    .plural = kobos
    .gender = masculine
noun-kopek = kopek
    .plural = kopeks
    .gender = masculine
noun-kopiyka = { noun-kopek }
noun-kurus = kurus
    .gender = masculine
noun-lev =
    .gender = feminine
noun-lira =
    .gender = feminine
# Of the Tunisian dinar, in plain Spanish: its French name is not known in Spain.
noun-millime = milésima
    .plural = milésimas
    .gender = feminine
noun-ore = ore
    .plural = ores
    .gender = masculine
noun-re = { noun-ore }
noun-paisa = paisa
    .plural = paisas
    .gender = feminine
noun-penny = penique
    .plural = peniques
    .gender = masculine
noun-piaster = piastra
    .plural = piastras
    .gender = feminine
noun-pound =
    .gender = feminine
noun-rupee =
    .gender = feminine
noun-satang = satang
    .gender = masculine
noun-sen = sen
    .gender = masculine
noun-shekel = séquel
    .plural = séqueles
    .gender = masculine
noun-stotinka = stotinka
    .plural = stotinki
    .gender = feminine
noun-tetri = tetri
    .plural = tetris
    .gender = masculine
noun-won =
    .plural = wones

## Adjectives

word-chinese = chino
    .feminine = china
    .masculine-plural = chinos
    .feminine-plural = chinas
word-guatemalan = guatemalteco
    .feminine = guatemalteca
    .masculine-plural = guatemaltecos
    .feminine-plural = guatemaltecas
word-honduran = hondureño
    .feminine = hondureña
    .masculine-plural = hondureños
    .feminine-plural = hondureñas
word-hungarian = húngaro
    .feminine = húngara
    .masculine-plural = húngaros
    .feminine-plural = húngaras
word-israeli = israelí
    .masculine-plural = israelíes
word-japanese = japonés
    .feminine = japonesa
    .masculine-plural = japoneses
    .feminine-plural = japonesas
word-malaysian = malasio
    .feminine = malasia
    .masculine-plural = malasios
    .feminine-plural = malasias
word-new = nuevo
    .feminine = nueva
    .masculine-plural = nuevos
    .feminine-plural = nuevas
word-panamanian = panameño
    .feminine = panameña
    .masculine-plural = panameños
    .feminine-plural = panameñas
word-paraguayan = paraguayo
    .feminine = paraguaya
    .masculine-plural = paraguayos
    .feminine-plural = paraguayas
word-polish = polaco
    .feminine = polaca
    .masculine-plural = polacos
    .feminine-plural = polacas
word-ukrainian = ucraniano
    .feminine = ucraniana
    .masculine-plural = ucranianos
    .feminine-plural = ucranianas
word-venezuelan = venezolano
    .feminine = venezolana
    .masculine-plural = venezolanos
    .feminine-plural = venezolanas

## The most common currencies, with their smaller units, and all that of countries where Spanish is spoken

# CLDR names all of the Emirates.
currency-aed = dírham emiratí
    .plural = dírhams emiratíes
    .gender = masculine
    .full = { noun-dirham } de los Emiratos Árabes Unidos
currency-bgn = leva búlgara
    .plural = levas búlgaras
    .gender = feminine
# CLDR has "yuan renminbi", which nobody says.
currency-cny = { noun-yuan }
    .full = { noun-yuan } { word-chinese }
currency-eur =
    .minor = { noun-centimo }
currency-gbp =
    .minor-alone = { noun-penny }
currency-gel =
    .minor-alone = { noun-tetri } de lari georgiano
currency-gtq = { noun-quetzal }
currency-hnl = { noun-lempira }
currency-huf = { noun-forint }
currency-ils = { noun-shekel }
currency-jpy = { noun-yen }
# CLDR has "wons". The dictionary of the Real Academia has "wones".
currency-krw =
    .plural = wones surcoreanos
    .local = { noun-won }
currency-myr = { noun-ringgit }
    .minor-alone = { noun-sen } { word-malaysian }
# "Córdoba oro" is its name in law.
currency-nio = córdoba nicaragüense
    .plural = córdobas nicaragüenses
    .gender = masculine
    .full = { noun-cordoba } oro
currency-omr =
    .minor-alone = { noun-baisa } de rial omaní
currency-pab = { noun-balboa }
currency-pln = { noun-zloty }
currency-pyg = { noun-guarani }
currency-tnd =
    .minor-alone = { noun-millime } de dinar tunecino
currency-twd =
    .minor-alone = { noun-centavo } de dólar taiwanés
currency-uah = { noun-hryvnia }
    .minor-alone = { noun-kopek } { word-ukrainian }
# The name of VES in law, from 2021 on, which CLDR has not.
currency-ved = bolívar digital
    .plural = bolívares digitales
    .gender = masculine
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de bolívar digital
currency-ves = { noun-bolivar }

## Other money, by its name alone

currency-ang = florín antillano
    .plural = florines antillanos
    .gender = masculine
# CLDR writes it in capitals, alike in singular and plural.
currency-bov = mvdol boliviano
    .plural = mvdoles bolivianos
    .gender = masculine
currency-clf =
    .gender = feminine
# CLDR inflects "real" and leaves out the country.
currency-cou = unidad de valor real colombiana
    .plural = unidades de valor real colombianas
    .gender = feminine
currency-kpw =
    .plural = wones norcoreanos
currency-mop =
    .gender = feminine
currency-mvr =
    .gender = feminine
currency-mxv =
    .gender = feminine
currency-sle =
    .gender = feminine
currency-stn =
    .gender = feminine
# CLDR has the adjective in the masculine.
currency-uyw = unidad previsional uruguaya
    .plural = unidades previsionales uruguayas
    .gender = feminine
# The metals are counted in ounces; CLDR names the metal alone.
currency-xag = onza troy de plata
    .plural = onzas troy de plata
    .gender = feminine
currency-xau = onza troy de oro
    .plural = onzas troy de oro
    .gender = feminine
# CLDR has no singular.
currency-xdr = derecho especial de giro
    .plural = derechos especiales de giro
    .gender = masculine
currency-xpd = onza troy de paladio
    .plural = onzas troy de paladio
    .gender = feminine
currency-xpt = onza troy de platino
    .plural = onzas troy de platino
    .gender = feminine
# The money of account of a few states of Latin America, which CLDR leaves out.
currency-xsu = sucre
    .plural = sucres
    .gender = masculine
# CLDR leaves it out.
currency-xua = unidad de cuenta del Banco Africano de Desarrollo
    .plural = unidades de cuenta del Banco Africano de Desarrollo
    .gender = feminine
# CLDR has no name for this currency. At home it is called by the letters of its short name, as one word.
currency-zwg = zig zimbabuense
    .plural = zigs zimbabuenses
    .gender = masculine

## Cryptocurrencies, and their smaller units

# same
currency-btc = bitcoin
    .plural = bitcoins
    .gender = masculine
# same
currency-sats = satoshi
    .plural = satoshis
    .gender = masculine
currency-eth = éter
    .plural = éteres
    .gender = masculine
# same
currency-gwei = gwei
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
