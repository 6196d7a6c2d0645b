## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## CLDR has no genders for Norwegian: the neuter ones and all others are here.
# "Mil" alone is 10 kilometers, and voices read "mile" by Norwegian rules.
unit-mile = engelsk mil
    .plural = engelske mil
    .gender = common
unit-square-mile = engelsk kvadratmil
    .plural = engelske kvadratmil
    .gender = common
unit-cubic-mile = engelsk kubikkmil
    .plural = engelske kubikkmil
    .gender = common
unit-mile-per-hour = { unit-mile } i timen
# As everyone says it.
unit-kilometer-per-hour = { unit-kilometer } i timen
# same
unit-mile-per-gallon = { unit-mile } per gallon
unit-mile-per-gallon-imperial = { unit-mile } per britisk gallon
# same
unit-yard = yard
    .plural = yard
    .gender = common
unit-foot = fot
    .plural = fot
    .gender = common
unit-inch = tomme
    .plural = tommer
    .gender = common
unit-pound = pund
    .plural = pund
    .gender = neuter
unit-ounce = unse
    .plural = unser
    .gender = common
unit-nautical-mile = nautisk mil
    .plural = nautiske mil
    .gender = common
# same
unit-dunam = dunam
    .plural = dunam
    .gender = common
unit-british-thermal-unit = britisk varmeenhet
    .plural = britiske varmeenheter
    .gender = common
unit-therm-us = amerikansk therm
    .plural = amerikanske therm
    .gender = common
unit-solar-luminosity = solluminositet
    .plural = solluminositeter
    .gender = common
# same
unit-grain = grain
    .plural = grain
    .gender = common
unit-barrel = fat
    .plural = fat
    .gender = neuter
# same
unit-jigger = jigger
    .plural = jigger
    .gender = common
# same
unit-megameter = megameter
    .plural = megameter
    .gender = common
unit-hectometer = hektometer
    .plural = hektometer
    .gender = common
# same
unit-dekameter = dekameter
    .plural = dekameter
    .gender = common
unit-decigram = desigram
    .plural = desigram
    .gender = neuter
# same
unit-centigram = centigram
    .plural = centigram
    .gender = neuter
# same
unit-nanogram = nanogram
    .plural = nanogram
    .gender = neuter
unit-picogram = pikogram
    .plural = pikogram
    .gender = neuter
# same
unit-kiloliter = kiloliter
    .plural = kiloliter
    .gender = common
# same
unit-terawatt = terawatt
    .plural = terawatt
    .gender = common
unit-microwatt = mikrowatt
    .plural = mikrowatt
    .gender = common
# same
unit-nanowatt = nanowatt
    .plural = nanowatt
    .gender = common
unit-picowatt = pikowatt
    .plural = pikowatt
    .gender = common
# same
unit-femtowatt = femtowatt
    .plural = femtowatt
    .gender = common
# same
unit-megavolt = megavolt
    .plural = megavolt
    .gender = common
# same
unit-kilovolt = kilovolt
    .plural = kilovolt
    .gender = common
# same
unit-millivolt = millivolt
    .plural = millivolt
    .gender = common
unit-microvolt = mikrovolt
    .plural = mikrovolt
    .gender = common
unit-megaampere = megaampere
    .plural = megaampere
    .gender = common
unit-kiloampere = kiloampere
    .plural = kiloampere
    .gender = common
unit-microampere = mikroampere
    .plural = mikroampere
    .gender = common
# same
unit-megaohm = megaohm
    .plural = megaohm
    .gender = common
# same
unit-kiloohm = kiloohm
    .plural = kiloohm
    .gender = common
# same
unit-milliohm = milliohm
    .plural = milliohm
    .gender = common
unit-microohm = mikroohm
    .plural = mikroohm
    .gender = common
# same
unit-terahertz = terahertz
    .plural = terahertz
    .gender = common
# same
unit-millihertz = millihertz
    .plural = millihertz
    .gender = common
unit-microhertz = mikrohertz
    .plural = mikrohertz
    .gender = common
# same
unit-nanohertz = nanohertz
    .plural = nanohertz
    .gender = common
# same
unit-gigapascal = gigapascal
    .plural = gigapascal
    .gender = common
# same
unit-exabyte = exabyte
    .plural = exabyte
    .gender = common
# same
unit-zettabyte = zettabyte
    .plural = zettabyte
    .gender = common
# same
unit-yottabyte = yottabyte
    .plural = yottabyte
    .gender = common
# same
unit-kibibyte = kibibyte
    .plural = kibibyte
    .gender = common
# same
unit-mebibyte = mebibyte
    .plural = mebibyte
    .gender = common
# same
unit-gibibyte = gibibyte
    .plural = gibibyte
    .gender = common
# same
unit-tebibyte = tebibyte
    .plural = tebibyte
    .gender = common
# same
unit-pebibyte = pebibyte
    .plural = pebibyte
    .gender = common
# same
unit-exbibyte = exbibyte
    .plural = exbibyte
    .gender = common
# same
unit-zebibyte = zebibyte
    .plural = zebibyte
    .gender = common
# same
unit-yobibyte = yobibyte
    .plural = yobibyte
    .gender = common
# same
unit-petabit = petabit
    .plural = petabit
    .gender = common
# same
unit-exabit = exabit
    .plural = exabit
    .gender = common
# same
unit-zettabit = zettabit
    .plural = zettabit
    .gender = common
# same
unit-yottabit = yottabit
    .plural = yottabit
    .gender = common
# same
unit-kibibit = kibibit
    .plural = kibibit
    .gender = common
# same
unit-mebibit = mebibit
    .plural = mebibit
    .gender = common
# same
unit-gibibit = gibibit
    .plural = gibibit
    .gender = common
# same
unit-tebibit = tebibit
    .plural = tebibit
    .gender = common
# same
unit-pebibit = pebibit
    .plural = pebibit
    .gender = common
# same
unit-exbibit = exbibit
    .plural = exbibit
    .gender = common
# same
unit-zebibit = zebibit
    .plural = zebibit
    .gender = common
# same
unit-yobibit = yobibit
    .plural = yobibit
    .gender = common
unit-picosecond = pikosekund
    .plural = pikosekunder
    .gender = neuter
unit-ampere-hour = amperetime
    .plural = amperetimer
    .gender = common
unit-megaampere-hour = megaamperetime
    .plural = megaamperetimer
    .gender = common
unit-kiloampere-hour = kiloamperetime
    .plural = kiloamperetimer
    .gender = common
unit-milliampere-hour = milliamperetime
    .plural = milliamperetimer
    .gender = common
unit-microampere-hour = mikroamperetime
    .plural = mikroamperetimer
    .gender = common
unit-square-megameter = kvadratmegameter
    .plural = kvadratmegameter
    .gender = common
unit-square-millimeter = kvadratmillimeter
    .plural = kvadratmillimeter
    .gender = common
unit-square-micrometer = kvadratmikrometer
    .plural = kvadratmikrometer
    .gender = common
unit-square-nanometer = kvadratnanometer
    .plural = kvadratnanometer
    .gender = common
unit-cubic-decimeter = kubikkdesimeter
    .plural = kubikkdesimeter
    .gender = common
unit-cubic-millimeter = kubikkmillimeter
    .plural = kubikkmillimeter
    .gender = common
unit-gallon-imperial = britisk gallon
    .plural = britiske gallon
    .gender = common
unit-fluid-ounce-imperial = britisk væskeunse
    .plural = britiske væskeunser
    .gender = common
unit-pint-imperial = britisk pint
    .plural = britiske pint
    .gender = common
unit-teaspoon-imperial = britisk teskje
    .plural = britiske teskjeer
    .gender = common
unit-tablespoon-imperial = britisk spiseskje
    .plural = britiske spiseskjeer
    .gender = common
unit-dessert-spoon = dessertskje
    .plural = dessertskjeer
    .gender = common
unit-dessert-spoon-imperial = britisk dessertskje
    .plural = britiske dessertskjeer
    .gender = common
# CLDR has the plural in the singular.
unit-pinch = klype
    .plural = klyper
    .gender = common
unit-ton = amerikansk tonn
    .plural = amerikanske tonn
    .gender = neuter
unit-beat-per-minute = slag per minutt
    .plural = slag per minutt
    .gender = neuter
unit-revolution-per-minute = omdreining per minutt
    .plural = omdreininger per minutt
    .gender = common
unit-decibel = desibel
    .plural = desibel
    .gender = common
unit-international-unit = internasjonal enhet
    .plural = internasjonale enheter
    .gender = common
unit-frame-per-second = bilde per sekund
    .plural = bilder per sekund
    .gender = neuter
# same
unit-coulomb = coulomb
    .plural = coulomb
    .gender = common
# CLDR has no name.
unit-are = ar
    .plural = ar
    .gender = common
# same
unit-slug = slug
    .plural = slug
    .gender = common
# same
unit-gradian = gradian
    .plural = gradianer
    .gender = common
# same
unit-nibble = nibble
    .plural = nibble
    .gender = common
unit-light-speed = lyshastighet
    .plural = lyshastigheter
    .gender = common
unit-pound-force = pundkraft
    .plural = pundkraft
    .gender = common
unit-pound-force-foot = pundfot
    .plural = pundfot
    .gender = common
unit-ounce-troy = troyunse
    .plural = troyunser
    .gender = common
unit-acre-foot = acrefot
    .plural = acrefot
    .gender = common
# same
unit-em = em
    .plural = em
    .gender = common
# The carat of gems, and the karat of gold.
# same as unit-carat
# same
unit-karat = karat
    .plural = karat
    .gender = common
unit-carat = karat
    .plural = karat
    .gender = common
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } per 100 kilometer
unit-milligram-ofglucose-per-deciliter = { unit-milligram } per desiliter
unit-pound-force-per-square-inch = { unit-pound } per kvadrattomme
# CLDR has a sign in this name.
unit-meter-per-square-second = { unit-meter } per kvadratsekund
unit-beaufort = beaufort
    .plural = beaufort
    .gender = common
    .counted = beaufort { $count }
unit-second = sekund
    .plural = sekunder
    .gender = neuter
unit-minute = minutt
    .plural = minutter
    .gender = neuter
unit-hour =
    .gender = common
# same for every number
unit-kilometer =
    .gender = common
# same for every number
unit-meter =
    .gender = common
# same for every number
unit-decimeter =
    .gender = common
# same for every number
unit-centimeter =
    .gender = common
# same for every number
unit-millimeter =
    .gender = common
# same for every number
unit-mile-scandinavian =
    .gender = common
# same for every number
unit-light-year =
    .gender = neuter
# same for every number
unit-tonne =
    .gender = neuter
# same for every number
unit-kilogram =
    .gender = neuter
# same for every number
unit-gram =
    .gender = neuter
# same for every number
unit-milligram =
    .gender = neuter
# same for every number
unit-microgram =
    .gender = neuter
unit-stone =
    .gender = common
# same for every number
unit-liter =
    .gender = common
# same for every number
unit-deciliter =
    .gender = common
# same for every number
unit-centiliter =
    .gender = common
# same for every number
unit-milliliter =
    .gender = common
# same for every number
unit-cubic-meter =
    .gender = common
# same for every number
unit-cubic-centimeter =
    .gender = common
# same for every number
unit-cubic-foot =
    .gender = common
unit-cubic-inch =
    .gender = common
# same for every number
unit-gallon =
    .gender = common
# same for every number
unit-quart =
    .gender = common
# same for every number
unit-pint =
    .gender = common
unit-cup =
    .gender = common
unit-fluid-ounce =
    .gender = common
unit-tablespoon =
    .gender = common
unit-teaspoon =
    .gender = common
unit-drop =
    .gender = common
unit-celsius =
    .gender = common
unit-fahrenheit =
    .gender = common
# same for every number
unit-kelvin =
    .gender = common
unit-degree =
    .gender = common
unit-revolution =
    .gender = common
# same for every number
unit-knot =
    .gender = common
unit-kilocalorie =
    .gender = common
unit-calorie =
    .gender = common
# same for every number
unit-kilojoule =
    .gender = common
# same for every number
unit-joule =
    .gender = common
unit-kilowatt-hour =
    .gender = common
# same for every number
unit-megawatt =
    .gender = common
# same for every number
unit-kilowatt =
    .gender = common
# same for every number
unit-watt =
    .gender = common
unit-horsepower =
    .gender = common
# same for every number
unit-volt =
    .gender = common
# same for every number
unit-ampere =
    .gender = common
# same for every number
unit-milliampere =
    .gender = common
# same for every number
unit-petabyte =
    .gender = common
# same for every number
unit-terabyte =
    .gender = common
# same for every number
unit-gigabyte =
    .gender = common
# same for every number
unit-megabyte =
    .gender = common
# same for every number
unit-kilobyte =
    .gender = common
# same for every number
unit-byte =
    .gender = common
# same for every number
unit-terabit =
    .gender = common
# same for every number
unit-gigabit =
    .gender = common
# same for every number
unit-megabit =
    .gender = common
# same for every number
unit-kilobit =
    .gender = common
# same for every number
unit-bit =
    .gender = common
# same for every number
unit-hectopascal =
    .gender = common
# same for every number
unit-kilopascal =
    .gender = common
# same for every number
unit-bar =
    .gender = common
# same for every number
unit-millibar =
    .gender = common
# same for every number
unit-millimeter-ofhg =
    .gender = common
unit-inch-ofhg =
    .gender = common
unit-gigahertz =
    .gender = common
unit-megahertz =
    .gender = common
unit-kilohertz =
    .gender = common
unit-hertz =
    .gender = common
# same for every number
unit-square-kilometer =
    .gender = common
# same for every number
unit-hectare =
    .gender = common
# same for every number
unit-square-meter =
    .gender = common
# same for every number
unit-square-centimeter =
    .gender = common
# same for every number
unit-acre =
    .gender = common
# same for every number
unit-square-yard =
    .gender = common
# same for every number
unit-square-foot =
    .gender = common
unit-square-inch =
    .gender = common
unit-night =
    .gender = common
unit-millisecond =
    .gender = neuter
unit-microsecond =
    .gender = neuter
unit-nanosecond =
    .gender = neuter
unit-permille =
    .gender = common
unit-megapixel =
    .gender = common
unit-pixel =
    .gender = common
# same for every number
unit-lumen =
    .gender = common
unit-g-force =
    .gender = common
unit-radian =
    .gender = common
unit-arc-minute =
    .gender = neuter
unit-arc-second =
    .gender = neuter
# same for every number
unit-mole =
    .gender = neuter
unit-permillion =
    .gender = common
unit-permyriad =
    .gender = common
unit-century =
    .gender = neuter
# same for every number
unit-decade =
    .gender = neuter
unit-quarter =
    .gender = neuter
# same for every number
unit-ohm =
    .gender = common
# same for every number
unit-electronvolt =
    .gender = common
# same for every number
unit-newton =
    .gender = common
unit-dot =
    .gender = neuter
unit-astronomical-unit =
    .gender = common
unit-earth-radius =
    .gender = common
unit-fathom =
    .gender = common
# same for every number
unit-furlong =
    .gender = common
# same for every number
unit-micrometer =
    .gender = common
# same for every number
unit-nanometer =
    .gender = common
# same for every number
unit-parsec =
    .gender = common
# same for every number
unit-picometer =
    .gender = common
unit-point =
    .gender = neuter
unit-solar-radius =
    .gender = common
unit-candela =
    .gender = common
unit-lux =
    .gender = common
# same for every number
unit-dalton =
    .gender = common
unit-earth-mass =
    .gender = common
unit-solar-mass =
    .gender = common
# same for every number
unit-gigawatt =
    .gender = common
# same for every number
unit-milliwatt =
    .gender = common
unit-atmosphere =
    .gender = common
# same for every number
unit-megapascal =
    .gender = common
# same for every number
unit-pascal =
    .gender = common
# same for every number
unit-newton-meter =
    .gender = common
# same for every number
unit-bushel =
    .gender = common
# same for every number
unit-cubic-kilometer =
    .gender = common
# same for every number
unit-cubic-yard =
    .gender = common
unit-cup-metric =
    .gender = common
# same for every number
unit-dram =
    .gender = common
# same for every number
unit-hectoliter =
    .gender = common
# same for every number
unit-megaliter =
    .gender = common
unit-pint-metric =
    .gender = common
unit-quart-imperial =
    .gender = common
# same for every number
unit-millimole-per-liter =
    .gender = neuter
unit-portion-per-1e9 =
    .gender = common
