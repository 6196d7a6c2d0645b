### Short names and smaller units: aed ars aud bdt bgn bhd bif brl cad cdf chf clp cny cop czk djf dkk dzd egp eur gbp
###     ghs gnf hkd htg huf idr ils inr isk jod jpy kes kmf krw kwd lbp mad mga mur mxn myr ngn nok nzd omr pen php pkr
###     pln qar ron rub rwf sar scr sek sgd thb tnd try twd uah usd vnd vuv xaf xof xpf zar
### Smaller unit alone: { $minor } de { $name }
### Gender: masculine

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
noun-baisa = baisa
    .plural = baisas
    .gender = masculine
noun-ban = ban
    .plural = bani
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
noun-gourde =
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
noun-hryvnia =
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
# Without the cedilla under its s: voices may name a letter that French does not have.
noun-kurus = kurus
    .gender = masculine
noun-leu = leu
    .plural = lei
    .gender = masculine
noun-millime = millime
    .plural = millimes
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
noun-piaster = piastre
    .plural = piastres
    .gender = feminine
noun-poisha = poisha
    .plural = poishas
    .gender = masculine
noun-pound = livre
    .plural = livres
    .gender = feminine
noun-riyal = riyal
    .plural = riyals
    .gender = masculine
noun-rupee =
    .gender = feminine
noun-satang = satang
    .plural = satangs
    .gender = masculine
noun-sen = sen
    .gender = masculine
noun-shekel = shekel
    .plural = shekels
    .gender = masculine
noun-stotinka = stotinka
    .plural = stotinki
    .gender = feminine

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
    .full = { noun-dirham } des Émirats arabes unis
currency-bgn = lev bulgare
    .plural = levs bulgares
    .gender = masculine
# CLDR writes "yuan renminbi chinois", which says the same thing twice.
currency-cny = { noun-yuan }
    .full = { noun-yuan } chinois
currency-egp =
    .minor-alone = { noun-egyptian-piaster }
currency-eur =
    .minor-alone = { noun-centime } d’euro
currency-gbp =
    .minor-alone = { noun-penny }
currency-huf = { noun-forint }
currency-ils = { noun-shekel }
currency-jpy = { noun-yen }
# CLDR forgets the s of the plural noun.
currency-kwd = dinar koweïtien
    .plural = dinars koweïtiens
    .gender = masculine
# "Malais" in CLDR is of the Malays; of Malaysia is "malaisien".
currency-myr = { noun-ringgit }
    .full = { noun-ringgit } { word-malaysian }
    .minor-alone = { noun-sen } de ringgit malaisien
# CLDR has "omanais" in the singular and "omanis" in the plural.
currency-omr = { noun-riyal } omanais
currency-pen =
    .minor-alone = { noun-centimo } { word-peruvian }
currency-pln = { noun-zloty }
currency-ron =
    .minor-alone = { noun-ban } { word-romanian }
# "Américain" is what people say; CLDR's "dollar des États-Unis" is the full name.
currency-usd = dollar américain
    .plural = dollars américains
    .gender = masculine
    .full = { noun-dollar } des États-Unis
# The two CFA francs by their region; CLDR has the names of their central banks, abbreviated and in parentheses.
currency-xaf = { noun-cfa-franc } d’Afrique centrale
currency-xof = { noun-cfa-franc } d’Afrique de l’Ouest

## All other currencies

currency-afn = afghani afghan
    .plural = afghanis afghans
    .gender = masculine
currency-ang = florin antillais
    .plural = florins antillais
    .gender = masculine
# CLDR misspells "bouthanais".
currency-btn = ngultrum bhoutanais
    .plural = ngultrums bhoutanais
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
# CLDR misspells "nafka".
currency-ern = nakfa érythréen
    .plural = nakfas érythréens
    .gender = masculine
# CLDR has no s on the plural noun.
currency-gel = lari géorgien
    .plural = laris géorgiens
    .gender = masculine
# CLDR writes "srilankaise".
currency-lkr = roupie sri-lankaise
    .plural = roupies sri-lankaises
    .gender = feminine
# The plural as for the Romanian leu; CLDR has "leus".
currency-mdl = leu moldave
    .plural = lei moldaves
    .gender = masculine
currency-mop =
    .gender = feminine
currency-mvr =
    .gender = feminine
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
# In French without the accent that CLDR has.
currency-pyg = guarani paraguayen
    .plural = guaranis paraguayens
    .gender = masculine
currency-uyw = unité de salaire nominal uruguayenne
    .plural = unités de salaire nominal uruguayennes
    .gender = feminine
# CLDR has no name of the "bolívar digital".
currency-ved = bolivar numérique vénézuélien
    .plural = bolivars numériques vénézuéliens
    .gender = masculine
# CLDR has "once troy", of this and the other metals: voices read "troy" as "trois".
currency-xag = once d’argent
    .plural = onces d’argent
    .gender = feminine
currency-xau = once d’or
    .plural = onces d’or
    .gender = feminine
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
# CLDR calls it "or du Zimbabwe", which can't be counted. People say the short name, ZiG, as a word.
currency-zwg = zig zimbabwéen
    .plural = zigs zimbabwéens
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
