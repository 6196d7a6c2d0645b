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

## Units whose CLDR name is English, or lacks a gender

unit-dunam =
    .gender = neuter
unit-milligram-ofglucose-per-deciliter = { unit-milligram } pro Deziliter
unit-portion-per-1e9 =
    .plural = Milliardstel
    .plural-dative = Milliardsteln
    .gender = neuter
unit-decade =
    .plural-dative = Jahrzehnten
unit-quarter =
    .plural-dative = Quartalen
    .gender = neuter
unit-british-thermal-unit = britische Wärmeeinheit
    .dative = britischen Wärmeeinheit
    .plural = britische Wärmeeinheiten
    .plural-dative = britischen Wärmeeinheiten
    .gender = feminine
# same for every number
unit-electronvolt =
    .gender = neuter
# See currency-usd.
# same for every number
unit-therm-us = U-S-Therm
    .gender = neuter
# same for every number
unit-pound-force = Pfund Kraft
    .gender = neuter
unit-dot = Punkt
    .plural = Punkte
    .plural-dative = Punkten
    .gender = masculine
unit-dot-per-centimeter = { unit-dot } pro Zentimeter
unit-dot-per-inch = { unit-dot } pro Zoll
unit-pixel-per-inch = { unit-pixel } pro Zoll
# same for every number
unit-em = Em
    .gender = neuter
unit-astronomical-unit = astronomische Einheit
    .dative = astronomischen Einheit
    .plural = astronomische Einheiten
    .plural-dative = astronomischen Einheiten
    .gender = feminine
unit-earth-radius =
    .gender = masculine
# same for every number
unit-fathom =
    .gender = masculine
# same for every number
unit-furlong =
    .gender = neuter
unit-point = typografischer Punkt
    .accusative = typografischen Punkt
    .plural = typografische Punkte
    .plural-dative = typografischen Punkten
    .gender = masculine
unit-ounce-troy =
    .gender = feminine
# same for every number
unit-pound-force-foot = Fuß-Pfund
    .gender = neuter
# same for every number
unit-acre-foot = Acre-Fuß
    .gender = masculine
# same for every number
unit-barrel =
    .gender = neuter
# same for every number
unit-bushel =
    .gender = masculine
unit-cubic-yard = Kubik-Yard
    .plural = Kubik-Yards
    .gender = neuter
unit-cup-metric = metrische Tasse
    .dative = metrischen Tasse
    .plural = metrische Tassen
    .plural-dative = metrischen Tassen
    .gender = feminine
unit-pint-metric = metrisches Pint
    .dative = metrischen Pint
    .plural = metrische Pints
    .plural-dative = metrischen Pints
    .gender = neuter

## Units that few apps use, and that CLDR has no names for

unit-ampere-hour = Amperestunde
    .plural = Amperestunden
    .gender = feminine
unit-megaampere-hour = Megaamperestunde
    .plural = Megaamperestunden
    .gender = feminine
unit-kiloampere-hour = Kiloamperestunde
    .plural = Kiloamperestunden
    .gender = feminine
unit-milliampere-hour = Milliamperestunde
    .plural = Milliamperestunden
    .gender = feminine
unit-microampere-hour = Mikroamperestunde
    .plural = Mikroamperestunden
    .gender = feminine
# same for every number
unit-coulomb = Coulomb
    .gender = neuter
# same for every number
unit-are = Ar
    .gender = neuter
unit-slug = Slug
    .plural = Slugs
    .gender = neuter
# same for every number
unit-gradian = Gon
    .gender = neuter
unit-nibble = Nibble
    .plural = Nibbles
    .gender = neuter
unit-frame-per-second = Bild pro Sekunde
    .plural = Bilder pro Sekunde
    .plural-dative = Bildern pro Sekunde
    .gender = neuter
unit-teaspoon-imperial = imperialer Teelöffel
    .accusative = imperialen Teelöffel
    .plural = imperiale Teelöffel
    .plural-dative = imperialen Teelöffeln
    .gender = masculine
unit-tablespoon-imperial = imperialer Esslöffel
    .accusative = imperialen Esslöffel
    .plural = imperiale Esslöffel
    .plural-dative = imperialen Esslöffeln
    .gender = masculine
unit-dessert-spoon-imperial = imperialer Dessertlöffel
    .accusative = imperialen Dessertlöffel
    .plural = imperiale Dessertlöffel
    .plural-dative = imperialen Dessertlöffeln
    .gender = masculine
unit-pint-imperial = imperiales Pint
    .dative = imperialen Pint
    .plural = imperiale Pints
    .plural-dative = imperialen Pints
    .gender = neuter
unit-quart-imperial = imperiales Quart
    .dative = imperialen Quart
    .plural = imperiale Quart
    .plural-dative = imperialen Quart
    .gender = neuter
# 3fache Erdbeschleunigung: "3 G" is read as grams, or as a letter.
unit-g-force = Erdbeschleunigung
    .gender = feminine
    .counted = { $count ->
        [1] { $case ->
            [dative] einfacher { $noun }
            [between] einfacher { $noun }
           *[nominative] einfache { $noun }
        }
       *[other] { $case ->
            [dative] { $count }facher { $noun }
            [between] { $count }facher { $noun }
           *[nominative] { $count }fache { $noun }
        }
    }
# same for every number
unit-light-speed = Lichtgeschwindigkeit
    .gender = feminine
    .counted = { $count ->
        [1] { $case ->
            [dative] einfacher { $noun }
            [between] einfacher { $noun }
           *[nominative] einfache { $noun }
        }
       *[other] { $case ->
            [dative] { $count }facher { $noun }
            [between] { $count }facher { $noun }
           *[nominative] { $count }fache { $noun }
        }
    }
unit-beaufort = Windstärke
    .plural = Windstärken
    .gender = feminine
    .counted = Windstärke { $count }
