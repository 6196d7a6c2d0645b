## Units that CLDR has no Indonesian name for, or another one than people say

# CLDR has "metrik ton".
unit-tonne = ton
unit-ton = ton Amerika
# "Ons" alone is 100 grams.
unit-ounce = ons Inggris
unit-ounce-troy = ons troy
unit-fluid-ounce = ons cairan
unit-cup = cangkir
unit-cup-metric = cangkir metrik
unit-pint-metric = pint metrik
unit-mile-scandinavian = mil Skandinavia
unit-revolution = putaran
unit-horsepower = tenaga kuda
unit-millimeter-ofhg = milimeter air raksa
unit-inch-ofhg = inci air raksa
unit-millimole-per-liter = milimol per liter
unit-milligram-ofglucose-per-deciliter = miligram per desiliter
# Of an image. "Poin" is a measure of letters.
unit-dot = titik
unit-dot-per-centimeter = titik per sentimeter
unit-dot-per-inch = titik per inci
unit-point = poin huruf
unit-permyriad = basis poin
unit-light-speed = kecepatan cahaya
unit-pound-force-foot = pound-kaki
# same
unit-newton-meter = newton-meter
unit-acre-foot = ekar-kaki
# same
unit-bushel = bushel
unit-barrel = barel
unit-solar-radius = jari-jari Matahari
unit-solar-luminosity = luminositas Matahari
unit-dessert-spoon = sendok pencuci mulut
unit-drop = tetes
unit-pinch = jumput
# same
unit-byte = byte
# same
unit-bit = bit
# same
unit-bar = bar
# same
unit-dunam = dunam
unit-mole = mol
unit-century = abad
unit-therm-us = therm Amerika
unit-karat = karat emas
# same
unit-em = em
# same
unit-grain = grain
# same
unit-jigger = jigger
unit-gallon-imperial = galon Inggris
unit-fluid-ounce-imperial = ons cairan Inggris
unit-mile-per-gallon-imperial = { unit-mile } per galon Inggris
unit-dessert-spoon-imperial = sendok pencuci mulut Inggris
unit-quart-imperial = quart Inggris
unit-pint-imperial = pint Inggris
unit-teaspoon-imperial = sendok teh Inggris
unit-tablespoon-imperial = sendok makan Inggris
unit-decibel = desibel
unit-international-unit = unit internasional
unit-beat-per-minute = detak per menit
unit-revolution-per-minute = { unit-revolution } per menit
unit-ampere-hour = ampere-jam
unit-megaampere-hour = megaampere-jam
unit-kiloampere-hour = kiloampere-jam
unit-milliampere-hour = miliampere-jam
unit-microampere-hour = mikroampere-jam
# same
unit-coulomb = coulomb
# same
unit-are = are
# same
unit-slug = slug
# same
unit-gradian = gradian
# same
unit-nibble = nibble
unit-frame-per-second = bingkai per detik
# same
unit-beaufort = Beaufort
    .counted = Beaufort { $count }
# same
unit-exabyte = exabyte
# same
unit-zettabyte = zettabyte
# same
unit-yottabyte = yottabyte
# same
unit-kibibyte = kibibyte
# same
unit-mebibyte = mebibyte
# same
unit-gibibyte = gibibyte
# same
unit-tebibyte = tebibyte
# same
unit-pebibyte = pebibyte
# same
unit-exbibyte = exbibyte
# same
unit-zebibyte = zebibyte
# same
unit-yobibyte = yobibyte
# same
unit-petabit = petabit
# same
unit-exabit = exabit
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
# same
unit-exbibit = exbibit
# same
unit-zebibit = zebibit
# same
unit-yobibit = yobibit
