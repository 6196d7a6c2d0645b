## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

# After meters the number is enough: 1 mètre 80. One stays whole, for "1 mètre 1" may be heard as a row of digits.
unit-centimeter =
    .counted = { $case ->
        [behind-meters] { $count ->
            [1] { counted-measure }
           *[other] { $count }
        }
       *[whole] { counted-measure }
    }
unit-nautical-mile = mille nautique
    .plural = milles nautiques
    .gender = masculine
# CLDR has "mille", which is also a thousand.
unit-mile-scandinavian = mile scandinave
    .plural = miles scandinaves
    .gender = masculine
unit-light-year =
    .gender = feminine
unit-ton =
    .gender = feminine
unit-stone =
    .gender = masculine
unit-cubic-inch =
    .gender = masculine
# Alone "quart" is a quarter: 2,1 quarts de gallon.
unit-quart = quart de gallon
    .plural = quarts de gallon
    .gender = masculine
unit-cup = tasse
    .plural = tasses
    .gender = feminine
unit-knot =
    .gender = masculine
unit-horsepower =
    .gender = masculine
# same
unit-bar = bar
    .plural = bars
    .gender = masculine
unit-millimeter-ofhg =
    .gender = masculine
unit-inch-ofhg =
    .gender = masculine
unit-pound-force-per-square-inch = { unit-pound } par pouce carré
# As unit-mile: CLDR has "mile" there and "mille carré" here.
unit-square-mile = mile carré
    .plural = miles carrés
    .gender = masculine
unit-square-yard =
    .gender = masculine
unit-square-inch =
    .gender = masculine
# Of gold; the carat of gems is the same word.
# same as unit-carat
unit-karat = carat
    .plural = carats
    .gender = masculine
unit-night =
    .gender = feminine
# CLDR has “acre anglo-saxonne”.
# same
unit-acre = acre
    .plural = acres
    .gender = feminine
unit-liter-per-100-kilometer = { unit-liter } aux 100 kilomètres
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } aux 100 kilomètres
unit-beat-per-minute = battement par minute
    .plural = battements par minute
    .gender = masculine
unit-revolution-per-minute = { unit-revolution } par minute
unit-decibel = décibel
    .plural = décibels
    .gender = masculine
unit-international-unit = unité internationale
    .plural = unités internationales
    .gender = feminine
unit-pinch = pincée
    .plural = pincées
    .gender = feminine

## Units that few apps use

unit-ampere-hour = ampère-heure
    .plural = ampères-heures
    .gender = masculine
# same
unit-coulomb = coulomb
    .plural = coulombs
    .gender = masculine
# same
unit-are = are
    .plural = ares
    .gender = masculine
# same
unit-slug = slug
    .plural = slugs
    .gender = masculine
unit-gradian = grade
    .plural = grades
    .gender = masculine
unit-nibble = quartet
    .plural = quartets
    .gender = masculine
unit-frame-per-second = image par seconde
    .plural = images par seconde
    .gender = feminine
unit-teaspoon-imperial = cuillère à café impériale
    .plural = cuillères à café impériales
    .gender = feminine
unit-tablespoon-imperial = cuillère à soupe impériale
    .plural = cuillères à soupe impériales
    .gender = feminine
unit-pint-imperial = pinte impériale
    .plural = pintes impériales
    .gender = feminine
# As unit-quart.
unit-quart-imperial = quart de gallon impérial
    .plural = quarts de gallon impérial
    .gender = masculine
# CLDR has "lumière", which is no measure of speed: 0,5 fois la vitesse de la lumière.
# same for every number
unit-light-speed = fois la vitesse de la lumière
    .gender = feminine
unit-beaufort =
    .gender = masculine
unit-therm-us = therm américain
    .plural = therms américains
    .gender = masculine
# same
unit-jigger = jigger
    .plural = jiggers
    .gender = masculine
# CLDR has the English words.
unit-british-thermal-unit = unité thermique britannique
    .plural = unités thermiques britanniques
    .gender = feminine
# CLDR has "part", which is a share: ppm are "parties".
unit-permillion = partie par million
    .plural = parties par million
    .gender = feminine
unit-portion-per-1e9 = partie par milliard
    .plural = parties par milliard
    .gender = feminine
unit-milligram-ofglucose-per-deciliter = { unit-milligram } par décilitre
# As unit-mile.
unit-cubic-mile = mile cube
    .plural = miles cubes
    .gender = masculine
# French drops a vowel of the prefix here.
unit-megaohm = mégohm
    .plural = mégohms
    .gender = masculine
unit-kiloohm = kilohm
    .plural = kilohms
    .gender = masculine
unit-microohm = microhm
    .plural = microhms
    .gender = masculine
unit-dunam =
    .gender = masculine
unit-quarter =
    .gender = masculine
unit-electronvolt =
    .gender = masculine
unit-pound-force =
    .gender = feminine
unit-dot =
    .gender = masculine
unit-astronomical-unit =
    .gender = feminine
unit-earth-radius =
    .gender = masculine
unit-fathom =
    .gender = feminine
unit-furlong =
    .gender = masculine
unit-point =
    .gender = masculine
unit-ounce-troy =
    .gender = feminine
unit-pound-force-foot =
    .gender = feminine
# As unit-acre.
unit-acre-foot =
    .gender = feminine
unit-barrel =
    .gender = masculine
unit-bushel =
    .gender = masculine
unit-cubic-yard =
    .gender = masculine
