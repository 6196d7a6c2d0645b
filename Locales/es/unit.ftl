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
