### Short names and smaller units: aed ars aud bam bgn bhd brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel hkd
###     huf idr ils inr iqd irr isk jod jpy kes krw kwd mad mdl mkd mxn myr ngn nok nzd omr pen php pkr pln qar ron rsd
###     rub sar sek sgd thb tnd try twd uah usd vnd zar
### Gender: common

## Currencies, by ISO 4217 code
##
## Grammar.ftl has the patterns for counting. It writes 1 in words, with the gender of the name (en dollar, ett pund).
## Names that are measures have no ending in the plural (20 dollar, 20 pund, 20 cent). Crowns do (20 kronor).
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
noun-dirham = dirham
    .plural = dirham
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
# The crown of the Czech Republic, too, is called "krona".
noun-koruna = krona
    .plural = kronor
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
    .plural = millime
    .gender = common
noun-ore = öre
    .plural = öre
    .gender = neuter
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
noun-ringgit = ringgit
    .plural = ringgit
    .gender = common
noun-riyal = riyal
    .plural = riyal
    .gender = common
noun-rupee = rupie
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
    .neuter = amerikanskt
    .plural = amerikanska
word-argentine = argentinsk
    .neuter = argentinskt
    .plural = argentinska
word-bahraini = bahrainsk
    .neuter = bahrainskt
    .plural = bahrainska
word-bosnian = bosnisk
    .neuter = bosniskt
    .plural = bosniska
word-bulgarian = bulgarisk
    .neuter = bulgariskt
    .plural = bulgariska
word-chinese = kinesisk
    .neuter = kinesiskt
    .plural = kinesiska
word-czech = tjeckisk
    .neuter = tjeckiskt
    .plural = tjeckiska
word-danish = dansk
    .neuter = danskt
    .plural = danska
word-egyptian = egyptisk
    .neuter = egyptiskt
    .plural = egyptiska
word-emirati = emiratisk
    .neuter = emiratiskt
    .plural = emiratiska
word-hungarian = ungersk
    .neuter = ungerskt
    .plural = ungerska
word-indonesian = indonesisk
    .neuter = indonesiskt
    .plural = indonesiska
word-israeli = israelisk
    .neuter = israeliskt
    .plural = israeliska
word-japanese = japansk
    .neuter = japanskt
    .plural = japanska
word-kenyan = kenyansk
    .neuter = kenyanskt
    .plural = kenyanska
word-kuwaiti = kuwaitisk
    .neuter = kuwaitiskt
    .plural = kuwaitiska
word-malaysian = malaysisk
    .neuter = malaysiskt
    .plural = malaysiska
word-moldovan = moldavisk
    .neuter = moldaviskt
    .plural = moldaviska
word-new-zealand = nyzeeländsk
    .neuter = nyzeeländskt
    .plural = nyzeeländska
word-norwegian = norsk
    .neuter = norskt
    .plural = norska
word-polish = polsk
    .neuter = polskt
    .plural = polska
word-qatari = qatarisk
    .neuter = qatariskt
    .plural = qatariska
word-romanian = rumänsk
    .neuter = rumänskt
    .plural = rumänska
word-saudi = saudisk
    .neuter = saudiskt
    .plural = saudiska
word-swedish = svensk
    .neuter = svenskt
    .plural = svenska
word-ukrainian = ukrainsk
    .neuter = ukrainskt
    .plural = ukrainska

## The most common currencies, with their smaller units

# CLDR has one form for every number.
currency-aed = { word-emirati } { noun-dirham }
# CLDR has the countries, "bosnisk-hercegovinsk mark".
currency-bam = { word-bosnian } { noun-mark }
currency-bgn = { word-bulgarian } { noun-lev }
currency-chf =
    .minor = { noun-rappen }
currency-cny = { noun-yuan }
    .full = { word-chinese } { noun-yuan }
# CLDR writes "tjeckisk koruna", but people say "krona".
currency-czk = { word-czech } { noun-koruna }
currency-eur =
    .minor-alone = euro{ noun-cent }
# British pence are known everywhere: they need no country.
currency-gbp =
    .minor-alone = { noun-penny }
currency-hkd = Hongkong{ noun-dollar }
currency-huf = { noun-forint }
    .full = { word-hungarian } { noun-forint }
currency-idr = { word-indonesian } { noun-rupiah }
# CLDR has "israelisk ny shekel", which nobody says.
currency-ils = { word-israeli } { noun-shekel }
currency-jpy = { noun-yen }
    .full = { word-japanese } { noun-yen }
currency-mad = marockansk { noun-dirham }
    .plural = marockanska { noun-dirham }
currency-mdl = { word-moldovan } { noun-leu }
currency-myr = { noun-ringgit }
    .full = { word-malaysian } { noun-ringgit }
currency-pln = { noun-zloty }
    .full = { word-polish } { noun-zloty }
currency-ron = { word-romanian } { noun-leu }
currency-sar = { word-saudi } { noun-riyal }
# Of Ukraine: the smaller unit by its Swedish name.
currency-uah = { word-ukrainian } { noun-hryvnia }
# CLDR has "US-dollar", which voices spell.
currency-usd = { word-american } { noun-dollar }

## All other currencies

# CLDR has "albanska leke".
currency-all = albansk lek
    .plural = albanska lek
    .gender = common
currency-ang = antillergulden
    .plural = antillergulden
    .gender = common
currency-awg = arubansk florin
    .plural = arubanska florin
    .gender = common
# CLDR has no name for this part of the Swiss WIR bank's money.
currency-che = WIR-euro
    .plural = WIR-euro
    .gender = common
currency-chw = WIR-franc
    .plural = WIR-franc
    .gender = common
# CLDR leaves these names in Spanish.
currency-clf = chilensk beräkningsenhet
    .plural = chilenska beräkningsenheter
    .gender = common
currency-cou = colombiansk realvärdesenhet
    .plural = colombianska realvärdesenheter
    .gender = common
currency-mxv = mexikansk investeringsenhet
    .plural = mexikanska investeringsenheter
    .gender = common
currency-uyw = uruguayansk löneindexenhet
    .plural = uruguayanska löneindexenheter
    .gender = common
currency-cve = kapverdisk escudo
    .plural = kapverdiska escudos
    .gender = common
currency-bov = boliviansk mvdol
    .plural = bolivianska mvdol
    .gender = common
currency-htg = haitisk gourde
    .plural = haitiska gourde
    .gender = common
# CLDR has two different names.
currency-jmd = jamaicansk dollar
    .plural = jamaicanska dollar
    .gender = common
currency-kgs = kirgizisk som
    .plural = kirgiziska som
    .gender = common
currency-lsl = lesothisk loti
    .plural = lesothiska loti
    .gender = common
currency-mvr = maldivisk rufiyaa
    .plural = maldiviska rufiyaa
    .gender = common
currency-pgk = papuansk kina
    .plural = papuanska kina
    .gender = common
currency-sle = sierraleonsk leone
    .plural = sierraleonska leone
    .gender = common
currency-szl = swaziländsk lilangeni
    .plural = swaziländska emalangeni
    .gender = common
# With a plain apostrophe: voices may name the letter that CLDR has.
currency-top = tongansk pa'anga
    .plural = tonganska pa'anga
    .gender = common
currency-ved = digital bolivar
    .plural = digitala bolivar
    .gender = common
currency-wst = samoansk tala
    .plural = samoanska tala
    .gender = common
currency-xaf = centralafrikansk CFA-franc
    .plural = centralafrikanska CFA-franc
    .gender = common
currency-xof = västafrikansk CFA-franc
    .plural = västafrikanska CFA-franc
    .gender = common
currency-xpf = CFP-franc
    .plural = CFP-franc
    .gender = common
# CLDR has words for several things.
currency-xag = uns silver
    .plural = uns silver
    .gender = neuter
currency-xau = uns guld
    .plural = uns guld
    .gender = neuter
currency-xpd = uns palladium
    .plural = uns palladium
    .gender = neuter
currency-xpt = uns platina
    .plural = uns platina
    .gender = neuter
currency-xcg = karibisk gulden
    .plural = karibiska gulden
    .gender = common
currency-xdr = särskild dragningsrätt
    .plural = särskilda dragningsrätter
    .gender = common
currency-xsu = sucre
    .plural = sucre
    .gender = common
currency-xua = beräkningsenhet i Afrikanska utvecklingsbanken
    .plural = beräkningsenheter i Afrikanska utvecklingsbanken
    .gender = common
currency-zwg = zimbabwiskt guld
    .plural = zimbabwiskt guld
    .gender = neuter
currency-fkp = Falklandspund
    .plural = Falklandspund
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
