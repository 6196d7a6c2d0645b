## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

unit-light-year =
    .plural-dative = Lichtjahren
    .gender = neuter
unit-nautical-mile =
    .gender = feminine
unit-ton =
    .gender = feminine
unit-stone =
    .gender = masculine
# As it is mostly said: 5 Acre.
# same for every number
unit-acre = Acre
    .gender = masculine
unit-gallon-imperial = imperiale Gallone
    .dative = imperialen Gallone
    .plural = imperiale Gallonen
    .plural-dative = imperialen Gallonen
    .gender = feminine
unit-fluid-ounce-imperial = imperiale Flüssigunze
    .dative = imperialen Flüssigunze
    .plural = imperiale Flüssigunzen
    .plural-dative = imperialen Flüssigunzen
    .gender = feminine
unit-mile-per-gallon-imperial = { unit-mile } pro imperiale Gallone
# same for every number
unit-knot =
    .gender = masculine
# As everyone says it.
unit-horsepower = PS
    .gender = neuter
# same for every number
unit-cubic-inch =
    .gender = masculine
# same for every number
unit-millimeter-ofhg =
    .gender = masculine
# same for every number
unit-inch-ofhg =
    .gender = masculine
unit-pound-force-per-square-inch = { unit-pound } pro Quadratzoll
# With a hyphen: in "Quadratyard" voices join the t and the y, "kvadratü-art".
unit-square-yard = Quadrat-Yard
    .plural = Quadrat-Yards
    .gender = neuter
# same for every number
unit-square-inch =
    .gender = masculine
# Of gold; the carat of gems is the same word.
# same as unit-carat
# same for every number
unit-karat = Karat
    .gender = neuter
unit-night =
    .gender = feminine
unit-beat-per-minute = Schlag pro Minute
    .plural = Schläge pro Minute
    .plural-dative = Schlägen pro Minute
    .gender = masculine
unit-revolution-per-minute = { unit-revolution } pro Minute
# same for every number
unit-decibel = Dezibel
    .gender = neuter
unit-international-unit = internationale Einheit
    .dative = internationalen Einheit
    .plural = internationale Einheiten
    .plural-dative = internationalen Einheiten
    .gender = feminine
