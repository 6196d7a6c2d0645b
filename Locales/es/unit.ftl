## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

unit-nautical-mile =
    .gender = feminine
unit-light-year =
    .gender = masculine
unit-ton =
    .gender = feminine
unit-stone =
    .gender = masculine
# CLDR has “cuarto”, which is a room, too.
unit-quart = cuarto de galón
    .plural = cuartos de galón
    .gender = masculine
unit-knot =
    .gender = masculine
unit-horsepower =
    .gender = masculine
unit-millimeter-ofhg =
    .gender = masculine
unit-inch-ofhg =
    .gender = feminine
unit-pound-force-per-square-inch = { unit-pound } por pulgada cuadrada
unit-square-yard =
    .gender = feminine
unit-square-inch =
    .gender = feminine
# Of gold; the carat of gems is the same word.
# same as unit-carat
unit-karat = quilate
    .plural = quilates
    .gender = masculine
unit-night =
    .gender = feminine
# CLDR has “por 100 kilómetros”, as of a trade.
unit-liter-per-100-kilometer = { unit-liter } cada 100 kilómetros
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } cada 100 kilómetros
unit-beat-per-minute = latido por minuto
    .plural = latidos por minuto
    .gender = masculine
unit-revolution-per-minute = { unit-revolution } por minuto
unit-decibel = decibelio
    .plural = decibelios
    .gender = masculine
unit-international-unit = unidad internacional
    .plural = unidades internacionales
    .gender = feminine
unit-drop = gota
    .plural = gotas
    .gender = feminine

## Units that few apps use, and that CLDR has no names for, or names that people do not say

unit-acre-foot =
    .gender = masculine
unit-astronomical-unit =
    .gender = feminine
unit-barrel =
    .gender = masculine
unit-british-thermal-unit =
    .gender = feminine
unit-bushel =
    .gender = masculine
unit-cubic-yard =
    .gender = feminine
unit-dot-per-centimeter =
    .gender = masculine
unit-dot-per-inch =
    .gender = masculine
unit-earth-radius =
    .gender = masculine
unit-electronvolt =
    .gender = masculine
unit-fathom =
    .gender = feminine
unit-furlong =
    .gender = masculine
unit-milligram-ofglucose-per-deciliter =
    .gender = masculine
unit-ounce-troy =
    .gender = feminine
unit-pound-force =
    .gender = feminine
unit-quarter =
    .gender = masculine
unit-therm-us =
    .gender = feminine
# same
unit-dunam = dunam
    .plural = dunams
    .gender = masculine
# Of an image; CLDR has “punto tipográfico”, which is a measure of letters.
unit-dot = punto
    .plural = puntos
    .gender = masculine
unit-point = punto tipográfico
    .plural = puntos tipográficos
    .gender = masculine
# CLDR has “por diez mil”, which nobody says of an interest rate.
unit-permyriad = punto básico
    .plural = puntos básicos
    .gender = masculine
# CLDR has “millardo”, which few know.
unit-portion-per-1e9 = parte por mil millones
    .plural = partes por mil millones
    .gender = feminine
# CLDR has “luz”.
unit-light-speed = velocidad de la luz
    .plural = velocidades de la luz
    .gender = feminine
unit-newton-meter = newton metro
    .plural = newtons metro
    .gender = masculine
unit-pound-force-foot = libra pie
    .plural = libras pie
    .gender = feminine
# As “unit-quart”.
unit-quart-imperial = cuarto de galón imperial
    .plural = cuartos de galón imperial
    .gender = masculine
unit-pint-imperial = pinta imperial
    .plural = pintas imperiales
    .gender = feminine
unit-teaspoon-imperial = cucharadita imperial
    .plural = cucharaditas imperiales
    .gender = feminine
unit-tablespoon-imperial = cucharada imperial
    .plural = cucharadas imperiales
    .gender = feminine
unit-megameter = megámetro
    .plural = megámetros
    .gender = masculine
unit-hectometer = hectómetro
    .plural = hectómetros
    .gender = masculine
unit-dekameter = decámetro
    .plural = decámetros
    .gender = masculine
unit-square-megameter = megámetro cuadrado
    .plural = megámetros cuadrados
    .gender = masculine
unit-square-millimeter = milímetro cuadrado
    .plural = milímetros cuadrados
    .gender = masculine
unit-square-micrometer = micrómetro cuadrado
    .plural = micrómetros cuadrados
    .gender = masculine
unit-square-nanometer = nanómetro cuadrado
    .plural = nanómetros cuadrados
    .gender = masculine
unit-cubic-decimeter = decímetro cúbico
    .plural = decímetros cúbicos
    .gender = masculine
unit-cubic-millimeter = milímetro cúbico
    .plural = milímetros cúbicos
    .gender = masculine
# same
unit-yobibyte = yobibyte
    .plural = yobibytes
    .gender = masculine
# same
unit-yobibit = yobibit
    .plural = yobibits
    .gender = masculine
unit-ampere-hour = amperio hora
    .plural = amperios hora
    .gender = masculine
unit-megaampere-hour = megaamperio hora
    .plural = megaamperios hora
    .gender = masculine
unit-kiloampere-hour = kiloamperio hora
    .plural = kiloamperios hora
    .gender = masculine
unit-milliampere-hour = miliamperio hora
    .plural = miliamperios hora
    .gender = masculine
unit-microampere-hour = microamperio hora
    .plural = microamperios hora
    .gender = masculine
unit-coulomb = culombio
    .plural = culombios
    .gender = masculine
# "Una área" is not said.
unit-are = área
    .plural = áreas
    .gender = feminine
    .counted = { $count ->
        [1] un área
       *[other] { counted-measure }
    }
# same
unit-slug = slug
    .plural = slugs
    .gender = masculine
unit-gradian = gradián
    .plural = gradianes
    .gender = masculine
# same
unit-nibble = nibble
    .plural = nibbles
    .gender = masculine
unit-frame-per-second = fotograma por segundo
    .plural = fotogramas por segundo
    .gender = masculine
# The number comes after the name: fuerza 5 en la escala de Beaufort.
unit-beaufort = grado de la escala de Beaufort
    .plural = grados de la escala de Beaufort
    .gender = masculine
    .counted = fuerza { $count } en la escala de Beaufort
