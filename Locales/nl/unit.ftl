## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## Most units have one form: 5 kilometer, 10 inch, 3 kilojoule.

# CLDR has the plural "inches", which is said seldom.
# same
# same for every number
unit-inch = inch
    .gender = common
# same
# same for every number
unit-yard = yard
    .gender = common
# As miles on land: 5 zeemijl.
# same for every number
unit-nautical-mile = zeemijl
    .gender = common
# same for every number
unit-light-year = lichtjaar
    .gender = neuter
# As everyone says it. The ton of the United States has its country.
# same for every number
unit-tonne = ton
    .gender = common
# same for every number
unit-ton = Amerikaanse ton
    .gender = common
# same
unit-stone = stone
    .gender = common
# same
# same for every number
unit-acre = acre
    .gender = common
# same
unit-cup = cup
    .plural = cups
    .gender = common
unit-drop = druppel
    .plural = druppels
    .gender = common
# CLDR has "booggraad", which no temperature has.
unit-degree = graad
    .plural = graden
    .gender = common
# same for every number
unit-gallon-imperial = Britse gallon
    .gender = common
# same for every number
unit-fluid-ounce-imperial = Britse fluid ounce
    .gender = common
unit-mile-per-gallon-imperial = { unit-mile } per Britse gallon
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } per 100 kilometer
unit-knot =
    .gender = common
unit-horsepower = paardenkracht
    .gender = common
# same
# same for every number
unit-kilojoule = kilojoule
    .gender = common
# same
# same for every number
unit-joule = joule
    .gender = common
# same
unit-byte = byte
    .plural = bytes
    .gender = common
# same
unit-bit = bit
    .plural = bits
    .gender = common
# same
# same for every number
unit-exabyte = exabyte
    .gender = common
# same
# same for every number
unit-zettabyte = zettabyte
    .gender = common
# same
# same for every number
unit-yottabyte = yottabyte
    .gender = common
# same
# same for every number
unit-kibibyte = kibibyte
    .gender = common
# same
# same for every number
unit-mebibyte = mebibyte
    .gender = common
# same
# same for every number
unit-gibibyte = gibibyte
    .gender = common
# same
# same for every number
unit-tebibyte = tebibyte
    .gender = common
# same
# same for every number
unit-pebibyte = pebibyte
    .gender = common
# same
# same for every number
unit-exbibyte = exbibyte
    .gender = common
# same
# same for every number
unit-zebibyte = zebibyte
    .gender = common
# same
# same for every number
unit-yobibyte = yobibyte
    .gender = common
# same
unit-petabit = petabit
    .plural = petabits
    .gender = common
# same
unit-exabit = exabit
    .plural = exabits
    .gender = common
# same
unit-zettabit = zettabit
    .plural = zettabits
    .gender = common
# same
unit-yottabit = yottabit
    .plural = yottabits
    .gender = common
# same
unit-kibibit = kibibit
    .plural = kibibits
    .gender = common
# same
unit-mebibit = mebibit
    .plural = mebibits
    .gender = common
# same
unit-gibibit = gibibit
    .plural = gibibits
    .gender = common
# same
unit-tebibit = tebibit
    .plural = tebibits
    .gender = common
# same
unit-pebibit = pebibit
    .plural = pebibits
    .gender = common
# same
unit-exbibit = exbibit
    .plural = exbibits
    .gender = common
# same
unit-zebibit = zebibit
    .plural = zebibits
    .gender = common
# same
unit-yobibit = yobibit
    .plural = yobibits
    .gender = common
# same
# same for every number
unit-bar = bar
    .gender = common
# As doctors say it; CLDR has "millimeter-kwikdruk".
# same for every number
unit-millimeter-ofhg = millimeter kwik
    .gender = common
# same for every number
unit-inch-ofhg = inch kwik
    .gender = common
unit-pound-force-per-square-inch = { unit-pound } per vierkante inch
# same for every number
unit-square-yard =
    .gender = common
# same for every number
unit-square-inch =
    .gender = common
# same for every number
unit-cubic-inch =
    .gender = common
# same for every number
unit-cubic-yard =
    .gender = common
# Of gold; the carat of gems is the same word.
# same as unit-carat
# same for every number
unit-karat = karaat
    .gender = neuter
unit-night =
    .gender = common
unit-beat-per-minute = slag per minuut
    .plural = slagen per minuut
    .gender = common
unit-revolution-per-minute = { unit-revolution } per minuut
# same
# same for every number
unit-decibel = decibel
    .gender = common
unit-international-unit = internationale eenheid
    .plural = internationale eenheden
    .gender = common

## Units whose CLDR name is English, or lacks a gender

# same for every number
unit-mole = mol
    .gender = common
# same
# same for every number
unit-dunam = dunam
    .gender = common
unit-permillion = deel per miljoen
    .plural = delen per miljoen
    .gender = neuter
unit-portion-per-1e9 = deel per miljard
    .plural = delen per miljard
    .gender = neuter
unit-century = eeuw
    .plural = eeuwen
    .gender = common
unit-quarter =
    .gender = neuter
unit-milligram-ofglucose-per-deciliter = { unit-milligram } per deciliter
unit-british-thermal-unit = Britse warmte-eenheid
    .plural = Britse warmte-eenheden
    .gender = common
# same for every number
unit-electronvolt =
    .gender = common
# same for every number
unit-therm-us = Amerikaanse therm
    .gender = common
# same for every number
unit-pound-force = pond kracht
    .gender = neuter
unit-dot = beeldpunt
    .plural = beeldpunten
    .gender = neuter
# same
unit-dot-per-centimeter = { unit-dot } per centimeter
# same
unit-dot-per-inch = { unit-dot } per inch
unit-astronomical-unit =
    .gender = common
unit-earth-radius =
    .gender = common
unit-solar-radius = zonnestraal
    .plural = zonnestralen
    .gender = common
# same for every number
unit-solar-luminosity = zonnelichtkracht
    .gender = common
unit-fathom =
    .gender = common
# same for every number
unit-furlong =
    .gender = common
unit-point = typografische punt
    .plural = typografische punten
    .gender = common
# same for every number
unit-ounce-troy =
    .gender = common
# same for every number
unit-pound-force-foot = pond-voet
    .gender = common
# same for every number
unit-acre-foot = acrevoet
    .gender = common
# Of oil.
unit-barrel = vat
    .plural = vaten
    .gender = neuter
unit-bushel =
    .gender = common
# same for every number
unit-grain = grein
    .gender = neuter
# same for every number
unit-quart-imperial = Britse quart
    .gender = common
# same for every number
unit-pint-imperial = Britse pint
    .gender = common

## Units that few apps use, and that CLDR has no names for

# same for every number
unit-ampere-hour = ampère-uur
    .gender = neuter
# same for every number
unit-megaampere-hour = megaampère-uur
    .gender = neuter
# same for every number
unit-kiloampere-hour = kiloampère-uur
    .gender = neuter
# same for every number
unit-milliampere-hour = milliampère-uur
    .gender = neuter
# same for every number
unit-microampere-hour = microampère-uur
    .gender = neuter
# same
# same for every number
unit-coulomb = coulomb
    .gender = common
# same
# same for every number
unit-are = are
    .gender = common
# same
unit-slug = slug
    .plural = slugs
    .gender = common
unit-gradian = decimale graad
    .plural = decimale graden
    .gender = common
# same
unit-nibble = nibble
    .plural = nibbles
    .gender = common
unit-frame-per-second = beeld per seconde
    .plural = beelden per seconde
    .gender = neuter
unit-teaspoon-imperial = Britse theelepel
    .plural = Britse theelepels
    .gender = common
unit-tablespoon-imperial = Britse eetlepel
    .plural = Britse eetlepels
    .gender = common
unit-dessert-spoon-imperial = Britse dessertlepel
    .plural = Britse dessertlepels
    .gender = common
# "3 g" is read as grams.
unit-g-force = zwaartekracht
    .gender = common
    .counted = { $count } keer de { $noun }
# same for every number
unit-light-speed = lichtsnelheid
    .gender = common
    .counted = { $count } keer de { $noun }
unit-beaufort = windkracht
    .gender = common
    .counted = windkracht { $count }
