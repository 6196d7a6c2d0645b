### Short names and smaller units: aed ars aud bgn bhd brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel ghs
###     hkd huf idr ils inr isk jod jpy kes krw kwd lbp lyd mad mdl mxn myr ngn nok nzd omr pen php pkr pln pyg qar ron
###     rsd rub sar sek sgd thb tnd try twd tzs uah ugx usd uyu vnd xaf xof zar
### Smaller unit alone: { $minor } di { $name }
### Gender: masculine

## Currencies, by ISO 4217 code
##
## If currencies share a noun, an adjective distinguishes them (dollaro statunitense). Euro, ringgit, shekel, yen, yuan and
## zloty have none, because no other currency has the same name. The name of a smaller unit alone includes the larger unit
## (centesimo di dollaro statunitense). The hundredths of the Scandinavian crowns have no name here: øre sounds like "ore",
## the hours. All names are CLDR's, unless a comment gives the reason for another one.

## Nouns that the names of several currencies share

noun-agora = agorà
    .plural = agorot
    .gender = feminine
noun-baisa = baisa
    .gender = feminine
noun-ban = ban
    .plural = bani
    .gender = masculine
noun-cent = centesimo
    .plural = centesimi
    .gender = masculine
noun-centime = { noun-cent }
noun-centesimo = { noun-cent }
noun-centavo = centavo
    .plural = centavos
    .gender = masculine
noun-centimo = céntimo
    .plural = céntimos
    .gender = masculine
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
    .gender = feminine
noun-heller = heller
    .gender = masculine
noun-hryvnia =
    .gender = feminine
noun-kobo = kobo
    .gender = masculine
noun-kopek = copeco
    .plural = copechi
    .gender = masculine
noun-kopiyka = { noun-kopek }
noun-krone =
    .gender = feminine
# Without the cedilla, a letter that Italian voices may name.
noun-kurus = kurus
    .gender = masculine
noun-lempira =
    .gender = feminine
noun-lira =
    .gender = feminine
noun-millime = millesimo
    .plural = millesimi
    .gender = masculine
noun-naira =
    .gender = feminine
noun-paisa = paisa
    .plural = paise
    .gender = feminine
noun-pataca =
    .gender = feminine
noun-penny = penny
    .plural = pence
    .gender = masculine
noun-pesewa = pesewa
    .gender = masculine
noun-piaster = piastra
    .plural = piastre
    .gender = feminine
noun-pound =
    .gender = feminine
noun-rupee =
    .gender = feminine
noun-satang = satang
    .gender = masculine
noun-sen = sen
    .gender = masculine
# CLDR has "nuovo siclo", which nobody says.
noun-shekel = shekel
    .gender = masculine
noun-stotinka = stotinka
    .plural = stotinki
    .gender = feminine
noun-tetri = tetri
    .gender = masculine

## The most common currencies, with their smaller units

# CLDR has the letters of the country.
currency-aed = dirham emiratino
    .plural = dirham emiratini
    .gender = masculine
    .full = { noun-dirham } degli Emirati Arabi Uniti
currency-cny = { noun-yuan }
    .full = { noun-yuan } cinese
currency-gbp =
    .minor-alone = { noun-penny }
currency-ils = { noun-shekel }
    .full = nuovo siclo israeliano
currency-jpy = { noun-yen }
currency-myr = { noun-ringgit }
currency-pln = { noun-zloty }
# CLDR has a Serbian plural.
currency-rsd = { noun-dinar } serbo
    .plural = dinari serbi
    .gender = masculine
currency-tnd =
    .minor-alone = { noun-millime } di dinaro tunisino
# CLDR has another apostrophe.
currency-top = pa’anga tongano
    .plural = pa’anga tongani
    .gender = masculine
# CLDR has "uruguayano".
currency-uyu = peso uruguaiano
    .plural = pesos uruguaiani
    .gender = masculine
# The two CFA francs by their region; CLDR has the letters of their central banks.
currency-xaf = franco CFA dell’Africa centrale
    .plural = franchi CFA dell’Africa centrale
    .gender = masculine
currency-xof = franco CFA dell’Africa occidentale
    .plural = franchi CFA dell’Africa occidentale
    .gender = masculine

## Other money, by its name alone

currency-ang = fiorino delle Antille olandesi
    .plural = fiorini delle Antille olandesi
    .gender = masculine
# CLDR writes it in capitals or alike in singular and plural.
currency-bov = mvdol boliviano
    .plural = mvdol boliviani
    .gender = masculine
currency-bgn = lev bulgaro
    .plural = lev bulgari
    .gender = masculine
currency-che = euro Wir
    .gender = masculine
currency-chw = franco Wir
    .plural = franchi Wir
    .gender = masculine
currency-clf = unità di fomento cilena
    .plural = unità di fomento cilene
    .gender = feminine
currency-cou = unità di valore reale colombiana
    .plural = unità di valore reale colombiane
    .gender = feminine
# The plural in -e is not said.
currency-mvr =
    .gender = feminine
currency-mxv = unità di investimento messicana
    .plural = unità di investimento messicane
    .gender = feminine
currency-pgk =
    .gender = feminine
currency-stn =
    .gender = feminine
currency-uyw = unità previdenziale uruguaiana
    .plural = unità previdenziali uruguaiane
    .gender = feminine
currency-ved = bolívar digitale
    .plural = bolívares digitali
    .gender = masculine
currency-xag = oncia troy d’argento
    .plural = once troy d’argento
    .gender = feminine
currency-xau = oncia troy d’oro
    .plural = once troy d’oro
    .gender = feminine
currency-xcg = fiorino caraibico
    .plural = fiorini caraibici
    .gender = masculine
# CLDR has "diritti speciali di incasso"; the Banca d'Italia says "prelievo".
currency-xdr = diritto speciale di prelievo
    .plural = diritti speciali di prelievo
    .gender = masculine
currency-xpd = oncia troy di palladio
    .plural = once troy di palladio
    .gender = feminine
currency-xpt = oncia troy di platino
    .plural = once troy di platino
    .gender = feminine
currency-xsu = sucre
    .gender = masculine
currency-xua = unità di conto della Banca africana di sviluppo
    .gender = feminine
currency-zwg = zig dello Zimbabwe
    .gender = masculine

## Cryptocurrencies, and their smaller units

# same
currency-btc = bitcoin
    .gender = masculine
# same
currency-sats = satoshi
    .gender = masculine
# same
currency-eth = ether
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
