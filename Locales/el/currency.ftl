### Short names and smaller units: aed ars aud bgn bhd brl byn cad chf clp cny cop czk dkk dzd egp eur gbp gel ghs
###     hkd huf idr ils inr isk jod jpy kes krw kwd lbp mad mdl mxn myr ngn nok nzd omr pen php pkr pln qar ron rsd rub
###     sar sek sgd thb tnd try twd uah usd uyu vnd zar
### Gender: neuter

## Currencies, by ISO 4217 code
##
## The name of the country, in the genitive, tells apart currencies that share a noun (δολάριο Καναδά). Euro, yen, yuan,
## zloty, hryvnia, forint and shekel have none. No phrase asks a currency for the genitive. All names are CLDR's, unless a
## comment gives the reason for another one.

## Nouns that the names of several currencies share

noun-agora = αγκορά
    .plural = αγκορότ
    .gender = neuter
noun-baisa = μπάιζα
    .plural = μπάιζες
    .gender = feminine
noun-ban = μπάνι
    .plural = μπάνια
    .gender = neuter
noun-cent = σεντ
    .gender = neuter
noun-eurocent = λεπτό
    .plural = λεπτά
    .gender = neuter
noun-centavo = σεντάβο
    .gender = neuter
noun-centime = σεντίμ
    .gender = neuter
noun-centimo = σέντιμο
    .gender = neuter
noun-dinar = δηνάριο
    .plural = δηνάρια
    .gender = neuter
noun-dollar = δολάριο
    .plural = δολάρια
    .gender = neuter
noun-fen = φεν
    .gender = neuter
noun-filler = φίλερ
    .gender = neuter
noun-fils = φιλς
    .gender = neuter
noun-forint = φιορίνι
    .plural = φιορίνια
    .gender = neuter
noun-franc = φράγκο
    .plural = φράγκα
    .gender = neuter
noun-grosz = γκρόσι
    .plural = γκρόσια
    .gender = neuter
noun-halala = χαλάλα
    .gender = neuter
noun-heller = χαλέρ
    .gender = neuter
noun-hryvnia = γρίβνα
    .plural = γρίβνες
    .gender = feminine
noun-kobo = κόμπο
    .gender = neuter
noun-kopek = καπίκι
    .plural = καπίκια
    .gender = neuter
noun-kopiyka = { noun-kopek }
noun-krone = κορόνα
    .plural = κορόνες
    .gender = feminine
noun-krona = { noun-krone }
noun-krona-2 = { noun-krone }
noun-koruna = { noun-krone }
noun-kurus = κουρούς
    .gender = neuter
noun-lira = λίρα
    .plural = λίρες
    .gender = feminine
noun-pound = { noun-lira }
noun-millime = μιλίμ
    .gender = neuter
noun-naira = νάιρα
    .plural = νάιρες
    .gender = feminine
noun-ore = όρε
    .gender = neuter
noun-re = { noun-ore }
noun-paisa = παΐσα
    .plural = παΐσες
    .gender = feminine
noun-penny = πένα
    .plural = πένες
    .gender = feminine
noun-pesewa = πεσέουα
    .plural = πεσέουες
    .gender = feminine
noun-piaster = πιάστρο
    .plural = πιάστρα
    .gender = neuter
noun-ruble = ρούβλι
    .plural = ρούβλια
    .gender = neuter
noun-rupee = ρουπία
    .plural = ρουπίες
    .gender = feminine
noun-rupiah = { noun-rupee }
noun-satang = σατάνγκ
    .gender = neuter
noun-sen = σεν
    .gender = neuter
noun-shekel = σέκελ
    .gender = neuter
noun-shilling = σελίνι
    .plural = σελίνια
    .gender = neuter
noun-stotinka = στοτίνκα
    .plural = στοτίνκες
    .gender = feminine
noun-tetri = τέτρι
    .gender = neuter

## The most common currencies, with their smaller units

# CLDR has letters for the country.
word-american = αμερικανικό
    .masculine = αμερικανικός
    .feminine = αμερικανική
    .neuter-plural = αμερικανικά
    .masculine-plural = αμερικανικοί
    .masculine-plural-accusative = αμερικανικούς
    .feminine-plural = αμερικανικές
currency-usd = { word-american } { noun-dollar }
# "Λεπτό" alone is the minute, too.
currency-eur =
    .minor = { noun-eurocent }
    .minor-alone = { noun-eurocent } του ευρώ
currency-gbp = λίρα στερλίνα
    .plural = λίρες στερλίνες
    .gender = feminine
    .minor-alone = { noun-penny }
currency-bgn = λεβ Βουλγαρίας
    .gender = neuter
currency-cny = { noun-yuan }
currency-huf = { noun-forint }
currency-ils = { noun-shekel }
    .full = νέο σέκελ Ισραήλ
currency-jpy = { noun-yen }
currency-pln = { noun-zloty }
currency-uah = { noun-hryvnia }
# CLDR has the former name of the country.
currency-mkd = δηνάριο Βόρειας Μακεδονίας
    .plural = δηνάρια Βόρειας Μακεδονίας
    .gender = neuter
currency-twd = δολάριο Ταϊβάν
    .plural = δολάρια Ταϊβάν
    .gender = neuter

## Other money

currency-idr =
    .plural = ρουπίες Ινδονησίας
currency-ngn =
    .plural = νάιρες Νιγηρίας
currency-bdt = τάκα Μπανγκλαντές
    .gender = neuter
currency-hnl =
    .plural = λεμπίρες Ονδούρας
    .gender = feminine
currency-mop =
    .plural = πατάκες Μακάο
    .gender = feminine
currency-mru =
    .plural = ουγκίγιες Μαυριτανίας
    .gender = feminine
currency-stn =
    .plural = ντόμπρες Σάο Τομέ και Πρίνσιπε
    .gender = feminine
currency-mvr =
    .gender = feminine
currency-nio = κόρδοβα Νικαράγουας
    .plural = κόρδοβες Νικαράγουας
    .gender = feminine
currency-ang = φιορίνι Ολλανδικών Αντιλλών
    .plural = φιορίνια Ολλανδικών Αντιλλών
    .gender = neuter
currency-xcg = φιορίνι Καραϊβικής
    .plural = φιορίνια Καραϊβικής
    .gender = neuter
# CLDR has letters, which voices spell.
currency-che = ευρώ Βιρ
    .gender = neuter
currency-chw = φράγκο Βιρ
    .plural = φράγκα Βιρ
    .gender = neuter
currency-clf = μονάδα λογαριασμού Χιλής
    .plural = μονάδες λογαριασμού Χιλής
    .gender = feminine
currency-cou = μονάδα πραγματικής αξίας Κολομβίας
    .plural = μονάδες πραγματικής αξίας Κολομβίας
    .gender = feminine
currency-mxv = επενδυτική μονάδα Μεξικού
    .plural = επενδυτικές μονάδες Μεξικού
    .gender = feminine
currency-uyw = ασφαλιστική μονάδα Ουρουγουάης
    .plural = ασφαλιστικές μονάδες Ουρουγουάης
    .gender = feminine
currency-ved = ψηφιακό μπολιβάρ
    .plural = ψηφιακά μπολιβάρ
    .gender = neuter
currency-xag = ευγενής ουγγιά αργύρου
    .plural = ευγενείς ουγγιές αργύρου
    .gender = feminine
currency-xau = ευγενής ουγγιά χρυσού
    .plural = ευγενείς ουγγιές χρυσού
    .gender = feminine
currency-xpd = ευγενής ουγγιά παλλαδίου
    .plural = ευγενείς ουγγιές παλλαδίου
    .gender = feminine
currency-xpt = ευγενής ουγγιά λευκόχρυσου
    .plural = ευγενείς ουγγιές λευκόχρυσου
    .gender = feminine
currency-xsu = σούκρε
    .gender = neuter
currency-xua = μονάδα της Αφρικανικής Τράπεζας Ανάπτυξης
    .plural = μονάδες της Αφρικανικής Τράπεζας Ανάπτυξης
    .gender = feminine
currency-zwg = ζιγκ Ζιμπάμπουε
    .gender = neuter

## Cryptocurrencies, and their smaller units

# same
currency-btc = bitcoin
    .gender = neuter
# same
currency-sats = satoshi
    .gender = neuter
# same
currency-eth = ether
    .gender = neuter
# same
currency-gwei = gwei
    .gender = neuter
# same
currency-usdt = Tether
    .gender = neuter
# same
currency-usdc = USD Coin
    .gender = neuter

## Other currencies

currency-unknown = { $count } { SPELL($code) }
