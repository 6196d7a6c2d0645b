## Units. CLDR has "de" in most of its names (20 de metri), so nearly all of them are here

unit-megameter = megametru
    .plural = megametri
    .gender = masculine
unit-kilometer = kilometru
    .plural = kilometri
    .gender = masculine
unit-hectometer = hectometru
    .plural = hectometri
    .gender = masculine
unit-dekameter = decametru
    .plural = decametri
    .gender = masculine
unit-meter = metru
    .plural = metri
    .gender = masculine
unit-decimeter = decimetru
    .plural = decimetri
    .gender = masculine
unit-centimeter = centimetru
    .plural = centimetri
    .gender = masculine
unit-millimeter = milimetru
    .plural = milimetri
    .gender = masculine
unit-micrometer = micrometru
    .plural = micrometri
    .gender = masculine
unit-nanometer = nanometru
    .plural = nanometri
    .gender = masculine
unit-picometer = picometru
    .plural = picometri
    .gender = masculine
unit-mile = milă
    .plural = mile
    .gender = feminine
unit-yard = iard
    .plural = iarzi
    .gender = masculine
unit-foot = picior
    .plural = picioare
    .gender = neuter
# same
unit-inch = inch
    .plural = inchi
    .gender = masculine
unit-nautical-mile = milă nautică
    .plural = mile nautice
    .gender = feminine
unit-mile-scandinavian = milă scandinavă
    .plural = mile scandinave
    .gender = feminine
unit-light-year = an-lumină
    .plural = ani-lumină
    .gender = masculine
# CLDR has "tonă metrică", which few say.
unit-tonne = tonă
    .plural = tone
    .gender = feminine
unit-ton = tonă scurtă
    .plural = tone scurte
    .gender = feminine
# same
unit-kilogram = kilogram
    .plural = kilograme
    .gender = neuter
# same
unit-gram = gram
    .plural = grame
    .gender = neuter
# same
unit-decigram = decigram
    .plural = decigrame
    .gender = neuter
# same
unit-centigram = centigram
    .plural = centigrame
    .gender = neuter
unit-milligram = miligram
    .plural = miligrame
    .gender = neuter
# same
unit-microgram = microgram
    .plural = micrograme
    .gender = neuter
# same
unit-nanogram = nanogram
    .plural = nanograme
    .gender = neuter
# same
unit-picogram = picogram
    .plural = picograme
    .gender = neuter
# same
unit-stone = stone
    .gender = neuter
unit-pound = livră
    .plural = livre
    .gender = feminine
unit-ounce = uncie
    .plural = uncii
    .gender = feminine
# same
unit-carat = carat
    .plural = carate
    .gender = neuter
unit-megaliter = megalitru
    .plural = megalitri
    .gender = masculine
unit-kiloliter = kilolitru
    .plural = kilolitri
    .gender = masculine
unit-hectoliter = hectolitru
    .plural = hectolitri
    .gender = masculine
unit-liter = litru
    .plural = litri
    .gender = masculine
unit-deciliter = decilitru
    .plural = decilitri
    .gender = masculine
unit-centiliter = centilitru
    .plural = centilitri
    .gender = masculine
unit-milliliter = mililitru
    .plural = mililitri
    .gender = masculine
unit-cubic-kilometer = { unit-kilometer } { word-cube }
unit-cubic-meter = { unit-meter } { word-cube }
unit-cubic-decimeter = { unit-decimeter } { word-cube }
unit-cubic-centimeter = { unit-centimeter } { word-cube }
unit-cubic-millimeter = { unit-millimeter } { word-cube }
unit-cubic-foot = { unit-foot } { word-cubic }
unit-cubic-inch = { unit-inch } { word-cubic }
unit-cubic-mile = { unit-mile } { word-cubic }
unit-cubic-yard = { unit-yard } { word-cubic }
unit-square-megameter = { unit-megameter } { word-square }
unit-square-kilometer = { unit-kilometer } { word-square }
unit-square-meter = { unit-meter } { word-square }
unit-square-centimeter = { unit-centimeter } { word-square }
unit-square-millimeter = { unit-millimeter } { word-square }
unit-square-micrometer = { unit-micrometer } { word-square }
unit-square-nanometer = { unit-nanometer } { word-square }
unit-square-mile = { unit-mile } { word-square }
unit-square-yard = { unit-yard } { word-square }
unit-square-foot = { unit-foot } { word-square }
unit-square-inch = { unit-inch } { word-square }
unit-hectare = hectar
    .plural = hectare
    .gender = neuter
unit-are = ar
    .plural = ari
    .gender = masculine
unit-acre = acru
    .plural = acri
    .gender = masculine
# same
unit-dunam = dunam
    .plural = dunami
    .gender = masculine
unit-gallon = galon
    .plural = galoane
    .gender = neuter
# CLDR has an English word.
unit-quart = sfert de galon
    .plural = sferturi de galon
    .gender = neuter
unit-pint = pintă
    .plural = pinte
    .gender = feminine
unit-cup = cană
    .plural = căni
    .gender = feminine
unit-cup-metric = cană metrică
    .plural = căni metrice
    .gender = feminine
unit-pint-metric = pintă metrică
    .plural = pinte metrice
    .gender = feminine
unit-fluid-ounce = uncie lichidă
    .plural = uncii lichide
    .gender = feminine
unit-tablespoon = lingură
    .plural = linguri
    .gender = feminine
unit-teaspoon = linguriță
    .plural = lingurițe
    .gender = feminine
unit-dessert-spoon = lingură de desert
    .plural = linguri de desert
    .gender = feminine
unit-quart-imperial = sfert de galon imperial
    .plural = sferturi de galon imperial
    .gender = neuter
unit-gallon-imperial = { unit-gallon } { word-imperial }
unit-pint-imperial = { unit-pint } { word-imperial }
unit-fluid-ounce-imperial = { unit-fluid-ounce } { word-imperial }
unit-tablespoon-imperial = { unit-tablespoon } { word-imperial }
unit-teaspoon-imperial = { unit-teaspoon } { word-imperial }
unit-dessert-spoon-imperial = { unit-dessert-spoon } { word-imperial }
unit-drop = picătură
    .plural = picături
    .gender = feminine
unit-pinch = vârf de cuțit
    .plural = vârfuri de cuțit
    .gender = neuter
unit-dram = dram lichid
    .plural = drami lichizi
    .gender = masculine
# same
unit-jigger = jigger
    .plural = jiggere
    .gender = neuter
unit-barrel = baril
    .plural = barili
    .gender = masculine
# CLDR has "baniță", an old Romanian measure.
unit-bushel = bușel
    .plural = bușeli
    .gender = masculine
unit-acre-foot = acru-picior
    .plural = acri-picior
    .gender = masculine
unit-degree = grad
    .plural = grade
    .gender = neuter
unit-celsius = { unit-degree } Celsius
unit-fahrenheit = { unit-degree } Fahrenheit
# same
unit-kelvin = kelvin
    .plural = kelvini
    .gender = masculine
# CLDR has "revoluție", which is another thing.
unit-revolution = rotație
    .plural = rotații
    .gender = feminine
# same
unit-radian = radian
    .plural = radiani
    .gender = masculine
unit-gradian = gon
    .plural = goni
    .gender = masculine
unit-arc-minute = { unit-minute } de arc
unit-arc-second = { unit-second } de arc
unit-kilometer-per-hour = { unit-kilometer } pe oră
unit-meter-per-second = { unit-meter } pe secundă
unit-mile-per-hour = { unit-mile } pe oră
unit-knot = nod
    .plural = noduri
    .gender = neuter
unit-meter-per-square-second = { unit-meter } pe secundă la pătrat
# The number comes before "ori" (de 3 ori viteza luminii).
# same for every number
unit-light-speed = viteza luminii
    .gender = feminine
    .counted = { $count ->
        [1] o dată viteza luminii
       *[other] { times } viteza luminii
    }
# The number comes after the name: forța 5 pe scara Beaufort.
unit-beaufort = grad pe scara Beaufort
    .plural = grade pe scara Beaufort
    .gender = neuter
    .counted = forța { $count } pe scara Beaufort
# same
unit-kilocalorie = kilocalorie
    .plural = kilocalorii
    .gender = feminine
# same
unit-calorie = calorie
    .plural = calorii
    .gender = feminine
# same
unit-kilojoule = kilojoule
    .plural = kilojouli
    .gender = masculine
# same
unit-joule = joule
    .plural = jouli
    .gender = masculine
unit-kilowatt-hour = kilowatt-oră
    .plural = kilowați-oră
    .gender = masculine
# same
unit-terawatt = terawatt
    .plural = terawați
    .gender = masculine
# same
unit-gigawatt = gigawatt
    .plural = gigawați
    .gender = masculine
# same
unit-megawatt = megawatt
    .plural = megawați
    .gender = masculine
# same
unit-kilowatt = kilowatt
    .plural = kilowați
    .gender = masculine
# same
unit-watt = watt
    .plural = wați
    .gender = masculine
unit-milliwatt = miliwatt
    .plural = miliwați
    .gender = masculine
# same
unit-microwatt = microwatt
    .plural = microwați
    .gender = masculine
# same
unit-nanowatt = nanowatt
    .plural = nanowați
    .gender = masculine
# same
unit-picowatt = picowatt
    .plural = picowați
    .gender = masculine
# same
unit-femtowatt = femtowatt
    .plural = femtowați
    .gender = masculine
unit-horsepower = cal-putere
    .plural = cai-putere
    .gender = masculine
# same
unit-megavolt = megavolt
    .plural = megavolți
    .gender = masculine
# same
unit-kilovolt = kilovolt
    .plural = kilovolți
    .gender = masculine
# same
unit-volt = volt
    .plural = volți
    .gender = masculine
unit-millivolt = milivolt
    .plural = milivolți
    .gender = masculine
# same
unit-microvolt = microvolt
    .plural = microvolți
    .gender = masculine
unit-megaampere = megaamper
    .plural = megaamperi
    .gender = masculine
unit-kiloampere = kiloamper
    .plural = kiloamperi
    .gender = masculine
unit-ampere = amper
    .plural = amperi
    .gender = masculine
unit-milliampere = miliamper
    .plural = miliamperi
    .gender = masculine
unit-microampere = microamper
    .plural = microamperi
    .gender = masculine
unit-megaampere-hour = megaamper-oră
    .plural = megaamperi-oră
    .gender = masculine
unit-kiloampere-hour = kiloamper-oră
    .plural = kiloamperi-oră
    .gender = masculine
unit-ampere-hour = amper-oră
    .plural = amperi-oră
    .gender = masculine
unit-milliampere-hour = miliamper-oră
    .plural = miliamperi-oră
    .gender = masculine
unit-microampere-hour = microamper-oră
    .plural = microamperi-oră
    .gender = masculine
# same
unit-megaohm = megaohm
    .plural = megaohmi
    .gender = masculine
# same
unit-kiloohm = kiloohm
    .plural = kiloohmi
    .gender = masculine
# same
unit-ohm = ohm
    .plural = ohmi
    .gender = masculine
unit-milliohm = miliohm
    .plural = miliohmi
    .gender = masculine
# same
unit-microohm = microohm
    .plural = microohmi
    .gender = masculine
# same
unit-coulomb = coulomb
    .plural = coulombi
    .gender = masculine
# same
unit-newton = newton
    .plural = newtoni
    .gender = masculine
unit-newton-meter = newton-metru
    .plural = newtoni-metru
    .gender = masculine
unit-pound-force = livră-forță
    .plural = livre-forță
    .gender = feminine
unit-pound-force-foot = livră-forță picior
    .plural = livre-forță picior
    .gender = feminine
unit-british-thermal-unit = unitate termică britanică
    .plural = unități termice britanice
    .gender = feminine
unit-therm-us = therm american
    .plural = thermi americani
    .gender = masculine
# same
unit-electronvolt = electronvolt
    .plural = electronvolți
    .gender = masculine
# By ear: voices read "byți" as "biți".
unit-yottabyte = yottabait
    .plural = yottabaiți
    .gender = masculine
unit-zettabyte = zettabait
    .plural = zettabaiți
    .gender = masculine
unit-exabyte = exabait
    .plural = exabaiți
    .gender = masculine
unit-petabyte = petabait
    .plural = petabaiți
    .gender = masculine
unit-terabyte = terabait
    .plural = terabaiți
    .gender = masculine
unit-gigabyte = gigabait
    .plural = gigabaiți
    .gender = masculine
unit-megabyte = megabait
    .plural = megabaiți
    .gender = masculine
unit-kilobyte = kilobait
    .plural = kilobaiți
    .gender = masculine
unit-byte = bait
    .plural = baiți
    .gender = masculine
unit-yobibyte = yobibait
    .plural = yobibaiți
    .gender = masculine
unit-zebibyte = zebibait
    .plural = zebibaiți
    .gender = masculine
unit-exbibyte = exbibait
    .plural = exbibaiți
    .gender = masculine
unit-pebibyte = pebibait
    .plural = pebibaiți
    .gender = masculine
unit-tebibyte = tebibait
    .plural = tebibaiți
    .gender = masculine
unit-gibibyte = gibibait
    .plural = gibibaiți
    .gender = masculine
unit-mebibyte = mebibait
    .plural = mebibaiți
    .gender = masculine
unit-kibibyte = kibibait
    .plural = kibibaiți
    .gender = masculine
# same
unit-yottabit = yottabit
    .plural = yottabiți
    .gender = masculine
# same
unit-zettabit = zettabit
    .plural = zettabiți
    .gender = masculine
# same
unit-exabit = exabit
    .plural = exabiți
    .gender = masculine
# same
unit-petabit = petabit
    .plural = petabiți
    .gender = masculine
# same
unit-terabit = terabit
    .plural = terabiți
    .gender = masculine
# same
unit-gigabit = gigabit
    .plural = gigabiți
    .gender = masculine
# same
unit-megabit = megabit
    .plural = megabiți
    .gender = masculine
# same
unit-kilobit = kilobit
    .plural = kilobiți
    .gender = masculine
# same
unit-bit = bit
    .plural = biți
    .gender = masculine
# same
unit-yobibit = yobibit
    .plural = yobibiți
    .gender = masculine
# same
unit-zebibit = zebibit
    .plural = zebibiți
    .gender = masculine
# same
unit-exbibit = exbibit
    .plural = exbibiți
    .gender = masculine
# same
unit-pebibit = pebibit
    .plural = pebibiți
    .gender = masculine
# same
unit-tebibit = tebibit
    .plural = tebibiți
    .gender = masculine
# same
unit-gibibit = gibibit
    .plural = gibibiți
    .gender = masculine
# same
unit-mebibit = mebibit
    .plural = mebibiți
    .gender = masculine
# same
unit-kibibit = kibibit
    .plural = kibibiți
    .gender = masculine
# same
# same for every number
unit-nibble = nibble
    .gender = neuter
# same
unit-gigapascal = gigapascal
    .plural = gigapascali
    .gender = masculine
# same
unit-megapascal = megapascal
    .plural = megapascali
    .gender = masculine
# same
unit-kilopascal = kilopascal
    .plural = kilopascali
    .gender = masculine
# same
unit-hectopascal = hectopascal
    .plural = hectopascali
    .gender = masculine
# same
unit-pascal = pascal
    .plural = pascali
    .gender = masculine
# same
unit-bar = bar
    .plural = bari
    .gender = masculine
unit-millibar = milibar
    .plural = milibari
    .gender = masculine
unit-atmosphere = atmosferă
    .plural = atmosfere
    .gender = feminine
unit-millimeter-ofhg = { unit-millimeter } coloană de mercur
unit-inch-ofhg = { unit-inch } coloană de mercur
unit-pound-force-per-square-inch = { unit-pound } pe inch pătrat
# same
unit-terahertz = terahertz
    .plural = terahertzi
    .gender = masculine
# same
unit-gigahertz = gigahertz
    .plural = gigahertzi
    .gender = masculine
# same
unit-megahertz = megahertz
    .plural = megahertzi
    .gender = masculine
# same
unit-kilohertz = kilohertz
    .plural = kilohertzi
    .gender = masculine
# same
unit-hertz = hertz
    .plural = hertzi
    .gender = masculine
unit-millihertz = milihertz
    .plural = milihertzi
    .gender = masculine
# same
unit-microhertz = microhertz
    .plural = microhertzi
    .gender = masculine
# same
unit-nanohertz = nanohertz
    .plural = nanohertzi
    .gender = masculine
unit-night = noapte
    .plural = nopți
    .gender = feminine
unit-millisecond = milisecundă
    .plural = milisecunde
    .gender = feminine
unit-microsecond = microsecundă
    .plural = microsecunde
    .gender = feminine
unit-nanosecond = nanosecundă
    .plural = nanosecunde
    .gender = feminine
unit-century = secol
    .plural = secole
    .gender = neuter
unit-decade = deceniu
    .plural = decenii
    .gender = neuter
unit-quarter = trimestru
    .plural = trimestre
    .gender = neuter
unit-liter-per-100-kilometer = { unit-liter } la suta de kilometri
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } la suta de kilometri
unit-liter-per-kilometer = { unit-liter } pe kilometru
unit-mile-per-gallon = { unit-mile } pe galon
unit-mile-per-gallon-imperial = { unit-mile } pe galon imperial
unit-mole = mol
    .plural = moli
    .gender = masculine
unit-millimole-per-liter = milimol pe litru
    .plural = milimoli pe litru
    .gender = masculine
unit-milligram-ofglucose-per-deciliter = { unit-milligram } pe decilitru
unit-international-unit = unitate internațională
    .plural = unități internaționale
    .gender = feminine
# As percent: 3 la mie.
unit-permille = la mie
    .gender = feminine
    .counted = { $count } la mie
unit-permyriad = la zece mii
    .gender = feminine
    .counted = { $count } la zece mii
unit-permillion = parte pe milion
    .plural = părți pe milion
    .gender = feminine
unit-portion-per-1e9 = parte pe miliard
    .plural = părți pe miliard
    .gender = feminine
# Of gold; the carat of gems is the same word.
# same as unit-carat
unit-karat = carat
    .plural = carate
    .gender = neuter
# same
unit-pixel = pixel
    .plural = pixeli
    .gender = masculine
# same
unit-megapixel = megapixel
    .plural = megapixeli
    .gender = masculine
unit-dot = punct
    .plural = puncte
    .gender = neuter
unit-point = punct tipografic
    .plural = puncte tipografice
    .gender = neuter
# same
# same for every number
unit-em = em
    .gender = masculine
unit-dot-per-inch = { unit-dot } pe inch
unit-dot-per-centimeter = { unit-dot } pe centimetru
unit-pixel-per-inch = { unit-pixel } pe inch
unit-pixel-per-centimeter = { unit-pixel } pe centimetru
unit-frame-per-second = cadru pe secundă
    .plural = cadre pe secundă
    .gender = neuter
unit-beat-per-minute = bătaie pe minut
    .plural = bătăi pe minut
    .gender = feminine
unit-revolution-per-minute = { unit-revolution } pe minut
# same
unit-lumen = lumen
    .plural = lumeni
    .gender = masculine
# same
unit-lux = lux
    .plural = lucși
    .gender = masculine
unit-candela = candelă
    .plural = candele
    .gender = feminine
# same
unit-decibel = decibel
    .plural = decibeli
    .gender = masculine
unit-astronomical-unit = unitate astronomică
    .plural = unități astronomice
    .gender = feminine
unit-earth-radius = rază terestră
    .plural = raze terestre
    .gender = feminine
unit-solar-radius = rază solară
    .plural = raze solare
    .gender = feminine
unit-earth-mass = masă terestră
    .plural = mase terestre
    .gender = feminine
unit-solar-mass = masă solară
    .plural = mase solare
    .gender = feminine
unit-solar-luminosity = luminozitate solară
    .plural = luminozități solare
    .gender = feminine
# same
unit-parsec = parsec
    .plural = parseci
    .gender = masculine
# same
unit-fathom = fathom
    .plural = fathomi
    .gender = masculine
# same
unit-furlong = furlong
    .plural = furlongi
    .gender = masculine
# same
unit-dalton = dalton
    .plural = daltoni
    .gender = masculine
# same
unit-slug = slug
    .plural = slugi
    .gender = masculine
# CLDR has "boabă", which is a real grain.
# same
unit-grain = grain
    .plural = graini
    .gender = masculine
unit-ounce-troy = uncie troy
    .plural = uncii troy
    .gender = feminine
unit-g-force = forță g
    .plural = forțe g
    .gender = feminine

## Adjectives of units

word-square = pătrat
    .feminine = pătrată
    .plural = pătrați
    .feminine-plural = pătrate
# accepted: required-form
word-cube = cub
    .plural = cubi
word-cubic = cubic
    .feminine = cubică
    .plural = cubici
    .feminine-plural = cubice
word-imperial = imperial
    .feminine = imperială
    .plural = imperiali
    .feminine-plural = imperiale
