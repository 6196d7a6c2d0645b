## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## A slash of CLDR is trên, as people read it: 50 kilômét trên giờ. Names have the spelling that voices read: kilô, mêga, xenti.

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
unit-megahertz = megahéc
unit-kilohertz = kilôhéc
unit-hertz = héc
unit-terahertz = terahéc
unit-millihertz = milihéc
unit-microhertz = micrôhéc
unit-nanohertz = nanohéc
unit-acre = mẫu Anh
unit-millisecond = mili giây
unit-microsecond = micrô giây
unit-nanosecond = nano giây
unit-picosecond = picô giây
unit-liter-per-100-kilometer = lít trên 100 kilômét
unit-liter-per-kilometer = lít trên kilômét
unit-mile-per-gallon = dặm trên gallon
unit-mile-per-gallon-imperial = dặm trên gallon Anh
unit-kilowatt-hour-per-100-kilometer = kilôoát giờ trên 100 kilômét
unit-millimole-per-liter = milimol trên lít
unit-milligram-ofglucose-per-deciliter = miligam trên đềxilít
unit-kilometer-per-hour = kilômét trên giờ
unit-meter-per-second = mét trên giây
unit-mile-per-hour = dặm trên giờ
unit-knot = hải lý trên giờ
unit-meter-per-square-second = mét trên giây bình phương
unit-pound-force-per-square-inch = pao trên inch vuông
unit-beat-per-minute = nhịp mỗi phút
unit-revolution-per-minute = vòng mỗi phút
unit-frame-per-second = khung hình mỗi giây
unit-dot-per-centimeter = chấm trên xentimét
unit-dot-per-inch = chấm trên inch
unit-pixel-per-centimeter = điểm ảnh trên xentimét
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
unit-microwatt = micrôoát
unit-megawatt = mêgaoát
unit-microvolt = micrôvôn
unit-microampere = micrôampe
unit-milliampere = miliampe
unit-microohm = micrôôm
unit-ampere-hour = ampe giờ
unit-milliampere-hour = miliampe giờ
unit-microampere-hour = micrôampe giờ
unit-kiloampere-hour = kilôampe giờ
unit-megaampere-hour = mêgaampe giờ
unit-coulomb = culông
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
unit-square-megameter = mêgamét vuông
unit-square-millimeter = milimét vuông
unit-square-micrometer = micrômét vuông
unit-square-nanometer = nanomét vuông
unit-cubic-decimeter = đềximét khối
unit-cubic-millimeter = milimét khối
unit-are = a
# same
unit-slug = slug
# same
unit-gradian = gradian
unit-decibel = đềxiben
unit-international-unit = đơn vị quốc tế
unit-decigram = đềxigam
unit-centigram = xentigam
unit-kilojoule = kilôjun
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
