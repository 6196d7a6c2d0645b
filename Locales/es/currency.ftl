## Currencies, by ISO 4217 code
##
## An adjective tells apart what shares its noun (dólar estadounidense). Bolívar, euro, esloti, forinto, grivna,
## guaraní, lempira, quetzal, ringit, séquel, yen and yuan stand alone: no other currency is called so, and news in
## Spanish says them without their country. A smaller unit by itself is told apart by the larger one (centavos de peso
## argentino).
##
## The value is said to most listeners, .local where the money is the region's own, .full only when asked for; .minor is
## the smaller unit, .minor-alone the smaller unit by itself. What has attributes alone here has its value, which is
## CLDR's name, in cldr.ftl. A name is CLDR's unless a comment says why it is not.

## Nouns that several names share

# same
noun-agora = agorá
    .plural = agorot
    .gender = feminine
noun-baht = bat
    .plural = bats
    .gender = masculine
# same
noun-baisa = baisa
    .plural = baisas
    .gender = feminine
# same
noun-balboa = balboa
    .plural = balboas
    .gender = masculine
# same
noun-ban = ban
    .plural = bani
    .gender = masculine
# same
noun-bolivar = bolívar
    .plural = bolívares
    .gender = masculine
noun-cent = centavo
    .plural = centavos
    .gender = masculine
noun-centesimo = centésimo
    .plural = centésimos
    .gender = masculine
noun-centimo = céntimo
    .plural = céntimos
    .gender = masculine
# same
noun-colon = colón
    .plural = colones
    .gender = masculine
# same
noun-cordoba = córdoba
    .plural = córdobas
    .gender = masculine
noun-crown = corona
    .plural = coronas
    .gender = feminine
# same
noun-dinar = dinar
    .plural = dinares
    .gender = masculine
noun-dirham = dírham
    .plural = dírhams
    .gender = masculine
noun-dollar = dólar
    .plural = dólares
    .gender = masculine
# same
noun-fen = fen
    .gender = masculine
# same
noun-filler = fillér
    .gender = masculine
# same
noun-fils = fils
    .gender = masculine
noun-forint = forinto
    .plural = forintos
    .gender = masculine
noun-franc = franco
    .plural = francos
    .gender = masculine
# same
noun-grosz = grosz
    .plural = groszy
    .gender = masculine
noun-guarani = guaraní
    .plural = guaraníes
    .gender = masculine
# same
noun-halala = halala
    .plural = halalas
    .gender = feminine
# same
noun-heller = heller
    .plural = hellers
    .gender = masculine
noun-hryvnia = grivna
    .plural = grivnas
    .gender = feminine
# same
noun-kobo = kobo
    .plural = kobos
    .gender = masculine
# same
noun-kopek = kopek
    .plural = kopeks
    .gender = masculine
noun-kurus = kurus
    .gender = masculine
# same
noun-lari = lari
    .plural = laris
    .gender = masculine
# same
noun-lempira = lempira
    .plural = lempiras
    .gender = masculine
# same
noun-leu = leu
    .plural = leus
    .gender = masculine
noun-lev = leva
    .plural = levas
    .gender = feminine
# same
noun-lira = lira
    .plural = liras
    .gender = feminine
# Of the Tunisian dinar, in plain Spanish: its French name is not known in Spain.
noun-millime = milésima
    .plural = milésimas
    .gender = feminine
# same
noun-naira = naira
    .plural = nairas
    .gender = masculine
noun-ore = ore
    .plural = ores
    .gender = masculine
# same
noun-paisa = paisa
    .plural = paisas
    .gender = feminine
noun-penny = penique
    .plural = peniques
    .gender = masculine
# same
noun-peso = peso
    .plural = pesos
    .gender = masculine
noun-piaster = piastra
    .plural = piastras
    .gender = feminine
noun-pound = libra
    .plural = libras
    .gender = feminine
# same
noun-quetzal = quetzal
    .plural = quetzales
    .gender = masculine
# same
noun-rand = rand
    .plural = rands
    .gender = masculine
# same
noun-real = real
    .plural = reales
    .gender = masculine
# same
noun-rial = rial
    .plural = riales
    .gender = masculine
noun-ringgit = ringit
    .plural = ringits
    .gender = masculine
noun-ruble = rublo
    .plural = rublos
    .gender = masculine
noun-rupee = rupia
    .plural = rupias
    .gender = feminine
# same
noun-satang = satang
    .gender = masculine
# same
noun-sen = sen
    .gender = masculine
noun-shekel = séquel
    .plural = séqueles
    .gender = masculine
noun-shilling = chelín
    .plural = chelines
    .gender = masculine
# same
noun-sol = sol
    .plural = soles
    .gender = masculine
# same
noun-stotinka = stotinka
    .plural = stotinki
    .gender = feminine
# same
noun-tetri = tetri
    .plural = tetris
    .gender = masculine
# same
noun-won = won
    .plural = wons
    .gender = masculine
# same
noun-yen = yen
    .plural = yenes
    .gender = masculine
# same
noun-yuan = yuan
    .plural = yuanes
    .gender = masculine
noun-zloty = esloti
    .plural = eslotis
    .gender = masculine

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

## The money that is named most often, with its smaller unit, and all that of countries where Spanish is spoken

# CLDR names all of the Emirates.
currency-aed = dírham emiratí
    .plural = dírhams emiratíes
    .gender = masculine
    .local = { noun-dirham }
    .full = { noun-dirham } de los Emiratos Árabes Unidos
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dírham emiratí
currency-ars =
    .local = { noun-peso }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de peso argentino
currency-aud =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dólar australiano
currency-bgn = leva búlgara
    .plural = levas búlgaras
    .gender = feminine
    .local = { noun-lev }
    .minor = { noun-stotinka }
currency-bhd =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dinar bareiní
currency-bob =
    .gender = masculine
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de boliviano
currency-brl =
    .local = { noun-real }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de real brasileño
currency-byn =
    .local = { noun-ruble }
    .minor = { noun-kopek }
    .minor-alone = { noun-kopek } de rublo bielorruso
currency-cad =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dólar canadiense
currency-chf =
    .local = { noun-franc }
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de franco suizo
currency-clp =
    .local = { noun-peso }
# CLDR has "yuan renminbi", which nobody says.
currency-cny = { noun-yuan }
    .full = { noun-yuan } { word-chinese }
    .minor = { noun-fen }
currency-cop =
    .local = { noun-peso }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de peso colombiano
currency-crc =
    .local = { noun-colon }
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de colón costarricense
currency-cup =
    .local = { noun-peso }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de peso cubano
currency-czk =
    .local = { noun-crown }
    .minor = { noun-heller }
currency-dkk =
    .local = { noun-crown }
    .minor = { noun-ore }
    .minor-alone = { noun-ore } de corona danesa
currency-dop =
    .local = { noun-peso }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de peso dominicano
currency-egp =
    .local = { noun-pound }
    .minor = { noun-piaster }
    .minor-alone = { noun-piaster } de libra egipcia
currency-eur =
    .gender = masculine
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de euro
currency-gbp =
    .local = { noun-pound }
    .minor = { noun-penny }
currency-gel =
    .local = { noun-lari }
    .minor = { noun-tetri }
    .minor-alone = { noun-tetri } de lari georgiano
currency-gtq = { noun-quetzal }
    .full = { noun-quetzal } { word-guatemalan }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de quetzal
currency-hkd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dólar hongkonés
currency-hnl = { noun-lempira }
    .full = { noun-lempira } { word-honduran }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de lempira
currency-huf = { noun-forint }
    .full = { noun-forint } { word-hungarian }
    .minor = { noun-filler }
currency-idr =
    .local = { noun-rupee }
    .minor = { noun-sen }
    .minor-alone = { noun-sen } de rupia indonesia
currency-ils = { noun-shekel }
    .full = { word-new } { noun-shekel } { word-israeli }
    .minor = { noun-agora }
currency-inr =
    .local = { noun-rupee }
    .minor = { noun-paisa }
    .minor-alone = { noun-paisa } de rupia india
currency-jod =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dinar jordano
currency-jpy = { noun-yen }
    .full = { noun-yen } { word-japanese }
currency-kes =
    .local = { noun-shilling }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de chelín keniano
currency-krw =
    .local = { noun-won }
currency-kwd =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dinar kuwaití
currency-lyd =
    .local = { noun-dinar }
    .minor = { noun-dirham }
    .minor-alone = { noun-dirham } de dinar libio
currency-mad =
    .local = { noun-dirham }
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de dírham marroquí
currency-mdl =
    .local = { noun-leu }
    .minor = { noun-ban }
    .minor-alone = { noun-ban } de leu moldavo
currency-mxn =
    .local = { noun-peso }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de peso mexicano
currency-myr = { noun-ringgit }
    .full = { noun-ringgit } { word-malaysian }
    .minor = { noun-sen }
    .minor-alone = { noun-sen } de ringit
currency-ngn =
    .local = { noun-naira }
    .minor = { noun-kobo }
# "Córdoba oro" is its name in law.
currency-nio = córdoba nicaragüense
    .plural = córdobas nicaragüenses
    .gender = masculine
    .local = { noun-cordoba }
    .full = { noun-cordoba } oro
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de córdoba nicaragüense
currency-nok =
    .local = { noun-crown }
    .minor = { noun-ore }
    .minor-alone = { noun-ore } de corona noruega
currency-nzd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dólar neozelandés
currency-omr =
    .local = { noun-rial }
    .minor = { noun-baisa }
    .minor-alone = { noun-baisa } de rial omaní
currency-pab = { noun-balboa }
    .full = { noun-balboa } { word-panamanian }
    .minor = { noun-centesimo }
    .minor-alone = { noun-centesimo } de balboa
currency-pen =
    .local = { noun-sol }
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de sol peruano
currency-php =
    .local = { noun-peso }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de peso filipino
currency-pkr =
    .local = { noun-rupee }
    .minor = { noun-paisa }
    .minor-alone = { noun-paisa } de rupia pakistaní
currency-pln = { noun-zloty }
    .full = { noun-zloty } { word-polish }
    .minor = { noun-grosz }
currency-pyg = { noun-guarani }
    .full = { noun-guarani } { word-paraguayan }
currency-qar =
    .local = { noun-rial }
    .minor = { noun-dirham }
    .minor-alone = { noun-dirham } de rial catarí
currency-ron =
    .local = { noun-leu }
    .minor = { noun-ban }
    .minor-alone = { noun-ban } de leu rumano
currency-rub =
    .local = { noun-ruble }
    .minor = { noun-kopek }
    .minor-alone = { noun-kopek } de rublo ruso
currency-sar =
    .local = { noun-rial }
    .minor = { noun-halala }
currency-sek =
    .local = { noun-crown }
    .minor = { noun-ore }
    .minor-alone = { noun-ore } de corona sueca
currency-sgd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dólar singapurense
currency-thb =
    .local = { noun-baht }
    .minor = { noun-satang }
currency-tnd =
    .local = { noun-dinar }
    .minor = { noun-millime }
    .minor-alone = { noun-millime } de dinar tunecino
currency-try =
    .local = { noun-lira }
    .minor = { noun-kurus }
currency-twd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dólar taiwanés
currency-uah = { noun-hryvnia }
    .full = { noun-hryvnia } { word-ukrainian }
    .minor = { noun-kopek }
    .minor-alone = { noun-kopek } de grivna
currency-usd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de dólar estadounidense
currency-uyu =
    .local = { noun-peso }
    .minor = { noun-centesimo }
    .minor-alone = { noun-centesimo } de peso uruguayo
# The name of VES in law, from 2021 on, which CLDR has not.
currency-ved = bolívar digital
    .plural = bolívares digitales
    .gender = masculine
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de bolívar digital
currency-ves = { noun-bolivar }
    .full = { noun-bolivar } { word-venezuelan }
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } de bolívar
currency-zar =
    .local = { noun-rand }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } de rand sudafricano
## Other money, by its name alone

currency-afn =
    .gender = masculine
currency-all =
    .gender = masculine
currency-amd =
    .gender = masculine
currency-ang = florín antillano
    .plural = florines antillanos
    .gender = masculine
currency-aoa =
    .gender = masculine
currency-awg =
    .gender = masculine
currency-azn =
    .gender = masculine
currency-bam =
    .gender = masculine
currency-bdt =
    .gender = masculine
# CLDR writes it in capitals, alike in singular and plural.
currency-bov = mvdol boliviano
    .plural = mvdoles bolivianos
    .gender = masculine
currency-btn =
    .gender = masculine
currency-bwp =
    .gender = masculine
currency-che =
    .gender = masculine
currency-clf =
    .gender = feminine
# CLDR inflects "real" and leaves out the country.
currency-cou = unidad de valor real colombiana
    .plural = unidades de valor real colombianas
    .gender = feminine
currency-cuc = peso cubano convertible
    .plural = pesos cubanos convertibles
    .gender = masculine
currency-cve =
    .gender = masculine
currency-ern =
    .gender = masculine
currency-etb =
    .gender = masculine
currency-ghs =
    .gender = masculine
currency-gmd =
    .gender = masculine
currency-hrk = kuna croata
    .plural = kunas croatas
    .gender = feminine
currency-htg =
    .gender = masculine
currency-kgs =
    .gender = masculine
currency-khr =
    .gender = masculine
currency-kzt =
    .gender = masculine
currency-lak =
    .gender = masculine
currency-lsl =
    .gender = masculine
currency-mga =
    .gender = masculine
currency-mmk =
    .gender = masculine
currency-mnt =
    .gender = masculine
currency-mop =
    .gender = feminine
currency-mru =
    .gender = masculine
currency-mvr =
    .gender = feminine
currency-mwk =
    .gender = masculine
currency-mxv =
    .gender = feminine
currency-mzn =
    .gender = masculine
currency-pgk =
    .gender = masculine
currency-sle =
    .gender = feminine
# CLDR tells it from its successor by the years, in parentheses.
currency-sll = antigua leona sierraleonesa
    .plural = antiguas leonas sierraleonesas
    .gender = feminine
currency-stn =
    .gender = feminine
currency-szl =
    .gender = masculine
currency-tjs =
    .gender = masculine
currency-tmt =
    .gender = masculine
currency-top =
    .gender = masculine
# CLDR has parentheses.
currency-usn = dólar estadounidense del día siguiente
    .plural = dólares estadounidenses del día siguiente
    .gender = masculine
# CLDR has "pesos uruguayos en unidades indexadas".
currency-uyi = unidad indexada uruguaya
    .plural = unidades indexadas uruguayas
    .gender = feminine
# CLDR has the adjective in the masculine.
currency-uyw = unidad previsional uruguaya
    .plural = unidades previsionales uruguayas
    .gender = feminine
currency-uzs =
    .gender = masculine
currency-vnd =
    .gender = masculine
currency-vuv =
    .gender = masculine
currency-wst =
    .gender = masculine
currency-xaf =
    .local = { noun-franc }
# The metals are counted in ounces; CLDR names the metal alone.
currency-xag = onza troy de plata
    .plural = onzas troy de plata
    .gender = feminine
currency-xau = onza troy de oro
    .plural = onzas troy de oro
    .gender = feminine
currency-xcg =
    .gender = masculine
# CLDR has no singular.
currency-xdr = derecho especial de giro
    .plural = derechos especiales de giro
    .gender = masculine
currency-xof =
    .local = { noun-franc }
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
currency-zmw =
    .gender = masculine
# CLDR has no name. At home it is called by the letters of its short name, as one word.
currency-zwg = zig zimbabuense
    .plural = zigs zimbabuenses
    .gender = masculine
# CLDR has no plural.
currency-zwl = dólar zimbabuense
    .plural = dólares zimbabuenses
    .gender = masculine
currency-unknown = { $count } { SPELL($code) }
