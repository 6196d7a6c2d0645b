## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

unit-foot = fod
    .plural = fod
    .gender = common
unit-inch = tomme
    .plural = tommer
    .gender = common
unit-square-foot = kvadratfod
    .plural = kvadratfod
    .gender = common
unit-drop = dråbe
    .plural = dråber
    .gender = common
unit-knot = knob
    .plural = knob
    .gender = neuter
unit-light-year = lysår
    .plural = lysår
    .gender = neuter
unit-nautical-mile = sømil
    .plural = sømil
    .gender = common
unit-tonne = ton
    .plural = ton
    .gender = neuter
# CLDR has "engelsk yard"; there is no other.
# same
unit-yard = yard
    .plural = yards
    .gender = common
unit-square-yard = kvadratyard
    .plural = kvadratyards
    .gender = common
unit-cubic-yard = kubikyard
    .plural = kubikyards
    .gender = common
# CLDR has "kvadrat-engelsk mil".
unit-square-mile = kvadratmile
    .plural = kvadratmiles
    .gender = common
unit-cubic-mile = kubikmile
    .plural = kubikmiles
    .gender = common
unit-cubic-inch = kubiktomme
    .plural = kubiktommer
    .gender = common
unit-square-inch = kvadrattomme
    .plural = kvadrattommer
    .gender = common
# same
unit-quart = quart
    .plural = quarts
    .gender = common
# same
unit-fluid-ounce = fluid ounce
    .plural = fluid ounces
    .gender = common
unit-gallon-imperial = britisk gallon
    .plural = britiske gallons
    .gender = common
unit-fluid-ounce-imperial = britisk fluid ounce
    .plural = britiske fluid ounces
    .gender = common
unit-pint-imperial = britisk pint
    .plural = britiske pints
    .gender = common
unit-teaspoon-imperial = britisk teske
    .plural = britiske teskeer
    .gender = common
unit-tablespoon-imperial = britisk spiseske
    .plural = britiske spiseskeer
    .gender = common
unit-cup = kop
    .plural = kopper
    .gender = common
unit-ton = amerikansk ton
    .plural = amerikanske ton
    .gender = neuter
# same
unit-stone = stone
    .plural = stone
    .gender = common
unit-horsepower = hestekraft
    .plural = hestekræfter
    .gender = common
unit-beat-per-minute = slag per minut
    .plural = slag per minut
    .gender = neuter
unit-revolution-per-minute = omdrejning per minut
    .plural = omdrejninger per minut
    .gender = common
# same
unit-decibel = decibel
    .plural = decibel
    .gender = common
unit-international-unit = international enhed
    .plural = internationale enheder
    .gender = common
unit-frame-per-second = billede per sekund
    .plural = billeder per sekund
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
# same
unit-coulomb = coulomb
    .plural = coulomb
    .gender = common
unit-are = ar
    .plural = ar
    .gender = common
# same
unit-slug = slug
    .plural = slugs
    .gender = common
# same
unit-gradian = gradian
    .plural = gradianer
    .gender = common
# same
unit-nibble = nibble
    .plural = nibbles
    .gender = common
# same
unit-dunam = dunam
    .plural = dunam
    .gender = common
unit-permyriad = titusindedel
    .plural = titusindedele
    .gender = common
unit-therm-us = amerikansk therm
    .plural = amerikanske therm
    .gender = common
unit-fathom = favn
    .plural = favne
    .gender = common
unit-solar-luminosity = solluminositet
    .plural = solluminositeter
    .gender = common
# same
unit-dalton = dalton
    .plural = dalton
    .gender = common
# same
unit-grain = grain
    .plural = grains
    .gender = common
unit-light-speed = lyshastighed
    .plural = lyshastigheder
    .gender = common
unit-british-thermal-unit = britisk varmeenhed
    .plural = britiske varmeenheder
    .gender = common
unit-pound-force = pundkraft
    .plural = pundkraft
    .gender = common
unit-pound-force-foot = pundfod
    .plural = pundfod
    .gender = common
# same
unit-jigger = jigger
    .plural = jiggers
    .gender = common
# same
unit-ounce-troy = troy ounce
    .plural = troy ounces
    .gender = common
unit-point = typografisk punkt
    .plural = typografiske punkter
    .gender = neuter
unit-quarter = kvartal
    .plural = kvartaler
    .gender = neuter
# same
unit-em = em
    .plural = em
    .gender = common
# CLDR has "prik".
unit-dot = punkt
    .plural = punkter
    .gender = neuter
unit-permillion = milliontedel
    .plural = milliontedele
    .gender = common
unit-portion-per-1e9 = milliardtedel
    .plural = milliardtedele
    .gender = common
unit-dram = flydende dram
    .plural = flydende dram
    .gender = common
unit-barrel = tønde
    .plural = tønder
    .gender = common
# CLDR has "skæppe", an old Danish measure.
# same
unit-bushel = bushel
    .plural = bushels
    .gender = common
# same
unit-furlong = furlong
    .plural = furlongs
    .gender = common
unit-acre-foot = acrefod
    .plural = acrefod
    .gender = common
unit-astronomical-unit = astronomisk enhed
    .plural = astronomiske enheder
    .gender = common
unit-earth-radius = jordradius
    .plural = jordradier
    .gender = common
unit-night = nat
    .plural = nætter
    .gender = common
unit-inch-ofhg = tomme kviksølv
    .plural = tommer kviksølv
    .gender = common
# The carat of gems, and the karat of gold.
# same as unit-carat
# same
unit-karat = karat
    .plural = karat
    .gender = common
unit-beaufort = beaufort
    .plural = beaufort
    .gender = common
    .counted = { $count } beaufort
# same for every number
unit-electronvolt =
    .gender = common
# same for every number
unit-millimeter-ofhg =
    .gender = common
unit-mile-per-hour = { unit-mile } i timen
# same
unit-mile-per-gallon = { unit-mile } per gallon
unit-mile-per-gallon-imperial = { unit-mile } per britisk gallon
unit-liter-per-100-kilometer = { unit-liter } per 100 kilometer
# same
unit-liter-per-kilometer = { unit-liter } per kilometer
unit-millimole-per-liter = millimol per liter
    .plural = millimol per liter
    .gender = common
unit-meter-per-square-second = { unit-meter } per sekund i anden
unit-milligram-ofglucose-per-deciliter = { unit-milligram } per deciliter
unit-pound-force-per-square-inch = { unit-pound } per kvadrattomme
unit-dot-per-centimeter =
    .gender = neuter
unit-dot-per-inch =
    .gender = neuter
