## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## CLDR has most of these names in its short patterns only, and the script doesn't read those. Names are those of
## everyday speech: 大卡 and not 千卡路里, 瓦 and not 瓦特. 兆 is a million millions in 兆元, so mega is 百萬 but for 兆赫.
## 毫米 and not 公釐, which sounds like 公里 but for its tone.
## What CLDR has as 公里/小時 is said 每小時50公里.

# same for every number
unit-kilometer = 公里
# same for every number
unit-meter = 公尺
# same for every number
unit-decimeter = 公寸
# same for every number
unit-centimeter = 公分
# same for every number
unit-millimeter = 毫米
# same for every number
unit-micrometer = 微米
# same for every number
unit-nanometer = 奈米
# same for every number
unit-picometer = 皮米
# same for every number
unit-megameter = 百萬公尺
# same for every number
unit-hectometer = 公引
# same for every number
unit-dekameter = 公丈
# same for every number
unit-mile = 英里
# same for every number
unit-yard = 碼
# same for every number
unit-foot = 英尺
# same for every number
unit-inch = 英寸
# same for every number
unit-fathom = 英尋
# same for every number
unit-furlong = 弗隆
# same for every number
unit-nautical-mile = 海里
# same for every number
unit-mile-scandinavian = 斯堪地那維亞里
# same for every number
unit-light-year = 光年
# same for every number
unit-astronomical-unit = 天文單位
# same for every number
unit-parsec = 秒差距
# same for every number
unit-tonne = 公噸
# same for every number
unit-ton = 美噸
# same for every number
unit-kilogram = 公斤
# same for every number
unit-ounce-troy = 金衡盎司
# same for every number
unit-slug = 斯勒格
# same for every number
unit-liter = 公升
# same for every number
unit-deciliter = 公合
# same for every number
unit-centiliter = 釐升
# same for every number
unit-milliliter = 毫升
# same for every number
unit-hectoliter = 公石
# same for every number
unit-kiloliter = 公秉
# same for every number
unit-megaliter = 百萬公升
# same for every number
unit-cubic-meter = 立方公尺
# same for every number
unit-cubic-centimeter = 立方公分
# same for every number
unit-cubic-decimeter = 立方公寸
# same for every number
unit-cubic-millimeter = 立方毫米
# same for every number
unit-cubic-kilometer = 立方公里
# same for every number
unit-cubic-mile = 立方英里
# same for every number
unit-cubic-yard = 立方碼
# same for every number
unit-cubic-foot = 立方英尺
# same for every number
unit-cubic-inch = 立方英寸
# same for every number
unit-acre-foot = 英畝英尺
# same for every number
unit-gallon = 加侖
# same for every number
unit-quart = 夸脫
# same for every number
unit-pint = 品脫
# same for every number
unit-cup = 杯
# same for every number
unit-fluid-ounce = 液盎司
# same for every number
unit-tablespoon = 湯匙
# same for every number
unit-teaspoon = 茶匙
# same for every number
unit-dessert-spoon = 甜品匙
# same for every number
unit-drop = 滴
# same for every number
unit-pinch = 小撮
# same for every number
unit-jigger = 量酒杯
# same for every number
unit-barrel = 桶
# same for every number
unit-bushel = 蒲式耳
# same for every number
unit-cup-metric = 公制杯
# same for every number
unit-pint-metric = 公制品脫
# same for every number
unit-gallon-imperial = 英制加侖
# same for every number
unit-fluid-ounce-imperial = 英制液盎司
# same for every number
unit-teaspoon-imperial = 英制茶匙
# same for every number
unit-tablespoon-imperial = 英制湯匙
# same for every number
unit-dessert-spoon-imperial = 英制甜品匙
# same for every number
unit-pint-imperial = 英制品脫
# same for every number
unit-revolution = 圈
# same for every number
unit-radian = 弧度
# same for every number
unit-arc-minute = 角分
# same for every number
unit-arc-second = 角秒
# same for every number
unit-gradian = 百分度
# same for every number
unit-kilocalorie = 大卡
# same for every number
unit-calorie = 卡路里
# same for every number
unit-kilojoule = 千焦耳
# same for every number
unit-joule = 焦耳
# same for every number
unit-kilowatt-hour = 千瓦小時
# same for every number
unit-british-thermal-unit = 英熱單位
# same for every number
unit-therm-us = 撒姆
# same for every number
unit-gigawatt = 吉瓦
# same for every number
unit-megawatt = 百萬瓦
# same for every number
unit-kilowatt = 千瓦
# same for every number
unit-watt = 瓦
# same for every number
unit-milliwatt = 毫瓦
unit-horsepower = 馬力
# same for every number
unit-volt = 伏特
# same for every number
unit-ampere = 安培
# same for every number
unit-ampere-hour = 安培小時
# same for every number
unit-milliampere-hour = 毫安培小時
# same for every number
unit-microampere-hour = 微安培小時
# same for every number
unit-kiloampere-hour = 千安培小時
# same for every number
unit-megaampere-hour = 百萬安培小時
# same for every number
unit-coulomb = 庫侖
# same for every number
unit-kibibyte = 二進位千位元組
# same for every number
unit-mebibyte = 二進位百萬位元組
# same for every number
unit-gibibyte = 二進位吉位元組
# same for every number
unit-tebibyte = 二進位太位元組
# same for every number
unit-pebibyte = 二進位拍位元組
# same for every number
unit-exbibyte = 二進位艾位元組
# same for every number
unit-zebibyte = 二進位皆位元組
# same for every number
unit-yobibyte = 二進位佑位元組
# same for every number
unit-kibibit = 二進位千位元
# same for every number
unit-mebibit = 二進位百萬位元
# same for every number
unit-gibibit = 二進位吉位元
# same for every number
unit-tebibit = 二進位太位元
# same for every number
unit-pebibit = 二進位拍位元
# same for every number
unit-exbibit = 二進位艾位元
# same for every number
unit-zebibit = 二進位皆位元
# same for every number
unit-yobibit = 二進位佑位元
# same for every number
unit-nibble = 半位元組
# same for every number
unit-hectopascal = 百帕
# same for every number
unit-kilopascal = 千帕
# same for every number
unit-megapascal = 百萬帕
# same for every number
unit-pascal = 帕
unit-gigahertz = 吉赫
unit-terahertz = 太赫
# same for every number
unit-square-kilometer = 平方公里
# same for every number
unit-hectare = 公頃
# same for every number
unit-are = 公畝
# same for every number
unit-dunam = 杜納畝
# same for every number
unit-square-meter = 平方公尺
# same for every number
unit-square-centimeter = 平方公分
# same for every number
unit-square-millimeter = 平方毫米
# same for every number
unit-square-micrometer = 平方微米
# same for every number
unit-square-nanometer = 平方奈米
# same for every number
unit-square-megameter = 平方百萬公尺
# same for every number
unit-square-mile = 平方英里
# same for every number
unit-acre = 英畝
# same for every number
unit-square-yard = 平方碼
# same for every number
unit-square-foot = 平方英尺
# same for every number
unit-square-inch = 平方英寸
# same for every number
unit-millisecond = 毫秒
# same for every number
unit-microsecond = 微秒
# same for every number
unit-nanosecond = 奈秒
# same for every number
unit-quarter = 個季度
# same for every number
unit-century = 個世紀
# same for every number
unit-decade = 個十年
# same for every number
unit-decibel = 分貝
# same for every number
unit-international-unit = 國際單位
# same for every number
unit-dot = 個點
# same for every number
unit-solar-radius = 倍太陽半徑
# same for every number
unit-solar-mass = 倍太陽質量
# same for every number
unit-solar-luminosity = 倍太陽光度
unit-earth-radius = 倍地球半徑
# same for every number
unit-earth-mass = 倍地球質量
# same for every number
unit-light-speed = 倍光速
unit-g-force = 倍重力加速度
# Of type. 12點 is heard as a time.
# same as unit-dot
# same for every number
unit-point = 個點
# Of gold: 18K.
# same for every number
unit-karat = K
# same
# same for every number
unit-em = em

## As people say them in Taiwan: GB in letters, and not 十億位元組

# same for every number
unit-gram = 公克
# same for every number
unit-milligram = 毫克
# same for every number
unit-microgram = 微克
# same for every number
unit-decigram = 公銖
# same for every number
unit-centigram = 公毫
# same for every number
unit-nanogram = 奈克
# same for every number
unit-picogram = 皮克
unit-stone = 英石
# same for every number
unit-pound = 磅
# same for every number
unit-ounce = 盎司
# same for every number
unit-carat = 克拉
# same for every number
unit-dalton = 道耳頓
# same for every number
unit-grain = 格令
# same for every number
unit-dram = 打蘭
# same for every number
unit-quart-imperial = 英制夸脫
# same for every number
unit-kelvin = 克耳文
# same for every number
unit-knot = 節
# same for every number
unit-milliampere = 毫安培
# same for every number
unit-microampere = 微安培
# same for every number
unit-kiloampere = 千安培
# same for every number
unit-megaampere = 百萬安培
# same for every number
unit-petabyte = PB
# same for every number
unit-terabyte = TB
# same for every number
unit-gigabyte = GB
# same for every number
unit-megabyte = MB
# same for every number
unit-kilobyte = KB
# same for every number
unit-byte = 位元組
# same for every number
unit-exabyte = EB
# same for every number
unit-zettabyte = ZB
# same for every number
unit-yottabyte = YB
# same for every number
unit-petabit = 拍位元
# same for every number
unit-terabit = 太位元
# same for every number
unit-gigabit = 吉位元
# same for every number
unit-megabit = 百萬位元
# same for every number
unit-kilobit = 千位元
# same for every number
unit-bit = 位元
# same for every number
unit-exabit = 艾位元
# same for every number
unit-zettabit = 皆位元
# same for every number
unit-yottabit = 佑位元
# same for every number
unit-bar = 巴
# same for every number
unit-millibar = 毫巴
# same for every number
unit-millimeter-ofhg = 毫米汞柱
# same for every number
unit-inch-ofhg = 英寸汞柱
# same for every number
unit-atmosphere = 個大氣壓
# same for every number
unit-gigapascal = 吉帕
unit-megahertz = 兆赫
unit-kilohertz = 千赫
unit-hertz = 赫茲
unit-millihertz = 毫赫茲
unit-microhertz = 微赫茲
unit-nanohertz = 奈赫茲
# same for every number
unit-night = 晚
# same for every number
unit-lumen = 流明
unit-candela = 燭光
unit-lux = 勒克斯
# same for every number
unit-mole = 莫耳
# same for every number
unit-ohm = 歐姆
# same for every number
unit-kiloohm = 千歐姆
# same for every number
unit-megaohm = 百萬歐姆
# same for every number
unit-milliohm = 毫歐姆
# same for every number
unit-microohm = 微歐姆
# same for every number
unit-electronvolt = 電子伏特
# same for every number
unit-newton-meter = 牛頓公尺
# same for every number
unit-pound-force-foot = 磅英尺
# same for every number
unit-picosecond = 皮秒
# same for every number
unit-terawatt = 太瓦
# same for every number
unit-microwatt = 微瓦
# same for every number
unit-nanowatt = 奈瓦
# same for every number
unit-picowatt = 皮瓦
# same for every number
unit-femtowatt = 飛瓦
# same for every number
unit-megavolt = 百萬伏特
# same for every number
unit-kilovolt = 千伏特
# same for every number
unit-millivolt = 毫伏特
# same for every number
unit-microvolt = 微伏特

## Units whose number is inside of the phrase

unit-kilometer-per-hour = 公里每小時
    .counted = 每小時{ rate-verb }{ FORM(numeral, $count) }公里
    .minus = 每小時{ rate-verb }負{ FORM(numeral, $count) }公里
unit-meter-per-second = 公尺每秒
    .counted = 每秒{ rate-verb }{ FORM(numeral, $count) }公尺
    .minus = 每秒{ rate-verb }負{ FORM(numeral, $count) }公尺
unit-mile-per-hour = 英里每小時
    .counted = 每小時{ rate-verb }{ FORM(numeral, $count) }英里
    .minus = 每小時{ rate-verb }負{ FORM(numeral, $count) }英里
unit-meter-per-square-second = 公尺每平方秒
    .counted = 每平方秒{ rate-verb }{ FORM(numeral, $count) }公尺
unit-pound-force-per-square-inch = 磅每平方英寸
    .counted = 每平方英寸{ rate-verb }{ FORM(numeral, $count) }磅
unit-liter-per-100-kilometer = 公升每100公里
    .counted = 每100公里{ rate-verb }{ FORM(numeral, $count) }公升
unit-liter-per-kilometer = 公升每公里
    .counted = 每公里{ rate-verb }{ FORM(numeral, $count) }公升
unit-mile-per-gallon = 英里每加侖
    .counted = 每加侖{ rate-verb }{ FORM(numeral, $count) }英里
unit-mile-per-gallon-imperial = 英里每英制加侖
    .counted = 每英制加侖{ rate-verb }{ FORM(numeral, $count) }英里
unit-kilowatt-hour-per-100-kilometer = 千瓦小時每100公里
    .counted = 每100公里{ rate-verb }{ FORM(numeral, $count) }千瓦小時
    .minus = 每100公里{ rate-verb }負{ FORM(numeral, $count) }千瓦小時
# same for every number
unit-millimole-per-liter = 毫莫耳每公升
    .counted = 每公升{ rate-verb }{ FORM(numeral, $count) }毫莫耳
# same for every number
unit-milligram-ofglucose-per-deciliter = 毫克每分升
    .counted = 每分升{ rate-verb }{ FORM(numeral, $count) }毫克
# same for every number
unit-beat-per-minute = 次每分鐘
    .counted = 每分鐘{ rate-verb }{ FORM(numeral, $count) }次
unit-revolution-per-minute = 轉每分鐘
    .counted = 每分鐘{ rate-verb }{ FORM(numeral, $count) }轉
# same for every number
unit-frame-per-second = 格每秒
    .counted = 每秒{ rate-verb }{ FORM(numeral, $count) }格
unit-dot-per-centimeter = 點每公分
    .counted = 每公分{ rate-verb }{ FORM(numeral, $count) }點
unit-dot-per-inch = 點每英寸
    .counted = 每英寸{ rate-verb }{ FORM(numeral, $count) }點
unit-pixel-per-centimeter = 像素每公分
    .counted = 每公分{ rate-verb }{ FORM(numeral, $count) }像素
unit-pixel-per-inch = 像素每英寸
    .counted = 每英寸{ rate-verb }{ FORM(numeral, $count) }像素
unit-permille = 千分之
    .counted = 千分之{ $count }
unit-permyriad = 萬分之
    .counted = 萬分之{ $count }
# same for every number
unit-permillion = 百萬分之
    .counted = 百萬分之{ $count }
# same for every number
unit-portion-per-1e9 = 十億分之
    .counted = 十億分之{ $count }
# As weather reports say it.
unit-beaufort = 級
    .counted = { $count }級風
# 攝氏零下5度. No 兩: 攝氏2度.
# same for every number
unit-celsius = 攝氏
    .counted = { $case ->
        [above] 零上{ $count }度
       *[plain] 攝氏{ $count }度
    }
    .minus = 攝氏零下{ $count }度
# same for every number
unit-fahrenheit = 華氏
    .counted = { $case ->
        [above] 零上{ $count }度
       *[plain] 華氏{ $count }度
    }
    .minus = 華氏零下{ $count }度
# Of an angle, or of a temperature.
# same for every number
unit-degree = 度
    .counted = { $count }度
