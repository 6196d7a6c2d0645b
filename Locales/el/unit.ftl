## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

unit-mile =
    .genitive = μιλίου
    .plural-genitive = μιλίων
    .gender = neuter
unit-yard =
    .genitive = γιάρδας
    .gender = feminine
unit-foot =
    .genitive = ποδιού
    .plural-genitive = ποδιών
    .gender = neuter
unit-inch =
    .genitive = ίντσας
    .plural-genitive = ιντσών
    .gender = feminine
unit-nautical-mile =
    .genitive = ναυτικού μιλίου
    .plural-genitive = ναυτικών μιλίων
    .gender = neuter
unit-light-year =
    .genitive = έτους φωτός
    .plural-genitive = ετών φωτός
    .gender = neuter
# Everybody says it so; CLDR has "χιλιοστόμετρο" and "χιλιόγραμμο".
unit-millimeter = χιλιοστό
    .genitive = χιλιοστού
    .plural = χιλιοστά
    .plural-genitive = χιλιοστών
    .gender = neuter
unit-kilogram = κιλό
    .genitive = κιλού
    .plural = κιλά
    .plural-genitive = κιλών
    .gender = neuter
# CLDR has letters for the country.
unit-ton = αμερικανικός τόνος
    .accusative = αμερικανικό τόνο
    .genitive = αμερικανικού τόνου
    .plural = αμερικανικοί τόνοι
    .plural-accusative = αμερικανικούς τόνους
    .plural-genitive = αμερικανικών τόνων
    .gender = masculine
# In Greek letters, which a Greek voice can read.
unit-stone = στόουν
    .gender = neuter
unit-pound =
    .genitive = λίβρας
    .plural-genitive = λιβρών
    .gender = feminine
unit-ounce =
    .genitive = ουγγιάς
    .plural-genitive = ουγγιών
    .gender = feminine
unit-cubic-foot =
    .gender = neuter
unit-cubic-inch =
    .gender = feminine
unit-gallon =
    .genitive = γαλονιού
    .plural-genitive = γαλονιών
    .gender = neuter
unit-quart =
    .gender = neuter
unit-pint =
    .genitive = πίντας
    .gender = feminine
# As recipes say it.
unit-cup = φλιτζάνι
    .genitive = φλιτζανιού
    .plural = φλιτζάνια
    .plural-genitive = φλιτζανιών
    .gender = neuter
unit-fluid-ounce =
    .genitive = ουγγιάς όγκου
    .gender = feminine
unit-tablespoon =
    .genitive = κουταλιάς της σούπας
    .gender = feminine
unit-teaspoon =
    .genitive = κουταλιάς του γλυκού
    .gender = feminine
unit-drop =
    .genitive = σταγόνας
    .plural-genitive = σταγόνων
    .gender = feminine
unit-pinch =
    .genitive = πρέζας
    .gender = feminine
unit-gallon-imperial =
    .gender = neuter
unit-fluid-ounce-imperial =
    .gender = feminine
unit-fahrenheit =
    .accusative = βαθμό Φαρενάιτ
    .plural-accusative = βαθμούς Φαρενάιτ
    .gender = masculine
unit-knot =
    .accusative = κόμβο
    .plural-accusative = κόμβους
    .gender = masculine
unit-kilocalorie =
    .genitive = χιλιοθερμίδας
    .plural-genitive = χιλιοθερμίδων
    .gender = feminine
unit-horsepower =
    .accusative = ίππο
    .plural-accusative = ίππους
    .gender = masculine
unit-millimeter-ofhg = χιλιοστό υδραργύρου
    .plural = χιλιοστά υδραργύρου
    .gender = neuter
unit-inch-ofhg = ίντσα υδραργύρου
    .plural = ίντσες υδραργύρου
    .gender = feminine
unit-pound-force-per-square-inch =
    .gender = feminine
unit-square-mile =
    .gender = neuter
unit-square-yard =
    .gender = feminine
unit-square-foot =
    .gender = neuter
unit-square-inch =
    .gender = feminine
unit-night =
    .genitive = νύχτας
    .gender = feminine
unit-kilometer-per-hour = { unit-kilometer } την ώρα
unit-mile-per-hour = { unit-mile } την ώρα
unit-meter-per-second = { unit-meter } το δευτερόλεπτο
# Of gold; the carat of gems is the same word.
# same as unit-carat
unit-karat = καράτι
    .plural = καράτια
    .gender = neuter
unit-beat-per-minute = παλμός ανά λεπτό
    .accusative = παλμό ανά λεπτό
    .plural = παλμοί ανά λεπτό
    .plural-accusative = παλμούς ανά λεπτό
    .gender = masculine
unit-revolution-per-minute = { unit-revolution } ανά λεπτό
# same for every number
unit-decibel = ντεσιμπέλ
    .gender = neuter
unit-international-unit = διεθνής μονάδα
    .genitive = διεθνούς μονάδας
    .plural = διεθνείς μονάδες
    .plural-genitive = διεθνών μονάδων
    .gender = feminine
unit-milligram-ofglucose-per-deciliter = { unit-milligram } ανά δεκατόλιτρο
# same for every number
unit-acre = ακρ
    .gender = neuter
# same for every number
unit-bar = μπαρ
    .gender = neuter
unit-lux = λουξ
    .gender = neuter
# same for every number
unit-mole = μολ
    .gender = neuter
# same for every number
unit-kelvin = κέλβιν
    .gender = neuter

## Units that few apps use

unit-portion-per-1e9 =
    .gender = neuter
unit-quarter =
    .gender = neuter
unit-british-thermal-unit =
    .gender = feminine
unit-pound-force =
    .gender = feminine
unit-dot =
    .gender = feminine
unit-astronomical-unit =
    .gender = feminine
unit-earth-radius =
    .gender = feminine
unit-fathom =
    .gender = feminine
unit-point =
    .gender = feminine
unit-solar-radius =
    .gender = feminine
unit-solar-luminosity =
    .gender = feminine
unit-earth-mass =
    .gender = feminine
unit-ounce-troy =
    .gender = feminine
unit-solar-mass =
    .gender = feminine
unit-pound-force-foot =
    .gender = feminine
unit-acre-foot =
    .gender = neuter
unit-barrel =
    .gender = neuter
unit-cubic-mile =
    .gender = neuter
unit-cubic-yard =
    .gender = feminine
unit-dessert-spoon =
    .gender = feminine
unit-dessert-spoon-imperial =
    .gender = feminine
unit-dram =
    .gender = neuter
unit-jigger =
    .gender = feminine
unit-quart-imperial =
    .gender = neuter
unit-grain =
    .accusative = κόκκο
    .plural-accusative = κόκκους
    .gender = masculine
unit-therm-us = αμερικανική θερμική μονάδα
    .plural = αμερικανικές θερμικές μονάδες
    .gender = feminine
# same for every number
unit-electronvolt =
    .gender = neuter
# same for every number
unit-furlong =
    .gender = neuter
# same for every number
unit-parsec =
    .gender = neuter
# same for every number
unit-bushel =
    .gender = neuter
# same for every number
unit-dalton = ντάλτον
    .gender = neuter
unit-beaufort =
    .gender = neuter
# same for every number
unit-light-speed = φορές η ταχύτητα του φωτός
    .gender = feminine
    .counted = { $count ->
        [1] μία φορά η ταχύτητα του φωτός
       *[other] { counted-measure }
    }
unit-candela = καντέλα
    .plural = καντέλες
    .gender = feminine
# same for every number
unit-dunam = ντουνάμ
    .gender = neuter
# same for every number
unit-coulomb = κουλόμπ
    .gender = neuter
# same for every number
unit-slug = σλαγκ
    .gender = neuter
# same for every number
unit-nibble = νιμπλ
    .gender = neuter
# same for every number
unit-are = αρ
    .gender = neuter
unit-gradian = βαθμός γωνίας
    .accusative = βαθμό γωνίας
    .plural = βαθμοί γωνίας
    .plural-accusative = βαθμούς γωνίας
    .gender = masculine
# same for every number
unit-frame-per-second = καρέ ανά δευτερόλεπτο
    .gender = neuter
unit-pint-imperial = αγγλοσαξονική πίντα
    .plural = αγγλοσαξονικές πίντες
    .gender = feminine
unit-teaspoon-imperial = αγγλοσαξονική κουταλιά του γλυκού
    .plural = αγγλοσαξονικές κουταλιές του γλυκού
    .gender = feminine
unit-tablespoon-imperial = αγγλοσαξονική κουταλιά της σούπας
    .plural = αγγλοσαξονικές κουταλιές της σούπας
    .gender = feminine
unit-ampere-hour = αμπερώρα
    .plural = αμπερώρες
    .gender = feminine
unit-megaampere-hour = μεγααμπερώρα
    .plural = μεγααμπερώρες
    .gender = feminine
unit-kiloampere-hour = κιλοαμπερώρα
    .plural = κιλοαμπερώρες
    .gender = feminine
unit-milliampere-hour = μιλιαμπερώρα
    .plural = μιλιαμπερώρες
    .gender = feminine
unit-microampere-hour = μικροαμπερώρα
    .plural = μικροαμπερώρες
    .gender = feminine
unit-square-megameter = τετραγωνικό μεγάμετρο
    .plural = τετραγωνικά μεγάμετρα
    .gender = neuter
unit-square-millimeter = τετραγωνικό χιλιοστό
    .plural = τετραγωνικά χιλιοστά
    .gender = neuter
unit-square-micrometer = τετραγωνικό μικρόμετρο
    .plural = τετραγωνικά μικρόμετρα
    .gender = neuter
unit-square-nanometer = τετραγωνικό νανόμετρο
    .plural = τετραγωνικά νανόμετρα
    .gender = neuter
unit-cubic-decimeter = κυβικό δεκατόμετρο
    .plural = κυβικά δεκατόμετρα
    .gender = neuter
unit-cubic-millimeter = κυβικό χιλιοστό
    .plural = κυβικά χιλιοστά
    .gender = neuter

# CLDR's names have a hyphen, which voices read as a pause.
unit-megameter = μεγάμετρο
    .plural = μεγάμετρα
    .gender = neuter
unit-hectometer = εκατόμετρο
    .plural = εκατόμετρα
    .gender = neuter
unit-dekameter = δεκάμετρο
    .plural = δεκάμετρα
    .gender = neuter
unit-decigram = δεκατόγραμμο
    .plural = δεκατόγραμμα
    .gender = neuter
unit-centigram = εκατοστόγραμμο
    .plural = εκατοστόγραμμα
    .gender = neuter
unit-nanogram = νανογραμμάριο
    .plural = νανογραμμάρια
    .gender = neuter
unit-picogram = πικογραμμάριο
    .plural = πικογραμμάρια
    .gender = neuter
unit-kiloliter = χιλιόλιτρο
    .plural = χιλιόλιτρα
    .gender = neuter
unit-picosecond = πικοδευτερόλεπτο
    .plural = πικοδευτερόλεπτα
    .gender = neuter
# same for every number
unit-terawatt = τεραβάτ
    .gender = neuter
# same for every number
unit-microwatt = μικροβάτ
    .gender = neuter
# same for every number
unit-nanowatt = νανοβάτ
    .gender = neuter
# same for every number
unit-picowatt = πικοβάτ
    .gender = neuter
# same for every number
unit-femtowatt = φεμτοβάτ
    .gender = neuter
# same for every number
unit-megavolt = μεγαβόλτ
    .gender = neuter
# same for every number
unit-kilovolt = κιλοβόλτ
    .gender = neuter
# same for every number
unit-millivolt = μιλιβόλτ
    .gender = neuter
# same for every number
unit-microvolt = μικροβόλτ
    .gender = neuter
# same for every number
unit-megaampere = μεγααμπέρ
    .gender = neuter
# same for every number
unit-kiloampere = κιλοαμπέρ
    .gender = neuter
# same for every number
unit-microampere = μικροαμπέρ
    .gender = neuter
# same for every number
unit-megaohm = μεγαόμ
    .gender = neuter
# same for every number
unit-kiloohm = κιλοόμ
    .gender = neuter
# same for every number
unit-milliohm = μιλιόμ
    .gender = neuter
# same for every number
unit-microohm = μικροόμ
    .gender = neuter
unit-terahertz = τεραχέρτζ
    .gender = neuter
unit-millihertz = μιλιχέρτζ
    .gender = neuter
unit-microhertz = μικροχέρτζ
    .gender = neuter
unit-nanohertz = νανοχέρτζ
    .gender = neuter
# same for every number
unit-gigapascal = γιγαπασκάλ
    .gender = neuter

# Bytes and bits: CLDR has English words for some, which Greek voices read well enough.
# same
# same for every number
unit-byte = byte
    .gender = neuter
# same
# same for every number
unit-bit = bit
    .gender = neuter
# same
# same for every number
unit-exabyte = exabyte
    .gender = neuter
# same
# same for every number
unit-zettabyte = zettabyte
    .gender = neuter
# same
# same for every number
unit-yottabyte = yottabyte
    .gender = neuter
# same
# same for every number
unit-kibibyte = kibibyte
    .gender = neuter
# same
# same for every number
unit-mebibyte = mebibyte
    .gender = neuter
# same
# same for every number
unit-gibibyte = gibibyte
    .gender = neuter
# same
# same for every number
unit-tebibyte = tebibyte
    .gender = neuter
# same
# same for every number
unit-pebibyte = pebibyte
    .gender = neuter
# same
# same for every number
unit-exbibyte = exbibyte
    .gender = neuter
# same
# same for every number
unit-zebibyte = zebibyte
    .gender = neuter
# same
# same for every number
unit-yobibyte = yobibyte
    .gender = neuter
# same
# same for every number
unit-petabit = petabit
    .gender = neuter
# same
# same for every number
unit-exabit = exabit
    .gender = neuter
# same
# same for every number
unit-zettabit = zettabit
    .gender = neuter
# same
# same for every number
unit-yottabit = yottabit
    .gender = neuter
# same
# same for every number
unit-kibibit = kibibit
    .gender = neuter
# same
# same for every number
unit-mebibit = mebibit
    .gender = neuter
# same
# same for every number
unit-gibibit = gibibit
    .gender = neuter
# same
# same for every number
unit-tebibit = tebibit
    .gender = neuter
# same
# same for every number
unit-pebibit = pebibit
    .gender = neuter
# same
# same for every number
unit-exbibit = exbibit
    .gender = neuter
# same
# same for every number
unit-zebibit = zebibit
    .gender = neuter
# same
# same for every number
unit-yobibit = yobibit
    .gender = neuter
unit-pixel-per-inch = { unit-pixel } ανά ίντσα
