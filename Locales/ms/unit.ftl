## Units that CLDR has no Malay name for, or another one than people say

unit-tonne = tan
unit-ton = tan Amerika
unit-yard = ela
unit-acre = ekar
unit-degree = darjah
unit-arc-second = saat arka
unit-tablespoon = sudu besar
unit-teaspoon = sudu kecil
# same
unit-pint = pint
unit-pint-metric = pint metrik
unit-mile-scandinavian = batu Scandinavia
unit-revolution = putaran
unit-millimeter-ofhg = milimeter merkuri
unit-inch-ofhg = inci merkuri
unit-hectopascal = hektopaskal
unit-gigapascal = gigapaskal
unit-pascal = paskal
unit-pound-force-per-square-inch = paun setiap inci persegi
unit-pound-force-foot = paun kaki
unit-mile-per-gallon = { unit-mile } setiap gelen
unit-meter-per-square-second = { unit-meter } sesaat kuasa dua
unit-liter-per-kilometer = { unit-liter } setiap kilometer
unit-karat = karat emas
# Of an image. "Mata" is a measure of letters.
unit-dot = titik
unit-dot-per-centimeter = titik setiap sentimeter
unit-dot-per-inch = titik setiap inci
unit-pixel-per-centimeter = { unit-pixel } setiap sentimeter
unit-pixel-per-inch = { unit-pixel } setiap inci
unit-point = mata huruf
unit-permyriad = mata asas
unit-portion-per-1e9 = bahagian setiap bilion
unit-light-speed = kelajuan cahaya
unit-earth-radius = jejari Bumi
unit-earth-mass = jisim Bumi
unit-solar-radius = jejari Matahari
unit-solar-mass = jisim Matahari
unit-solar-luminosity = luminositi Matahari
unit-dessert-spoon = sudu pencuci mulut
unit-quarter = suku tahun
# same
unit-em = em
unit-drop = titis
unit-pinch = cubit
unit-byte = bait
# same
unit-bit = bit
# same
unit-bar = bar
# same
unit-dunam = dunam
unit-mole = mol
unit-century = abad
unit-therm-us = therm Amerika
# same
unit-grain = grain
# same
unit-jigger = jigger
unit-picosecond = pikosaat
unit-gallon-imperial = gelen British
unit-fluid-ounce-imperial = auns cecair British
unit-mile-per-gallon-imperial = { unit-mile } setiap gelen British
unit-dessert-spoon-imperial = sudu pencuci mulut British
unit-quart-imperial = kuart British
unit-pint-imperial = pint British
unit-teaspoon-imperial = sudu kecil British
unit-tablespoon-imperial = sudu besar British
unit-decibel = desibel
unit-international-unit = unit antarabangsa
unit-beat-per-minute = denyutan seminit
unit-revolution-per-minute = { unit-revolution } seminit
unit-ampere-hour = ampere jam
unit-megaampere-hour = megaampere jam
unit-kiloampere-hour = kiloampere jam
unit-milliampere-hour = miliampere jam
unit-microampere-hour = mikroampere jam
# same
unit-coulomb = coulomb
unit-are = ar
# same
unit-slug = slug
# same
unit-gradian = gradian
# same
unit-nibble = nibble
unit-frame-per-second = bingkai sesaat
# same
unit-beaufort = Beaufort
    .counted = Beaufort { $count }
unit-exabyte = eksabait
unit-zettabyte = zetabait
unit-yottabyte = yotabait
unit-kibibyte = kibibait
unit-mebibyte = mebibait
unit-gibibyte = gibibait
unit-tebibyte = tebibait
unit-pebibyte = pebibait
unit-exbibyte = exbibait
unit-zebibyte = zebibait
unit-yobibyte = yobibait
# same
unit-petabit = petabit
unit-exabit = eksabit
unit-zettabit = zetabit
unit-yottabit = yotabit
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
# same
unit-exbibit = exbibit
# same
unit-zebibit = zebibit
# same
unit-yobibit = yobibit
