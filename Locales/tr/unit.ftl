## Units that have no name in CLDR, or that people name differently. The names in cldrunit.ftl are CLDR's
##
## In a rate, the second unit comes first, and the number is between the two: saatte 90 kilometre.

unit-mile = mil
unit-foot = fit
unit-inch = inç
unit-mile-scandinavian = İskandinav mili
# same
unit-pint = pint
unit-fluid-ounce = sıvı ons
unit-drop = damla
unit-pinch = tutam
unit-gallon-imperial = İngiliz galonu
unit-fluid-ounce-imperial = İngiliz sıvı onsu
unit-byte = bayt
# same
unit-bit = bit
# same
unit-bar = bar
# The purity of gold. "Karat" is the mass of a gem.
unit-karat = ayar
unit-dunam = dönüm
unit-mole = mol
unit-decade = on yıl
unit-therm-us = Amerikan termi
unit-dot = nokta
# same
unit-em = em
unit-lux = lüks
# same
unit-grain = grain
unit-acre-foot = akre fit
# same
unit-jigger = jigger
unit-quart-imperial = İngiliz quartı
unit-pint-imperial = İngiliz pinti
unit-dessert-spoon-imperial = İngiliz tatlı kaşığı
unit-teaspoon-imperial = İngiliz çay kaşığı
unit-tablespoon-imperial = İngiliz yemek kaşığı
unit-megaampere-hour = megaampersaat
unit-kiloampere-hour = kiloampersaat
unit-ampere-hour = ampersaat
unit-milliampere-hour = miliampersaat
unit-microampere-hour = mikroampersaat
unit-exabyte = eksabayt
unit-zettabyte = zettabayt
unit-yottabyte = yottabayt
unit-kibibyte = kibibayt
unit-mebibyte = mebibayt
unit-gibibyte = gibibayt
unit-tebibyte = tebibayt
unit-pebibyte = pebibayt
unit-exbibyte = eksbibayt
unit-zebibyte = zebibayt
unit-yobibyte = yobibayt
# same
unit-petabit = petabit
unit-exabit = eksabit
# same
unit-zettabit = zettabit
# same
unit-yottabit = yottabit
# same
unit-kibibit = kibibit
# same
unit-mebibit = mebibit
# same
unit-gibibit = gibibit
# same
unit-tebibit = tebibit
# same
unit-pebibit = pebibit
unit-exbibit = eksbibit
# same
unit-zebibit = zebibit
# same
unit-yobibit = yobibit
# same
unit-coulomb = coulomb
unit-are = ar
# same
unit-slug = slug
unit-gradian = grad
# same
unit-nibble = nibble
unit-decibel = desibel
unit-international-unit = uluslararası ünite
# The speed of light
unit-light-speed = ışık hızı

## Rates

unit-kilometer-per-hour = saatte kilometre
    .counted = saatte { $count } kilometre
    .minus = saatte eksi { $count } kilometre
unit-meter-per-second = saniyede metre
    .counted = saniyede { $count } metre
    .minus = saniyede eksi { $count } metre
unit-mile-per-hour = saatte mil
    .counted = saatte { $count } mil
    .minus = saatte eksi { $count } mil
unit-meter-per-square-second = saniye karede metre
    .counted = saniye karede { $count } metre
    .minus = saniye karede eksi { $count } metre
unit-liter-per-100-kilometer = 100 kilometrede litre
    .counted = 100 kilometrede { $count } litre
unit-kilowatt-hour-per-100-kilometer = 100 kilometrede kilovatsaat
    .counted = 100 kilometrede { $count } kilovatsaat
    .minus = 100 kilometrede eksi { $count } kilovatsaat
unit-liter-per-kilometer = kilometrede litre
    .counted = kilometrede { $count } litre
    .minus = kilometrede eksi { $count } litre
unit-mile-per-gallon = galon başına mil
    .counted = galon başına { $count } mil
unit-mile-per-gallon-imperial = İngiliz galonu başına mil
    .counted = İngiliz galonu başına { $count } mil
unit-pound-force-per-square-inch = inç kare başına libre
    .counted = inç kare başına { $count } libre
unit-millimole-per-liter = litrede milimol
    .counted = litrede { $count } milimol
    .minus = litrede eksi { $count } milimol
unit-milligram-ofglucose-per-deciliter = desilitrede miligram
    .counted = desilitrede { $count } miligram
    .minus = desilitrede eksi { $count } miligram
unit-beat-per-minute = dakikada atım
    .counted = dakikada { $count } atım
unit-revolution-per-minute = dakikada devir
    .counted = dakikada { $count } devir
unit-frame-per-second = saniyede kare
    .counted = saniyede { $count } kare
    .minus = saniyede eksi { $count } kare
unit-dot-per-centimeter = santimetrede nokta
    .counted = santimetrede { $count } nokta
unit-dot-per-inch = inçte nokta
    .counted = inçte { $count } nokta
unit-pixel-per-centimeter = santimetrede piksel
    .counted = santimetrede { $count } piksel
unit-pixel-per-inch = inçte piksel
    .counted = inçte { $count } piksel

## Parts of a thousand and more

unit-permille = binde bir
    .counted = binde { $count }
unit-permyriad = on binde bir
    .counted = on binde { $count }
unit-permillion = milyonda bir
    .counted = milyonda { $count }
unit-portion-per-1e9 = milyarda bir
    .counted = milyarda { $count }
# The strength of the wind
unit-beaufort = bofor
    .counted = { $count } bofor
