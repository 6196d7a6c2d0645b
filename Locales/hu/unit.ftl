## Units that have no name in CLDR, or that people name differently. The names in cldrunit.ftl are CLDR's. Its names without an
## instrumental get one here
##
## A rate has "per", as in speech: kilométer per óra. The instrumental is that of its last word.

unit-foot = láb
    .instrumental = lábbal
unit-inch = hüvelyk
    .instrumental = hüvelykkel
unit-light-year = fényév
    .instrumental = fényévvel
unit-drop = csepp
    .instrumental = cseppel
unit-pinch = csipet
    .instrumental = csipettel
unit-ton = amerikai tonna
    .instrumental = amerikai tonnával
unit-mile-scandinavian = skandináv mérföld
    .instrumental = skandináv mérfölddel
# People say it without "metrikus".
unit-tonne = tonna
    .instrumental = tonnával
# CLDR has the coffee spoon.
unit-teaspoon = teáskanál
    .instrumental = teáskanállal
unit-gallon-imperial = angol gallon
    .instrumental = angol gallonnal
unit-fluid-ounce-imperial = angol folyadékuncia
    .instrumental = angol folyadékunciával
unit-pound-force-per-square-inch = font per négyzethüvelyk
    .instrumental = font per négyzethüvelykkel
unit-millimeter-ofhg = higanymilliméter
    .instrumental = higanymilliméterrel
unit-quart = kvart
    .instrumental = kvarttal
unit-quart-imperial = angol kvart
    .instrumental = angol kvarttal
unit-pint-imperial = angol pint
    .instrumental = angol pinttel
# same
unit-decibel = decibel
    .instrumental = decibellel
unit-international-unit = nemzetközi egység
    .instrumental = nemzetközi egységgel
unit-ampere-hour = amperóra
    .instrumental = amperórával
unit-megaampere-hour = megaamperóra
    .instrumental = megaamperórával
unit-kiloampere-hour = kiloamperóra
    .instrumental = kiloamperórával
unit-milliampere-hour = milliamperóra
    .instrumental = milliamperórával
unit-microampere-hour = mikroamperóra
    .instrumental = mikroamperórával
# same
unit-coulomb = coulomb
    .instrumental = coulombbal
unit-are = ár
    .instrumental = árral
# same
unit-slug = slug
    .instrumental = sluggal
unit-gradian = gon
    .instrumental = gonnal
# same
unit-nibble = nibble
    .instrumental = nibblével
unit-teaspoon-imperial = angol teáskanál
    .instrumental = angol teáskanállal
unit-tablespoon-imperial = angol evőkanál
    .instrumental = angol evőkanállal
unit-dessert-spoon = desszertkanál
    .instrumental = desszertkanállal
unit-dessert-spoon-imperial = angol desszertkanál
    .instrumental = angol desszertkanállal
unit-light-speed = fénysebesség
    .instrumental = fénysebességgel
unit-fathom = öl
    .instrumental = öllel
unit-grain = szemer
    .instrumental = szemerrel
unit-barrel = hordó
    .instrumental = hordóval
unit-bushel = véka
    .instrumental = vékával
# same
unit-jigger = jigger
    .instrumental = jiggerrel
# same
unit-dunam = dunam
    .instrumental = dunammal
unit-dot = képpont
    .instrumental = képponttal
# same
unit-megapixel = megapixel
    .instrumental = megapixellel
# same
unit-pixel = pixel
    .instrumental = pixellel
# CLDR has a symbol.
unit-permillion = milliomodrész
    .instrumental = milliomodrésszel
unit-portion-per-1e9 = milliárdodrész
    .instrumental = milliárdodrésszel
unit-beat-per-minute = ütés per perc
    .instrumental = ütés per perccel
unit-revolution-per-minute = fordulat per perc
    .instrumental = fordulat per perccel
unit-frame-per-second = képkocka per másodperc
    .instrumental = képkocka per másodperccel
unit-liter-per-100-kilometer = liter per 100 kilométer
    .instrumental = liter per 100 kilométerrel
unit-kilowatt-hour-per-100-kilometer = kilowattóra per 100 kilométer
    .instrumental = kilowattóra per 100 kilométerrel
unit-mile-per-gallon-imperial = mérföld per angol gallon
    .instrumental = mérföld per angol gallonnal
unit-millimole-per-liter = millimól per liter
    .instrumental = millimól per literrel
unit-milligram-ofglucose-per-deciliter = milligramm per deciliter
    .instrumental = milligramm per deciliterrel
unit-pixel-per-centimeter = pixel per centiméter
    .instrumental = pixel per centiméterrel
unit-pixel-per-inch = pixel per hüvelyk
    .instrumental = pixel per hüvelykkel
# Voices stumble over the hyphen in the middle of the word.
unit-solar-radius = napsugár
    .instrumental = napsugárral
unit-solar-luminosity = napfényerő
    .instrumental = napfényerővel
unit-solar-mass = naptömeg
    .instrumental = naptömeggel
unit-earth-mass = földtömeg
    .instrumental = földtömeggel
# "Pont" alone is a point of a score.
unit-point = tipográfiai pont
    .instrumental = tipográfiai ponttal
# same
unit-em = em
    .instrumental = emmel
unit-acre-foot = holdláb
    .instrumental = holdlábbal
unit-g-force = g gyorsulás
    .instrumental = g gyorsulással
unit-yobibyte = yobibájt
    .instrumental = yobibájttal
# same
unit-yobibit = yobibit
    .instrumental = yobibittal
# The purity of gold
unit-karat = aranykarát
    .instrumental = aranykaráttal

# The strength of the wind, whose number comes after the name
unit-beaufort = Beaufort-fok
    .instrumental = Beaufort-fokkal

## The instrumental of other names

unit-mile =
    .instrumental = mérfölddel
unit-yard =
    .instrumental = yarddal
unit-nautical-mile =
    .instrumental = tengeri mérfölddel
unit-stone =
    .instrumental = stone-nal
unit-pound =
    .instrumental = fonttal
unit-ounce =
    .instrumental = unciával
unit-cubic-foot =
    .instrumental = köblábbal
unit-cubic-inch =
    .instrumental = köbhüvelykkel
unit-gallon =
    .instrumental = gallonnal
unit-pint =
    .instrumental = pinttel
unit-cup =
    .instrumental = csészével
unit-fluid-ounce =
    .instrumental = folyadékunciával
unit-tablespoon =
    .instrumental = evőkanállal
unit-fahrenheit =
    .instrumental = Fahrenheit-fokkal
unit-mile-per-hour =
    .instrumental = mérföld per órával
unit-knot =
    .instrumental = csomóval
unit-kilocalorie =
    .instrumental = kilokalóriával
unit-horsepower =
    .instrumental = lóerővel
unit-inch-ofhg =
    .instrumental = higanyhüvelykkel
unit-square-mile =
    .instrumental = négyzetmérfölddel
unit-acre =
    .instrumental = holddal
unit-square-yard =
    .instrumental = négyzetyarddal
unit-square-foot =
    .instrumental = négyzetlábbal
unit-square-inch =
    .instrumental = négyzethüvelykkel
unit-night =
    .instrumental = éjszakával
    .each = éjszakánként
unit-mile-per-gallon =
    .instrumental = mérföld per gallonnal
unit-quarter =
    .instrumental = negyedévvel
unit-british-thermal-unit =
    .instrumental = brit hőegységgel
unit-electronvolt =
    .instrumental = elektronvolttal
unit-therm-us =
    .instrumental = amerikai thermmel
unit-pound-force =
    .instrumental = fonterővel
unit-dot-per-centimeter =
    .instrumental = pont per centiméterrel
unit-dot-per-inch =
    .instrumental = pont per hüvelykkel
unit-astronomical-unit =
    .instrumental = csillagászati egységgel
unit-earth-radius =
    .instrumental = földsugárral
unit-furlong =
    .instrumental = furlonggal
unit-parsec =
    .instrumental = parszekkel
unit-dalton =
    .instrumental = daltonnal
unit-ounce-troy =
    .instrumental = troy unciával
unit-pound-force-foot =
    .instrumental = fontlábbal
unit-cubic-mile =
    .instrumental = köbmérfölddel
unit-cubic-yard =
    .instrumental = köbyarddal
unit-dram =
    .instrumental = drammal
