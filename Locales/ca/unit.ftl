## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl. Those with "l·l" are
## here because the script takes the raised dot for a symbol.

unit-millimeter = mil·límetre
    .plural = mil·límetres
    .gender = masculine
unit-milligram = mil·ligram
    .plural = mil·ligrams
    .gender = masculine
unit-milliliter = mil·lilitre
    .plural = mil·lilitres
    .gender = masculine
unit-milliampere = mil·liampere
    .plural = mil·liamperes
    .gender = masculine
unit-millibar = mil·libar
    .plural = mil·libars
    .gender = masculine
unit-millimeter-ofhg = mil·límetre de mercuri
    .plural = mil·límetres de mercuri
    .gender = masculine
unit-millisecond = mil·lisegon
    .plural = mil·lisegons
    .gender = masculine
unit-millimole-per-liter = mil·limol per litre
    .plural = mil·limols per litre
    .gender = masculine
unit-milligram-ofglucose-per-deciliter = mil·ligram per decilitre
    .plural = mil·ligrams per decilitre
    .gender = masculine
unit-milliwatt = mil·liwatt
    .plural = mil·liwatts
    .gender = masculine
unit-square-millimeter = mil·límetre quadrat
    .plural = mil·límetres quadrats
    .gender = masculine
unit-cubic-millimeter = mil·límetre cúbic
    .plural = mil·límetres cúbics
    .gender = masculine
unit-milliampere-hour = mil·liampere hora
    .plural = mil·liamperes hora
    .gender = masculine
# CLDR has "tona mètrica", which few say.
unit-tonne = tona
    .plural = tones
    .gender = feminine
unit-ton = tona curta
    .plural = tones curtes
    .gender = feminine
unit-cup = tassa
    .plural = tasses
    .gender = feminine
unit-drop = gota
    .plural = gotes
    .gender = feminine
unit-pinch = pessic
    .plural = pessics
    .gender = masculine
# CLDR has "quart", which is a quarter, too.
unit-quart = quart de galó
    .plural = quarts de galó
    .gender = masculine
# same
unit-decibel = decibel
    .plural = decibels
    .gender = masculine
unit-international-unit = unitat internacional
    .plural = unitats internacionals
    .gender = feminine
# same
unit-bit = bit
    .plural = bits
    .gender = masculine
# same
unit-bar = bar
    .plural = bars
    .gender = masculine
unit-beat-per-minute = batec per minut
    .plural = batecs per minut
    .gender = masculine
unit-revolution-per-minute = { unit-revolution } per minut
# Of gold; the carat of gems is the same word.
# same as unit-carat
unit-karat = quirat
    .plural = quirats
    .gender = masculine
# CLDR has "per 100 quilòmetres", as of a trade.
unit-liter-per-100-kilometer = { unit-liter } cada 100 quilòmetres
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } cada 100 quilòmetres

## Genders that CLDR lacks

unit-mile =
    .gender = feminine
unit-nautical-mile =
    .gender = feminine
unit-mile-per-hour =
    .gender = feminine
unit-mile-per-gallon =
    .gender = feminine
unit-mile-per-gallon-imperial =
    .gender = feminine
unit-square-mile =
    .gender = feminine
unit-cubic-mile =
    .gender = feminine
unit-yard =
    .gender = feminine
unit-square-yard =
    .gender = feminine
unit-cubic-yard =
    .gender = feminine
unit-inch =
    .gender = feminine
unit-inch-ofhg =
    .gender = feminine
unit-square-inch =
    .gender = feminine
unit-cubic-inch =
    .gender = feminine
unit-stone =
    .gender = feminine
unit-pound =
    .gender = feminine
unit-pound-force =
    .gender = feminine
unit-pound-force-foot =
    .gender = feminine
unit-pound-force-per-square-inch =
    .gender = feminine
unit-ounce =
    .gender = feminine
unit-ounce-troy =
    .gender = feminine
unit-fluid-ounce =
    .gender = feminine
unit-fluid-ounce-imperial =
    .gender = feminine
unit-pint =
    .gender = feminine
unit-tablespoon =
    .gender = feminine
unit-teaspoon =
    .gender = feminine
unit-dessert-spoon =
    .gender = feminine
unit-dessert-spoon-imperial =
    .gender = feminine
unit-kilocalorie =
    .gender = feminine
unit-night =
    .gender = feminine
unit-astronomical-unit =
    .gender = feminine
unit-british-thermal-unit =
    .gender = feminine
unit-dram =
    .gender = feminine
unit-earth-mass =
    .gender = feminine
unit-fathom =
    .gender = feminine
unit-portion-per-1e9 =
    .gender = feminine
unit-solar-luminosity =
    .gender = feminine
unit-solar-mass =
    .gender = feminine
unit-therm-us =
    .gender = feminine
unit-foot =
    .gender = masculine
unit-square-foot =
    .gender = masculine
unit-cubic-foot =
    .gender = masculine
unit-light-year =
    .gender = masculine
unit-gallon =
    .gender = masculine
unit-gallon-imperial =
    .gender = masculine
unit-knot =
    .gender = masculine
unit-fahrenheit =
    .gender = masculine
unit-horsepower =
    .gender = masculine
unit-acre =
    .gender = masculine
unit-acre-foot =
    .gender = masculine
unit-barrel =
    .gender = masculine
unit-bushel =
    .gender = masculine
unit-dalton =
    .gender = masculine
unit-dot-per-centimeter =
    .gender = masculine
unit-dot-per-inch =
    .gender = masculine
unit-earth-radius =
    .gender = masculine
unit-electronvolt =
    .gender = masculine
unit-furlong =
    .gender = masculine
unit-jigger =
    .gender = masculine
unit-parsec =
    .gender = masculine
unit-point =
    .gender = masculine
unit-quarter =
    .gender = masculine
unit-solar-radius =
    .gender = masculine

## Units that few apps use

# same
unit-dunam = dunam
    .plural = dunams
    .gender = masculine
unit-century = segle
    .plural = segles
    .gender = masculine
unit-em = quadratí
    .plural = quadratins
    .gender = masculine
# Of an image; CLDR has "píxel".
unit-dot = punt
    .plural = punts
    .gender = masculine
unit-grain = gra
    .plural = grans
    .gender = masculine
# CLDR has "per deu mil", which nobody says of an interest rate.
unit-permyriad = punt bàsic
    .plural = punts bàsics
    .gender = masculine
# The number comes after the name.
unit-beaufort = grau de l’escala de Beaufort
    .plural = graus de l’escala de Beaufort
    .gender = masculine
    .counted = força { $count } en l’escala de Beaufort
unit-pint-imperial = pinta imperial
    .plural = pintes imperials
    .gender = feminine
unit-quart-imperial = quart de galó imperial
    .plural = quarts de galó imperials
    .gender = masculine
unit-teaspoon-imperial = culleradeta imperial
    .plural = culleradetes imperials
    .gender = feminine
unit-tablespoon-imperial = cullerada imperial
    .plural = cullerades imperials
    .gender = feminine
unit-ampere-hour = ampere hora
    .plural = amperes hora
    .gender = masculine
unit-megaampere-hour = megaampere hora
    .plural = megaamperes hora
    .gender = masculine
unit-kiloampere-hour = quiloampere hora
    .plural = quiloamperes hora
    .gender = masculine
unit-microampere-hour = microampere hora
    .plural = microamperes hora
    .gender = masculine
# same
unit-coulomb = coulomb
    .plural = coulombs
    .gender = masculine
unit-are = àrea
    .plural = àrees
    .gender = feminine
# same
unit-slug = slug
    .plural = slugs
    .gender = masculine
# same
unit-gradian = gradian
    .plural = gradians
    .gender = masculine
# same
unit-nibble = nibble
    .plural = nibbles
    .gender = masculine
unit-frame-per-second = fotograma per segon
    .plural = fotogrames per segon
    .gender = masculine
# same
unit-petabit = petabit
    .plural = petabits
    .gender = masculine
# same
unit-exabit = exabit
    .plural = exabits
    .gender = masculine
# same
unit-zettabit = zettabit
    .plural = zettabits
    .gender = masculine
# same
unit-yottabit = yottabit
    .plural = yottabits
    .gender = masculine
# same
unit-kibibit = kibibit
    .plural = kibibits
    .gender = masculine
# same
unit-mebibit = mebibit
    .plural = mebibits
    .gender = masculine
# same
unit-gibibit = gibibit
    .plural = gibibits
    .gender = masculine
# same
unit-tebibit = tebibit
    .plural = tebibits
    .gender = masculine
# same
unit-pebibit = pebibit
    .plural = pebibits
    .gender = masculine
# same
unit-exbibit = exbibit
    .plural = exbibits
    .gender = masculine
# same
unit-zebibit = zebibit
    .plural = zebibits
    .gender = masculine
# same
unit-yobibit = yobibit
    .plural = yobibits
    .gender = masculine
unit-square-megameter = megàmetre quadrat
    .plural = megàmetres quadrats
    .gender = masculine
unit-square-micrometer = micròmetre quadrat
    .plural = micròmetres quadrats
    .gender = masculine
unit-square-nanometer = nanòmetre quadrat
    .plural = nanòmetres quadrats
    .gender = masculine
unit-cubic-decimeter = decímetre cúbic
    .plural = decímetres cúbics
    .gender = masculine
# CLDR has "llum".
unit-light-speed = vegada la velocitat de la llum
    .plural = vegades la velocitat de la llum
    .gender = feminine
