## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl. CLDR has few
## genitives of units that aren't metric.

unit-millimeter = millimetri
    .partitive = millimetriä
    .genitive = millimetrin
unit-mile =
    .genitive = mailin
unit-yard =
    .genitive = jaardin
unit-foot =
    .genitive = jalan
unit-inch =
    .genitive = tuuman
unit-nautical-mile =
    .genitive = meripeninkulman
unit-mile-scandinavian =
    .genitive = peninkulman
unit-light-year =
    .genitive = valovuoden
unit-kilometer-per-hour =
    .genitive = kilometrin tunnissa
unit-night =
    .genitive = yön
unit-arc-minute = kulmaminuutti
    .partitive = kulmaminuuttia
# Of 2,000 pounds.
unit-ton = amerikkalainen tonni
    .partitive = amerikkalaista tonnia
# same
unit-stone = stone
    .partitive = stonea
unit-gallon = gallona
    .partitive = gallonaa
unit-gallon-imperial = brittiläinen gallona
    .partitive = brittiläistä gallonaa
unit-fluid-ounce-imperial = brittiläinen nesteunssi
    .partitive = brittiläistä nesteunssia
unit-drop = tippa
    .partitive = tippaa
unit-pinch = hyppysellinen
    .partitive = hyppysellistä
unit-beat-per-minute = lyönti minuutissa
    .partitive = lyöntiä minuutissa
unit-decibel = desibeli
    .partitive = desibeliä
unit-international-unit = kansainvälinen yksikkö
    .partitive = kansainvälistä yksikköä
unit-ampere-hour = ampeeritunti
    .partitive = ampeerituntia
unit-megaampere-hour = megaampeeritunti
    .partitive = megaampeerituntia
unit-kiloampere-hour = kiloampeeritunti
    .partitive = kiloampeerituntia
unit-milliampere-hour = milliampeeritunti
    .partitive = milliampeerituntia
unit-microampere-hour = mikroampeeritunti
    .partitive = mikroampeerituntia
unit-coulomb = coulombi
    .partitive = coulombia
unit-are = aari
    .partitive = aaria
# same
unit-slug = slug
    .partitive = slugia
unit-gradian = gooni
    .partitive = goonia
# same
unit-nibble = nibble
    .partitive = nibbleä
unit-frame-per-second = kuva sekunnissa
    .partitive = kuvaa sekunnissa
unit-teaspoon-imperial = brittiläinen teelusikka
    .partitive = brittiläistä teelusikkaa
unit-tablespoon-imperial = brittiläinen ruokalusikka
    .partitive = brittiläistä ruokalusikkaa
unit-dessert-spoon-imperial = brittiläinen jälkiruokalusikka
    .partitive = brittiläistä jälkiruokalusikkaa
unit-pint-imperial = brittiläinen pintti
    .partitive = brittiläistä pinttiä
unit-pint = pintti
    .partitive = pinttiä
unit-quart-imperial = brittiläinen neljännesgallona
    .partitive = brittiläistä neljännesgallonaa
unit-light-speed = valonnopeus
    .partitive = valonnopeutta
unit-dunam = dunami
    .partitive = dunamia
unit-therm-us = amerikkalainen termi
    .partitive = amerikkalaista termiä
unit-dot = kuvapiste
    .partitive = kuvapistettä
unit-point = typografinen piste
    .partitive = typografista pistettä
unit-grain = graani
    .partitive = graania
unit-dram = drakma
    .partitive = drakmaa
# same
unit-jigger = jigger
    .partitive = jiggeriä
# The sun, in small letters as CLDR has it in other units.
unit-solar-luminosity = auringon luminositeetti
    .partitive = auringon luminositeettia
# Of a year. CLDR has a fourth part of anything.
unit-quarter = vuosineljännes
    .partitive = vuosineljännestä
unit-pound-force = paunavoima
    .partitive = paunavoimaa
unit-pound-force-foot = paunajalka
    .partitive = paunajalkaa
unit-permyriad = kymmenestuhannesosa
    .partitive = kymmenestuhannesosaa
unit-revolution-per-minute = { unit-revolution } minuutissa
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } sadalla kilometrillä
unit-liter-per-100-kilometer = { unit-liter } sadalla kilometrillä
unit-liter-per-kilometer = { unit-liter } kilometrillä
unit-mile-per-gallon = { unit-mile } gallonalla
unit-mile-per-gallon-imperial = { unit-mile } brittiläisellä gallonalla
unit-pound-force-per-square-inch = { unit-pound } neliötuumaa kohti
unit-pixel-per-centimeter = { unit-pixel } senttimetrillä
# The carat of gems, and the karat of gold.
# same as unit-carat
unit-karat = karaatti
    .partitive = karaattia
unit-beaufort = boforia
    .counted = { $count } boforia
