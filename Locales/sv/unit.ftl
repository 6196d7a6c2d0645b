## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

unit-foot = fot
    .plural = fot
    .gender = common
unit-inch = tum
    .plural = tum
    .gender = common
unit-light-year = ljusår
    .plural = ljusår
    .gender = neuter
unit-pound = pund
    .plural = pund
    .gender = neuter
unit-ounce = uns
    .plural = uns
    .gender = neuter
# same
unit-quart = quart
    .plural = quart
    .gender = common
unit-cup = kopp
    .plural = koppar
    .gender = common
unit-pinch = nypa
    .plural = nypor
    .gender = common
unit-knot = knop
    .plural = knop
    .gender = common
# CLDR has "engelsk sten".
# same
unit-stone = stone
    .plural = stone
    .gender = common
# CLDR calls the American ton "engelskt kort ton".
unit-ton = amerikanskt ton
    .plural = amerikanska ton
    .gender = neuter
# CLDR has "nautisk mil", but people say "sjömil".
unit-nautical-mile = sjömil
    .plural = sjömil
    .gender = common
# CLDR has "engelskt tunnland"; as it is mostly said of land in English-speaking countries.
# same
unit-acre = acre
    .plural = acre
    .gender = common
unit-gallon-imperial = brittisk gallon
    .plural = brittiska gallon
    .gender = common
unit-fluid-ounce-imperial = brittiskt flytande uns
    .plural = brittiska flytande uns
    .gender = neuter
unit-fluid-ounce = flytande uns
    .plural = flytande uns
    .gender = neuter
unit-beat-per-minute = slag per minut
    .plural = slag per minut
    .gender = neuter
unit-revolution-per-minute = varv per minut
    .plural = varv per minut
    .gender = neuter
# same
unit-decibel = decibel
    .plural = decibel
    .gender = common
unit-international-unit = internationell enhet
    .plural = internationella enheter
    .gender = common
unit-frame-per-second = bild per sekund
    .plural = bilder per sekund
    .gender = common
unit-ampere-hour = amperetimme
    .plural = amperetimmar
    .gender = common
unit-megaampere-hour = megaamperetimme
    .plural = megaamperetimmar
    .gender = common
unit-kiloampere-hour = kiloamperetimme
    .plural = kiloamperetimmar
    .gender = common
unit-milliampere-hour = milliamperetimme
    .plural = milliamperetimmar
    .gender = common
unit-microampere-hour = mikroamperetimme
    .plural = mikroamperetimmar
    .gender = common
# same
unit-coulomb = coulomb
    .plural = coulomb
    .gender = common
unit-are = ar
    .plural = ar
    .gender = common
# same
unit-slug = slug
    .plural = slug
    .gender = common
unit-gradian = gon
    .plural = gon
    .gender = common
# same
unit-nibble = nibble
    .plural = nibble
    .gender = common
unit-teaspoon-imperial = brittisk tesked
    .plural = brittiska teskedar
    .gender = common
unit-tablespoon-imperial = brittisk matsked
    .plural = brittiska matskedar
    .gender = common
unit-dessert-spoon-imperial = brittisk dessertsked
    .plural = brittiska dessertskedar
    .gender = common
unit-pint-imperial = brittisk pint
    .plural = brittiska pint
    .gender = common
unit-quart-imperial = brittisk quart
    .plural = brittiska quart
    .gender = common
# same
unit-dunam = dunam
    .plural = dunam
    .gender = common
unit-therm-us = amerikansk therm
    .plural = amerikanska therm
    .gender = common
unit-fathom = famn
    .plural = famnar
    .gender = common
# same
unit-parsec = parsec
    .plural = parsec
    .gender = common
# same
unit-lux = lux
    .plural = lux
    .gender = common
unit-barrel = fat
    .plural = fat
    .gender = neuter
# same
unit-bushel = bushel
    .plural = bushel
    .gender = common
# same
unit-jigger = jigger
    .plural = jigger
    .gender = common
unit-light-speed = ljushastighet
    .plural = ljushastigheter
    .gender = common
unit-british-thermal-unit = brittisk värmeenhet
    .plural = brittiska värmeenheter
    .gender = common
unit-pound-force = pundkraft
    .plural = pundkraft
    .gender = common
unit-pound-force-foot = pundfot
    .plural = pundfot
    .gender = common
unit-ounce-troy = troyuns
    .plural = troyuns
    .gender = neuter
unit-point = typografisk punkt
    .plural = typografiska punkter
    .gender = common
# same
unit-furlong = furlong
    .plural = furlong
    .gender = common
# CLDR has "kvart", a quarter of an hour.
unit-quarter = kvartal
    .plural = kvartal
    .gender = neuter
unit-decade = årtionde
    .plural = årtionden
    .gender = neuter
# "Mil" alone is 10 kilometers, and voices read "mile" by Swedish rules.
unit-mile = engelsk mil
    .plural = engelska mil
    .gender = common
unit-square-mile = engelsk kvadratmil
    .plural = engelska kvadratmil
    .gender = common
unit-cubic-mile = engelsk kubikmil
    .plural = engelska kubikmil
    .gender = common
unit-newton-meter = newtonmeter
    .plural = newtonmeter
    .gender = common
# same
unit-yobibyte = yobibyte
    .plural = yobibyte
    .gender = common
# same
unit-yobibit = yobibit
    .plural = yobibit
    .gender = common
unit-acre-foot = acrefot
    .plural = acrefot
    .gender = common
unit-astronomical-unit = astronomisk enhet
    .plural = astronomiska enheter
    .gender = common
# same
unit-em = em
    .plural = em
    .gender = neuter
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } per 100 kilometer
unit-mile-per-gallon-imperial = { unit-mile } per brittisk gallon
unit-mile-per-hour = { unit-mile } per timme
# same
unit-mile-per-gallon = { unit-mile } per gallon
unit-pound-force-per-square-inch = { unit-pound } per kvadrattum
unit-pixel-per-inch = { unit-pixel } per tum
# The carat of gems, and the karat of gold.
# same as unit-carat
# same
unit-karat = karat
    .plural = karat
    .gender = common
# same for every number
unit-cubic-inch =
    .gender = common
# same for every number
unit-cubic-yard =
    .gender = common
unit-dot = punkt
    .plural = punkter
    .gender = common
unit-earth-radius = jordradie
    .plural = jordradier
    .gender = common
# same for every number
unit-electronvolt =
    .gender = common
unit-horsepower =
    .gender = common
# same for every number
unit-inch-ofhg =
    .gender = common
unit-dot-per-centimeter =
    .gender = common
unit-dot-per-inch =
    .gender = common
unit-milligram-ofglucose-per-deciliter = { unit-milligram } per deciliter
# same for every number
unit-millimeter-ofhg =
    .gender = common
unit-night =
    .gender = common
unit-portion-per-1e9 =
    .gender = common
# same for every number
unit-square-inch =
    .gender = common
# same for every number
unit-square-yard =
    .gender = common
unit-beaufort = beaufort
    .plural = beaufort
    .gender = common
    .counted = { $count } beaufort
