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
