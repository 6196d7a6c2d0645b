## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## A slash of CLDR is trên, as people read it: 50 ki-lô-mét trên giờ. Metric names are in syllables, as schoolbooks spell
## them, because voices spell out "đềximét" and read "kilômét" as English. In "gi-ga" some voices lose a vowel, so gigahéc
## is one word.

# same
unit-stone = stone
# "Tấn" alone is 1,000 kilograms.
unit-ton = tấn Mỹ
unit-mile = dặm
unit-mile-scandinavian = dặm Scandinavia
# same
unit-inch = inch
unit-cup = cốc
unit-tablespoon = thìa canh
unit-teaspoon = thìa cà phê
unit-drop = giọt
unit-pinch = nhúm
unit-revolution = vòng
# same
unit-byte = byte
# same
unit-bit = bit
unit-kilopascal = kilôpascal
# same
unit-bar = bar
unit-gigahertz = gigahéc
unit-megahertz = mê-ga-héc
unit-kilohertz = ki-lô-héc
unit-hertz = héc
unit-terahertz = tê-ra-héc
unit-millihertz = mi-li-héc
unit-microhertz = mi-crô-héc
unit-nanohertz = na-nô-héc
unit-acre = mẫu Anh
unit-millisecond = mi-li giây
unit-microsecond = mi-crô giây
unit-nanosecond = na-nô giây
unit-picosecond = pi-cô giây
unit-liter-per-100-kilometer = lít trên 100 ki-lô-mét
unit-liter-per-kilometer = lít trên ki-lô-mét
unit-mile-per-gallon = dặm trên gallon
unit-mile-per-gallon-imperial = dặm trên gallon Anh
unit-kilowatt-hour-per-100-kilometer = ki-lô-oát giờ trên 100 ki-lô-mét
unit-millimole-per-liter = mi-li-mol trên lít
unit-milligram-ofglucose-per-deciliter = mi-li-gam trên đề-xi-lít
unit-kilometer-per-hour = ki-lô-mét trên giờ
unit-meter-per-second = mét trên giây
unit-mile-per-hour = dặm trên giờ
unit-knot = hải lý trên giờ
unit-meter-per-square-second = mét trên giây bình phương
unit-pound-force-per-square-inch = pao trên inch vuông
unit-beat-per-minute = nhịp mỗi phút
unit-revolution-per-minute = vòng mỗi phút
unit-frame-per-second = khung hình mỗi giây
unit-dot-per-centimeter = chấm trên xen-ti-mét
unit-dot-per-inch = chấm trên inch
unit-pixel-per-centimeter = điểm ảnh trên xen-ti-mét
unit-pixel-per-inch = điểm ảnh trên inch
unit-pixel = điểm ảnh
unit-megapixel = triệu điểm ảnh
unit-dot = chấm
unit-permille = phần nghìn
unit-permillion = phần triệu
# Feet of any number: 1 feet, 2 tỷ feet khối.
unit-cubic-foot = feet khối
unit-mole = mol
# same
unit-dunam = dunam
unit-century = thế kỷ
unit-decade = thập niên
unit-quarter = quý
# same
unit-em = em
# same
unit-grain = grain
# same
unit-pascal = pascal
# same
unit-gigapascal = gigapascal
unit-megapascal = mêgapascal
unit-hectopascal = hectôpascal
unit-light-speed = lần tốc độ ánh sáng
unit-acre-foot = mẫu Anh feet
unit-barrel = thùng
unit-bushel = giạ
unit-dessert-spoon = thìa tráng miệng
unit-dessert-spoon-imperial = thìa tráng miệng Anh
unit-teaspoon-imperial = thìa cà phê Anh
unit-tablespoon-imperial = thìa canh Anh
unit-pint-imperial = panh Anh
unit-quart-imperial = quart Anh
unit-fluid-ounce-imperial = aoxơ chất lỏng Anh
unit-cup-metric = cốc hệ mét
unit-pint-metric = panh hệ mét
unit-jigger = ly đong
unit-ounce-troy = aoxơ troy
unit-microwatt = mi-crô-oát
unit-megawatt = mê-ga-oát
unit-microvolt = mi-crô-vôn
unit-microampere = mi-crô-am-pe
unit-milliampere = mi-li-am-pe
unit-microohm = mi-crô-ôm
unit-ampere-hour = am-pe giờ
unit-milliampere-hour = mi-li-am-pe giờ
unit-microampere-hour = mi-crô-am-pe giờ
unit-kiloampere-hour = ki-lô-am-pe giờ
unit-megaampere-hour = mê-ga-am-pe giờ
unit-coulomb = cu-lông
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
# same
unit-nibble = nibble
unit-square-megameter = mê-ga-mét vuông
unit-square-millimeter = mi-li-mét vuông
unit-square-micrometer = mi-crô-mét vuông
unit-square-nanometer = na-nô-mét vuông
unit-cubic-decimeter = đề-xi-mét khối
unit-cubic-millimeter = mi-li-mét khối
unit-are = a
# same
unit-slug = slug
# same
unit-gradian = gradian
unit-decibel = đề-xi-ben
unit-international-unit = đơn vị quốc tế
unit-decigram = đề-xi-gam
unit-centigram = xen-ti-gam
unit-kilojoule = ki-lô-jun
unit-arc-minute = phút cung
unit-arc-second = giây cung
unit-g-force = lần gia tốc trọng trường
unit-solar-radius = bán kính Mặt Trời
unit-solar-mass = khối lượng Mặt Trời
unit-solar-luminosity = độ sáng Mặt Trời
unit-earth-radius = bán kính Trái Đất
unit-earth-mass = khối lượng Trái Đất
# Of gold: vàng 18 kara.
unit-karat = kara

## Metric units, whose names in CLDR are one word

unit-kilometer = ki-lô-mét
unit-decimeter = đề-xi-mét
unit-centimeter = xen-ti-mét
unit-millimeter = mi-li-mét
unit-kilogram = ki-lô-gam
unit-milligram = mi-li-gam
unit-microgram = mi-crô-gam
unit-deciliter = đề-xi-lít
unit-centiliter = xen-ti-lít
unit-milliliter = mi-li-lít
unit-cubic-centimeter = xen-ti-mét khối
unit-kilocalorie = ki-lô-ca-lo
unit-calorie = ca-lo
unit-kilowatt-hour = ki-lô-oát giờ
unit-kilowatt = ki-lô-oát
unit-ampere = am-pe
unit-millimeter-ofhg = mi-li-mét thủy ngân
unit-square-kilometer = ki-lô-mét vuông
unit-square-centimeter = xen-ti-mét vuông
unit-micrometer = mi-crô-mét
unit-nanometer = na-nô-mét
unit-picometer = pi-cô-mét
unit-terawatt = tê-ra-oát
unit-milliwatt = mi-li-oát
unit-cubic-kilometer = ki-lô-mét khối
unit-hectoliter = héc-tô-lít
unit-megaliter = mê-ga-lít
unit-megameter = mê-ga-mét
unit-hectometer = héc-tô-mét
unit-dekameter = đề-ca-mét
unit-nanogram = na-nô-gam
unit-picogram = pi-cô-gam
unit-kiloliter = ki-lô-lít
unit-nanowatt = na-nô-oát
unit-picowatt = pi-cô-oát
unit-megavolt = mê-ga-vôn
unit-kilovolt = ki-lô-vôn
unit-millivolt = mi-li-vôn
unit-megaampere = mê-ga-am-pe
unit-kiloampere = ki-lô-am-pe
unit-megaohm = mê-ga-ôm
unit-kiloohm = ki-lô-ôm
unit-milliohm = mi-li-ôm
unit-femtowatt = fem-tô-oát
unit-atmosphere = át-mốt-phe
unit-furlong = fu-lông

## Units of a scale, on which a value is high or low (.level), and one whose number is inside of the phrase

unit-celsius =
    .level = yes
unit-fahrenheit =
    .level = yes
unit-kelvin = độ Kelvin
    .level = yes
unit-degree =
    .level = yes
unit-beaufort = cấp gió Beaufort
    .counted = gió cấp { $count }
