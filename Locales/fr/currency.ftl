## Currencies, by ISO 4217 code
##
## Grammar.ftl has the patterns for counting: 0 dollar, 1,50 dollar, vingt et une livres, 1 million de dollars, 1,2
## million d’euros.
##
## French prints "cent" for a hundredth of some currencies. The tables say "centime", as people in France say for the
## euro, because voices read "5 cents" as five hundred. Alone, a centime is named after its currency (50 centimes de
## dollar américain).
##
## Euro, forint, ringgit, shekel, yen, yuan, and zloty have no country, because no other currency has the same name. All
## other names are CLDR's, unless a comment gives the reason for another one.

## Nouns that the names of several currencies share

noun-agora = agora
    .plural = agorot
    .gender = feminine
noun-ariary = ariary
    .plural = ariarys
    .gender = masculine
noun-baht = baht
    .plural = bahts
    .gender = masculine
noun-baisa = baisa
    .plural = baisas
    .gender = masculine
noun-ban = ban
    .plural = bani
    .gender = masculine
noun-cedi = cédi
    .plural = cédis
    .gender = masculine
noun-centavo = centavo
    .plural = centavos
    .gender = masculine
noun-centime = centime
    .plural = centimes
    .gender = masculine
noun-cent = { noun-centime }
noun-centimo = centimo
    .plural = centimos
    .gender = masculine
noun-cfa-franc = franc CFA
    .plural = francs CFA
    .gender = masculine
noun-crown = couronne
    .plural = couronnes
    .gender = feminine
noun-dinar = dinar
    .plural = dinars
    .gender = masculine
noun-dirham = dirham
    .plural = dirhams
    .gender = masculine
noun-dollar = dollar
    .plural = dollars
    .gender = masculine
noun-dong = dông
    .plural = dôngs
    .gender = masculine
noun-egyptian-piaster = piastre égyptienne
    .plural = piastres égyptiennes
    .gender = feminine
noun-fen = fen
    .plural = fens
    .gender = masculine
noun-filler = fillér
    .plural = fillérs
    .gender = masculine
noun-fils = fils
    .gender = masculine
noun-forint = forint
    .plural = forints
    .gender = masculine
noun-franc = franc
    .plural = francs
    .gender = masculine
noun-gourde = gourde
    .plural = gourdes
    .gender = feminine
noun-grosz = grosz
    .plural = groszy
    .gender = masculine
noun-halala = halala
    .plural = halalas
    .gender = masculine
noun-heller = heller
    .plural = hellers
    .gender = masculine
noun-hryvnia = hryvnia
    .plural = hryvnias
    .gender = feminine
noun-kobo = kobo
    .plural = kobos
    .gender = masculine
noun-kopek = kopeck
    .plural = kopecks
    .gender = masculine
noun-kopiyka = kopiyka
    .plural = kopiykas
    .gender = feminine
noun-kurus = kurus
    .gender = masculine
noun-leu = leu
    .plural = lei
    .gender = masculine
noun-lev = lev
    .plural = levs
    .gender = masculine
noun-millime = millime
    .plural = millimes
    .gender = masculine
noun-naira = naira
    .plural = nairas
    .gender = masculine
# With a letter that French has: a voice may read "öre" like "or". Of Danish, Norwegian and Swedish money alike.
noun-ore = œre
    .gender = masculine
noun-re = { noun-ore }
noun-paisa = paisa
    .plural = paisas
    .gender = masculine
noun-penny = penny
    .plural = pence
    .gender = masculine
noun-pesewa = pesewa
    .plural = pesewas
    .gender = masculine
noun-peso = peso
    .plural = pesos
    .gender = masculine
noun-piaster = piastre
    .plural = piastres
    .gender = feminine
noun-poisha = poisha
    .plural = poishas
    .gender = masculine
noun-pound = livre
    .plural = livres
    .gender = feminine
noun-rand = rand
    .plural = rands
    .gender = masculine
noun-real = réal
    .plural = réals
    .gender = masculine
noun-ringgit = ringgit
    .plural = ringgits
    .gender = masculine
noun-riyal = riyal
    .plural = riyals
    .gender = masculine
noun-ruble = rouble
    .plural = roubles
    .gender = masculine
noun-rupee = roupie
    .plural = roupies
    .gender = feminine
noun-satang = satang
    .plural = satangs
    .gender = masculine
noun-sen = sen
    .gender = masculine
noun-shekel = shekel
    .plural = shekels
    .gender = masculine
noun-shilling = shilling
    .plural = shillings
    .gender = masculine
noun-sol = sol
    .plural = sols
    .gender = masculine
noun-stotinka = stotinka
    .plural = stotinki
    .gender = feminine
noun-taka = taka
    .plural = takas
    .gender = masculine
noun-vatu = vatu
    .plural = vatus
    .gender = masculine
noun-won = won
    .plural = wons
    .gender = masculine
noun-yen = yen
    .plural = yens
    .gender = masculine
noun-yuan = yuan
    .plural = yuans
    .gender = masculine
noun-zloty = zloty
    .plural = zlotys
    .gender = masculine

## Adjectives

word-israeli = israélien
    .masculine-plural = israéliens
word-malaysian = malaisien
    .masculine-plural = malaisiens
word-new = nouveau
    .masculine-plural = nouveaux
word-peruvian = péruvien
    .masculine-plural = péruviens
word-romanian = roumain
    .masculine-plural = roumains

## The most common currencies, with their smaller units

# "Émirati" is what the news says; CLDR's name is the full one.
currency-aed = dirham émirati
    .plural = dirhams émiratis
    .gender = masculine
    .local = { noun-dirham }
    .full = { noun-dirham } des Émirats arabes unis
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dirham émirati
currency-ars =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = { noun-centavo } de peso argentin
currency-aud =
    .local = { noun-dollar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dollar australien
currency-bdt =
    .local = { noun-taka }
    .minor = { noun-poisha }
currency-bgn = lev bulgare
    .plural = levs bulgares
    .gender = masculine
    .local = { noun-lev }
    .minor = { noun-stotinka }
currency-bhd =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dinar bahreïni
currency-bif =
    .local = { noun-franc }
currency-brl =
    .local = { noun-real }
    .minor = { noun-centavo }
    .minor-alone = { noun-centavo } de réal brésilien
currency-cad =
    .local = { noun-dollar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dollar canadien
currency-cdf =
    .local = { noun-franc }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de franc congolais
currency-chf =
    .local = { noun-franc }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de franc suisse
currency-clp =
    .local = { noun-peso }
# CLDR writes "yuan renminbi chinois", which says the same thing twice.
currency-cny = { noun-yuan }
    .full = { noun-yuan } chinois
    .minor = { noun-fen }
currency-cop =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = { noun-centavo } de peso colombien
currency-czk =
    .local = { noun-crown }
    .minor = { noun-heller }
currency-djf =
    .local = { noun-franc }
currency-dkk =
    .local = { noun-crown }
    .minor = { noun-ore }
    .minor-alone = { noun-ore } de couronne danoise
currency-dzd =
    .local = { noun-dinar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dinar algérien
currency-egp =
    .local = { noun-pound }
    .minor = { noun-piaster }
    .minor-alone = { noun-egyptian-piaster }
currency-eur =
    .gender = masculine
    .minor = { noun-centime }
    .minor-alone = { noun-centime } d’euro
currency-gbp =
    .local = { noun-pound }
    .minor = { noun-penny }
currency-ghs =
    .local = { noun-cedi }
    .minor = { noun-pesewa }
currency-gnf =
    .local = { noun-franc }
currency-hkd =
    .local = { noun-dollar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dollar de Hong Kong
currency-htg =
    .local = { noun-gourde }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de gourde haïtienne
currency-huf = { noun-forint }
    .full = { noun-forint } hongrois
    .minor = { noun-filler }
currency-idr =
    .local = { noun-rupee }
    .minor = { noun-sen }
    .minor-alone = { noun-sen } de roupie indonésienne
currency-ils = { noun-shekel }
    .full = { word-new } { noun-shekel } { word-israeli }
    .minor = { noun-agora }
currency-inr =
    .local = { noun-rupee }
    .minor = { noun-paisa }
    .minor-alone = { noun-paisa } de roupie indienne
currency-isk =
    .local = { noun-crown }
currency-jod =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dinar jordanien
currency-jpy = { noun-yen }
    .full = { noun-yen } japonais
currency-kes =
    .local = { noun-shilling }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de shilling kényan
currency-kmf =
    .local = { noun-franc }
currency-krw =
    .local = { noun-won }
# CLDR forgets the s of the plural noun.
currency-kwd = dinar koweïtien
    .plural = dinars koweïtiens
    .gender = masculine
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = { noun-fils } de dinar koweïtien
currency-lbp =
    .local = { noun-pound }
currency-mad =
    .local = { noun-dirham }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dirham marocain
currency-mga =
    .local = { noun-ariary }
currency-mur =
    .local = { noun-rupee }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de roupie mauricienne
currency-mxn =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = { noun-centavo } de peso mexicain
# "Malais" in CLDR is of the Malays; of Malaysia is "malaisien".
currency-myr = { noun-ringgit }
    .full = { noun-ringgit } { word-malaysian }
    .minor = { noun-sen }
    .minor-alone = { noun-sen } de ringgit malaisien
currency-ngn =
    .local = { noun-naira }
    .minor = { noun-kobo }
currency-nok =
    .local = { noun-crown }
    .minor = { noun-ore }
    .minor-alone = { noun-ore } de couronne norvégienne
currency-nzd =
    .local = { noun-dollar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dollar néo-zélandais
# CLDR has "omanais" in the singular and "omanis" in the plural.
currency-omr = { noun-riyal } omanais
    .local = { noun-riyal }
    .minor = { noun-baisa }
currency-pen =
    .local = { noun-sol }
    .minor = { noun-centimo }
    .minor-alone = { noun-centimo } { word-peruvian }
currency-php =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = { noun-centavo } de peso philippin
currency-pkr =
    .local = { noun-rupee }
    .minor = { noun-paisa }
    .minor-alone = { noun-paisa } de roupie pakistanaise
currency-pln = { noun-zloty }
    .full = { noun-zloty } polonais
    .minor = { noun-grosz }
currency-qar =
    .local = { noun-riyal }
    .minor = { noun-dirham }
    .minor-alone = { noun-dirham } de riyal qatari
currency-ron =
    .local = { noun-leu }
    .minor = { noun-ban }
    .minor-alone = { noun-ban } { word-romanian }
currency-rub =
    .local = { noun-ruble }
    .minor = { noun-kopek }
    .minor-alone = { noun-kopek } de rouble russe
currency-rwf =
    .local = { noun-franc }
currency-sar =
    .local = { noun-riyal }
    .minor = { noun-halala }
currency-scr =
    .local = { noun-rupee }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de roupie des Seychelles
currency-sek =
    .local = { noun-crown }
    .minor = { noun-ore }
    .minor-alone = { noun-ore } de couronne suédoise
currency-sgd =
    .local = { noun-dollar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dollar de Singapour
currency-thb =
    .local = { noun-baht }
    .minor = { noun-satang }
currency-tnd =
    .local = { noun-dinar }
    .minor = { noun-millime }
# "Kurus" without the cedilla under its s: voices may name a letter that French does not have.
currency-try =
    .local = { noun-pound }
    .minor = { noun-kurus }
currency-twd =
    .local = { noun-dollar }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de nouveau dollar taïwanais
currency-uah =
    .local = { noun-hryvnia }
    .minor = { noun-kopiyka }
# "Américain" is what people say; CLDR's "dollar des États-Unis" is the full name.
currency-usd = dollar américain
    .plural = dollars américains
    .gender = masculine
    .local = { noun-dollar }
    .full = { noun-dollar } des États-Unis
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de dollar américain
currency-vnd =
    .local = { noun-dong }
currency-vuv =
    .local = { noun-vatu }
# The two CFA francs by their region; CLDR has the names of their central banks, abbreviated and in parentheses.
currency-xaf = { noun-cfa-franc } d’Afrique centrale
    .local = { noun-cfa-franc }
currency-xof = { noun-cfa-franc } d’Afrique de l’Ouest
    .local = { noun-cfa-franc }
currency-xpf =
    .local = { noun-franc }
currency-zar =
    .local = { noun-rand }
    .minor = { noun-centime }
    .minor-alone = { noun-centime } de rand sud-africain

## All other currencies

currency-afn = afghani afghan
    .plural = afghanis afghans
    .gender = masculine
currency-all =
    .gender = masculine
currency-amd =
    .gender = masculine
currency-ang = florin antillais
    .plural = florins antillais
    .gender = masculine
currency-aoa =
    .gender = masculine
currency-awg =
    .gender = masculine
currency-azn =
    .gender = masculine
currency-bam =
    .gender = masculine
currency-bob =
    .gender = masculine
currency-bov =
    .gender = masculine
# CLDR misspells "bouthanais".
currency-btn = ngultrum bhoutanais
    .plural = ngultrums bhoutanais
    .gender = masculine
currency-bwp =
    .gender = masculine
# "Wir" is a name, not letters to be spelled, as CLDR's capitals would be.
currency-che = euro Wir
    .plural = euros Wir
    .gender = masculine
currency-chw = { noun-franc } Wir
currency-clf =
    .gender = feminine
currency-cou =
    .gender = feminine
currency-crc =
    .gender = masculine
currency-cuc = peso cubain convertible
    .plural = pesos cubains convertibles
    .gender = masculine
currency-cve =
    .gender = masculine
# CLDR misspells "nafka".
currency-ern = nakfa érythréen
    .plural = nakfas érythréens
    .gender = masculine
currency-etb =
    .gender = masculine
# CLDR has no s on the plural noun.
currency-gel = lari géorgien
    .plural = laris géorgiens
    .gender = masculine
currency-gmd =
    .gender = masculine
currency-gtq =
    .gender = masculine
currency-hnl =
    .gender = masculine
currency-hrk = kuna croate
    .plural = kunas croates
    .gender = feminine
currency-kgs =
    .gender = masculine
currency-khr =
    .gender = masculine
currency-kzt =
    .gender = masculine
currency-lak =
    .gender = masculine
# CLDR writes "srilankaise".
currency-lkr = roupie sri-lankaise
    .plural = roupies sri-lankaises
    .gender = feminine
currency-lsl =
    .gender = masculine
# The plural as for the Romanian leu; CLDR has "leus".
currency-mdl = leu moldave
    .plural = lei moldaves
    .gender = masculine
currency-mkd =
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
# CLDR adds "UDI" in parentheses.
currency-mxv =
    .gender = feminine
# CLDR has the Portuguese plural, "meticais", whose end voices do not sound.
currency-mzn = metical mozambicain
    .plural = meticals mozambicains
    .gender = masculine
# CLDR adds "oro", which nobody says.
currency-nio = córdoba nicaraguayen
    .plural = córdobas nicaraguayens
    .gender = masculine
currency-pab =
    .gender = masculine
currency-pgk =
    .gender = masculine
# In French without the accent that CLDR has.
currency-pyg = guarani paraguayen
    .plural = guaranis paraguayens
    .gender = masculine
currency-sle =
    .gender = masculine
# CLDR distinguishes this currency from its successor by the years, in parentheses.
currency-sll = ancien leone sierra-léonais
    .plural = anciens leones sierra-léonais
    .gender = masculine
currency-stn =
    .gender = masculine
currency-szl =
    .gender = masculine
currency-tjs =
    .gender = masculine
currency-tmt =
    .gender = masculine
currency-top =
    .gender = masculine
# CLDR has "jour suivant" in parentheses.
currency-usn = dollar américain du jour suivant
    .plural = dollars américains du jour suivant
    .gender = masculine
# CLDR has "unités indexées" in parentheses, after "peso uruguayen".
currency-uyi = unité indexée uruguayenne
    .plural = unités indexées uruguayennes
    .gender = feminine
currency-uyw = unité de salaire nominal uruguayenne
    .plural = unités de salaire nominal uruguayennes
    .gender = feminine
currency-uzs =
    .gender = masculine
# CLDR has no name of the "bolívar digital".
currency-ved = bolivar numérique vénézuélien
    .plural = bolivars numériques vénézuéliens
    .gender = masculine
currency-ves =
    .gender = masculine
currency-wst =
    .gender = masculine
# CLDR has "once troy", of this and the other metals: voices read "troy" as "trois".
currency-xag = once d’argent
    .plural = onces d’argent
    .gender = feminine
currency-xau = once d’or
    .plural = onces d’or
    .gender = feminine
currency-xcg =
    .gender = masculine
currency-xdr =
    .gender = masculine
currency-xpd = once de palladium
    .plural = onces de palladium
    .gender = feminine
currency-xpt = once de platine
    .plural = onces de platine
    .gender = feminine
# CLDR has no plural.
currency-xsu = sucre
    .plural = sucres
    .gender = masculine
# CLDR has "unité de compte ADB", in English letters.
currency-xua = unité de compte de la Banque africaine de développement
    .plural = unités de compte de la Banque africaine de développement
    .gender = feminine
currency-zmw =
    .gender = masculine
# CLDR calls it "or du Zimbabwe", which can't be counted. People say the short name, ZiG, as a word.
currency-zwg = zig zimbabwéen
    .plural = zigs zimbabwéens
    .gender = masculine
# CLDR adds the year, in parentheses.
currency-zwl = dollar zimbabwéen
    .plural = dollars zimbabwéens
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
# same
currency-eth = ether
    .plural = ethers
    .gender = masculine
# same
currency-gwei = gwei
    .gender = masculine
# The name of a coin.
# same
currency-usdt = Tether
    .gender = masculine
# The name of a coin. With spaces: voices read "USD" as a word.
currency-usdc = U S D Coin
    .gender = masculine

## Other currencies


# A currency that the tables have no name for: it is spelled out, and the number agrees with nothing.
# "De" stays whole before the name of a letter.
currency-unknown = { $count ->
    [one] { $count } { SPELL($code) }
    [many] { $count } de { SPELL($code) }
   *[other] { $count } { SPELL($code) }
}
