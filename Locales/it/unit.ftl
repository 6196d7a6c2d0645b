## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

# Masculine in the singular: un miglio, 2 miglia.
unit-mile =
    .gender = masculine
unit-nautical-mile =
    .gender = masculine
unit-mile-scandinavian =
    .gender = masculine
unit-light-year =
    .gender = masculine
# CLDR has "tonnellata metrica", which few say.
unit-tonne = tonnellata
    .plural = tonnellate
    .gender = feminine
unit-ton = tonnellata corta
    .plural = tonnellate corte
    .gender = feminine
unit-stone =
    .gender = masculine
unit-square-mile =
    .gender = masculine
unit-cubic-mile =
    .gender = masculine
# CLDR has "quarto", which is a quarter, too.
unit-quart = quarto di gallone
    .plural = quarti di gallone
    .gender = masculine
unit-tablespoon = cucchiaio
    .plural = cucchiai
    .gender = masculine
unit-teaspoon = cucchiaino
    .plural = cucchiaini
    .gender = masculine
# CLDR has a capital.
# same
# same for every number
unit-kelvin = kelvin
    .gender = masculine
# CLDR has "rivoluzione", which is another thing.
unit-revolution = giro
    .plural = giri
    .gender = masculine
unit-knot =
    .gender = masculine
unit-horsepower =
    .gender = masculine
unit-millimeter-ofhg =
    .gender = masculine
unit-inch-ofhg =
    .gender = masculine
unit-square-inch =
    .gender = masculine
unit-square-yard =
    .gender = feminine
unit-pound-force-per-square-inch =
    .gender = feminine
unit-night =
    .gender = feminine
# Of gold; the carat of gems is the same word.
# same as unit-carat
unit-karat = carato
    .plural = carati
    .gender = masculine
# CLDR has "per 100 chilometri", as of a trade.
unit-liter-per-100-kilometer = { unit-liter } ogni 100 chilometri
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } ogni 100 chilometri
unit-beat-per-minute = battito al minuto
    .plural = battiti al minuto
    .gender = masculine
unit-revolution-per-minute = { unit-revolution } al minuto
# same
# same for every number
unit-decibel = decibel
    .gender = masculine
unit-international-unit = unità internazionale
    .plural = unità internazionali
    .gender = feminine
unit-drop = goccia
    .plural = gocce
    .gender = feminine
unit-pinch = pizzico
    .plural = pizzichi
    .gender = masculine
# same
# same for every number
unit-byte = byte
    .gender = masculine
# same
# same for every number
unit-bit = bit
    .gender = masculine
# same
# same for every number
unit-bar = bar
    .gender = masculine

## Units that few apps use

# CLDR has "decade", which is ten days.
unit-decade = decennio
    .plural = decenni
    .gender = masculine
unit-astronomical-unit =
    .gender = feminine
unit-british-thermal-unit =
    .gender = feminine
unit-bushel =
    .gender = masculine
unit-cubic-yard =
    .gender = feminine
unit-dot =
    .gender = masculine
unit-earth-radius =
    .gender = masculine
# same for every number
unit-electronvolt =
    .gender = masculine
unit-fathom =
    .gender = masculine
# same for every number
unit-furlong =
    .gender = masculine
unit-milligram-ofglucose-per-deciliter =
    .gender = masculine
unit-ounce-troy =
    .gender = feminine
unit-point =
    .gender = masculine
unit-portion-per-1e9 =
    .gender = feminine
unit-pound-force =
    .gender = feminine
unit-pound-force-foot =
    .gender = feminine
unit-quarter =
    .gender = masculine
# CLDR has "alla velocità della luce".
# same for every number
unit-light-speed = volte la velocità della luce
    .gender = feminine
    .counted = { $count ->
        [1] una volta la velocità della luce
       *[other] { counted-measure }
    }
unit-quart-imperial = quarto di gallone imperiale
    .plural = quarti di gallone imperiale
    .gender = masculine
unit-pint-imperial = pinta imperiale
    .plural = pinte imperiali
    .gender = feminine
unit-teaspoon-imperial = cucchiaino imperiale
    .plural = cucchiaini imperiali
    .gender = masculine
unit-tablespoon-imperial = cucchiaio imperiale
    .plural = cucchiai imperiali
    .gender = masculine
unit-dessert-spoon = cucchiaio da dessert
    .plural = cucchiai da dessert
    .gender = masculine
unit-dessert-spoon-imperial = cucchiaio da dessert imperiale
    .plural = cucchiai da dessert imperiali
    .gender = masculine
# same
# same for every number
unit-dunam = dunam
    .gender = masculine
unit-therm-us = therm statunitense
    .plural = therm statunitensi
    .gender = masculine
# same
# same for every number
unit-em = em
    .gender = masculine
unit-grain = grano
    .plural = grani
    .gender = masculine
# same
# same for every number
unit-jigger = jigger
    .gender = masculine
# same for every number
unit-ampere-hour = amperora
    .gender = masculine
# same for every number
unit-megaampere-hour = megaamperora
    .gender = masculine
# same for every number
unit-kiloampere-hour = chiloamperora
    .gender = masculine
# same for every number
unit-milliampere-hour = milliamperora
    .gender = masculine
# same for every number
unit-microampere-hour = microamperora
    .gender = masculine
# same
# same for every number
unit-coulomb = coulomb
    .gender = masculine
unit-are = ara
    .plural = are
    .gender = feminine
# same
# same for every number
unit-slug = slug
    .gender = masculine
unit-gradian = gradiano
    .plural = gradiani
    .gender = masculine
# same
# same for every number
unit-nibble = nibble
    .gender = masculine
unit-frame-per-second = fotogramma al secondo
    .plural = fotogrammi al secondo
    .gender = masculine
# same
# same for every number
unit-exabyte = exabyte
    .gender = masculine
# same
# same for every number
unit-zettabyte = zettabyte
    .gender = masculine
# same
# same for every number
unit-yottabyte = yottabyte
    .gender = masculine
# same
# same for every number
unit-kibibyte = kibibyte
    .gender = masculine
# same
# same for every number
unit-mebibyte = mebibyte
    .gender = masculine
# same
# same for every number
unit-gibibyte = gibibyte
    .gender = masculine
# same
# same for every number
unit-tebibyte = tebibyte
    .gender = masculine
# same
# same for every number
unit-pebibyte = pebibyte
    .gender = masculine
# same
# same for every number
unit-exbibyte = exbibyte
    .gender = masculine
# same
# same for every number
unit-zebibyte = zebibyte
    .gender = masculine
# same
# same for every number
unit-yobibyte = yobibyte
    .gender = masculine
# same
# same for every number
unit-petabit = petabit
    .gender = masculine
# same
# same for every number
unit-exabit = exabit
    .gender = masculine
# same
# same for every number
unit-zettabit = zettabit
    .gender = masculine
# same
# same for every number
unit-yottabit = yottabit
    .gender = masculine
# same
# same for every number
unit-kibibit = kibibit
    .gender = masculine
# same
# same for every number
unit-mebibit = mebibit
    .gender = masculine
# same
# same for every number
unit-gibibit = gibibit
    .gender = masculine
# same
# same for every number
unit-tebibit = tebibit
    .gender = masculine
# same
# same for every number
unit-pebibit = pebibit
    .gender = masculine
# same
# same for every number
unit-exbibit = exbibit
    .gender = masculine
# same
# same for every number
unit-zebibit = zebibit
    .gender = masculine
# same
# same for every number
unit-yobibit = yobibit
    .gender = masculine
# The number comes after the name: forza 5 della scala Beaufort.
unit-beaufort = grado della scala Beaufort
    .plural = gradi della scala Beaufort
    .gender = masculine
    .counted = forza { $count } della scala Beaufort
