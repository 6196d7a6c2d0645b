## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## CLDR has most of these names in its short patterns only, and the script doesn't read those. Names are those of
## everyday speech: 公斤 and not 千克, 瓦 and not 瓦特. Not 千兆字节: two of them would be heard as 2000兆字节. What CLDR has as
## 公里/小时 is said 每小时50公里.

# same for every number
unit-kilometer = 公里
# same for every number
unit-meter = 米
# same for every number
unit-decimeter = 分米
# same for every number
unit-centimeter = 厘米
# same for every number
unit-millimeter = 毫米
# same for every number
unit-micrometer = 微米
# same for every number
unit-nanometer = 纳米
# same for every number
unit-picometer = 皮米
# same for every number
unit-megameter = 兆米
# same for every number
unit-hectometer = 百米
# same for every number
unit-dekameter = 十米
# same for every number
unit-mile = 英里
# same for every number
unit-yard = 码
# same for every number
unit-foot = 英尺
# same for every number
unit-inch = 英寸
# same for every number
unit-fathom = 英寻
# same for every number
unit-furlong = 弗隆
# same for every number
unit-nautical-mile = 海里
# same for every number
unit-mile-scandinavian = 斯堪的纳维亚里
# same for every number
unit-light-year = 光年
# same for every number
unit-astronomical-unit = 天文单位
# same for every number
unit-parsec = 秒差距
# same for every number
unit-tonne = 吨
# same for every number
unit-ton = 短吨
# same for every number
unit-kilogram = 公斤
# same for every number
unit-ounce-troy = 金衡盎司
# same for every number
unit-slug = 斯勒格
# same for every number
unit-liter = 升
# same for every number
unit-deciliter = 分升
# same for every number
unit-centiliter = 厘升
# same for every number
unit-milliliter = 毫升
# same for every number
unit-hectoliter = 百升
# same for every number
unit-kiloliter = 千升
# same for every number
unit-megaliter = 兆升
# same for every number
unit-cubic-meter = 立方米
# same for every number
unit-cubic-centimeter = 立方厘米
# same for every number
unit-cubic-decimeter = 立方分米
# same for every number
unit-cubic-millimeter = 立方毫米
# same for every number
unit-cubic-kilometer = 立方公里
# same for every number
unit-cubic-mile = 立方英里
# same for every number
unit-cubic-yard = 立方码
# same for every number
unit-cubic-foot = 立方英尺
# same for every number
unit-cubic-inch = 立方英寸
# same for every number
unit-acre-foot = 英亩英尺
# same for every number
unit-gallon = 加仑
# same for every number
unit-quart = 夸脱
# same for every number
unit-pint = 品脱
# same for every number
unit-cup = 杯
# same for every number
unit-fluid-ounce = 液量盎司
# same for every number
unit-tablespoon = 汤匙
# same for every number
unit-teaspoon = 茶匙
# same for every number
unit-dessert-spoon = 甜品匙
# same for every number
unit-drop = 滴
# same for every number
unit-pinch = 撮
# same for every number
unit-jigger = 量酒杯
# same for every number
unit-barrel = 桶
# same for every number
unit-bushel = 蒲式耳
# same for every number
unit-cup-metric = 公制杯
# same for every number
unit-pint-metric = 公制品脱
# same for every number
unit-gallon-imperial = 英制加仑
# same for every number
unit-fluid-ounce-imperial = 英制液量盎司
# same for every number
unit-teaspoon-imperial = 英制茶匙
# same for every number
unit-tablespoon-imperial = 英制汤匙
# same for every number
unit-dessert-spoon-imperial = 英制甜品匙
# same for every number
unit-pint-imperial = 英制品脱
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
unit-kilocalorie = 千卡
# same for every number
unit-calorie = 卡
# same for every number
unit-kilojoule = 千焦
# same for every number
unit-joule = 焦耳
# same for every number
unit-kilowatt-hour = 千瓦时
# same for every number
unit-british-thermal-unit = 英热单位
# same for every number
unit-therm-us = 撒姆
# same for every number
unit-gigawatt = 吉瓦
# same for every number
unit-megawatt = 兆瓦
# same for every number
unit-kilowatt = 千瓦
# same for every number
unit-watt = 瓦
# same for every number
unit-milliwatt = 毫瓦
unit-horsepower = 马力
# same for every number
unit-volt = 伏
# same for every number
unit-ampere = 安
# same for every number
unit-ampere-hour = 安时
# same for every number
unit-milliampere-hour = 毫安时
# same for every number
unit-microampere-hour = 微安时
# same for every number
unit-kiloampere-hour = 千安时
# same for every number
unit-megaampere-hour = 兆安时
# same for every number
unit-coulomb = 库仑
# same for every number
unit-kibibyte = 二进制千字节
# same for every number
unit-mebibyte = 二进制兆字节
# same for every number
unit-gibibyte = 二进制吉字节
# same for every number
unit-tebibyte = 二进制太字节
# same for every number
unit-pebibyte = 二进制拍字节
# same for every number
unit-exbibyte = 二进制艾字节
# same for every number
unit-zebibyte = 二进制泽字节
# same for every number
unit-yobibyte = 二进制尧字节
# same for every number
unit-kibibit = 二进制千比特
# same for every number
unit-mebibit = 二进制兆比特
# same for every number
unit-gibibit = 二进制吉比特
# same for every number
unit-tebibit = 二进制太比特
# same for every number
unit-pebibit = 二进制拍比特
# same for every number
unit-exbibit = 二进制艾比特
# same for every number
unit-zebibit = 二进制泽比特
# same for every number
unit-yobibit = 二进制尧比特
# same for every number
unit-nibble = 半字节
# same for every number
unit-hectopascal = 百帕
# same for every number
unit-kilopascal = 千帕
# same for every number
unit-megapascal = 兆帕
# same for every number
unit-pascal = 帕
unit-gigahertz = 吉赫
unit-terahertz = 太赫兹
# same for every number
unit-square-kilometer = 平方公里
# same for every number
unit-hectare = 公顷
# same for every number
unit-are = 公亩
# same for every number
unit-dunam = 德南
# same for every number
unit-square-meter = 平方米
# same for every number
unit-square-centimeter = 平方厘米
# same for every number
unit-square-millimeter = 平方毫米
# same for every number
unit-square-micrometer = 平方微米
# same for every number
unit-square-nanometer = 平方纳米
# same for every number
unit-square-megameter = 平方兆米
# same for every number
unit-square-mile = 平方英里
# same for every number
unit-acre = 英亩
# same for every number
unit-square-yard = 平方码
# same for every number
unit-square-foot = 平方英尺
# same for every number
unit-square-inch = 平方英寸
# same for every number
unit-millisecond = 毫秒
# same for every number
unit-microsecond = 微秒
# same for every number
unit-nanosecond = 纳秒
# same for every number
unit-quarter = 个季度
# same for every number
unit-century = 个世纪
# same for every number
unit-decade = 个十年
# same for every number
unit-decibel = 分贝
# same for every number
unit-international-unit = 国际单位
# same for every number
unit-dot = 个点
# same for every number
unit-solar-radius = 倍太阳半径
# same for every number
unit-solar-mass = 倍太阳质量
# same for every number
unit-solar-luminosity = 倍太阳光度
unit-earth-radius = 倍地球半径
# same for every number
unit-earth-mass = 倍地球质量
# same for every number
unit-light-speed = 倍光速
unit-g-force = 倍重力加速度
# Of type: as word processors have it.
# same as unit-pound
# same for every number
unit-point = 磅
# Of gold: 18开.
# same for every number
unit-karat = 开
# same
# same for every number
unit-em = em

## Units whose number is inside of the phrase

unit-kilometer-per-hour = 公里每小时
    .counted = 每小时{ rate-verb }{ FORM(numeral, $count) }公里
unit-meter-per-second = 米每秒
    .counted = 每秒{ rate-verb }{ FORM(numeral, $count) }米
unit-mile-per-hour = 英里每小时
    .counted = 每小时{ rate-verb }{ FORM(numeral, $count) }英里
unit-meter-per-square-second = 米每平方秒
    .counted = 每平方秒{ rate-verb }{ FORM(numeral, $count) }米
unit-pound-force-per-square-inch = 磅每平方英寸
    .counted = 每平方英寸{ rate-verb }{ FORM(numeral, $count) }磅
unit-liter-per-100-kilometer = 升每100公里
    .counted = 每100公里{ rate-verb }{ FORM(numeral, $count) }升
unit-liter-per-kilometer = 升每公里
    .counted = 每公里{ rate-verb }{ FORM(numeral, $count) }升
unit-mile-per-gallon = 英里每加仑
    .counted = 每加仑{ rate-verb }{ FORM(numeral, $count) }英里
unit-mile-per-gallon-imperial = 英里每英制加仑
    .counted = 每英制加仑{ rate-verb }{ FORM(numeral, $count) }英里
unit-kilowatt-hour-per-100-kilometer = 千瓦时每100公里
    .counted = 每100公里{ rate-verb }{ FORM(numeral, $count) }千瓦时
# same for every number
unit-millimole-per-liter = 毫摩尔每升
    .counted = 每升{ rate-verb }{ FORM(numeral, $count) }毫摩尔
# same for every number
unit-milligram-ofglucose-per-deciliter = 毫克每分升
    .counted = 每分升{ rate-verb }{ FORM(numeral, $count) }毫克
# same for every number
unit-beat-per-minute = 次每分钟
    .counted = 每分钟{ rate-verb }{ FORM(numeral, $count) }次
unit-revolution-per-minute = 转每分钟
    .counted = 每分钟{ rate-verb }{ FORM(numeral, $count) }转
# same for every number
unit-frame-per-second = 帧每秒
    .counted = 每秒{ rate-verb }{ FORM(numeral, $count) }帧
unit-dot-per-centimeter = 点每厘米
    .counted = 每厘米{ rate-verb }{ FORM(numeral, $count) }点
unit-dot-per-inch = 点每英寸
    .counted = 每英寸{ rate-verb }{ FORM(numeral, $count) }点
unit-pixel-per-centimeter = 像素每厘米
    .counted = 每厘米{ rate-verb }{ FORM(numeral, $count) }像素
unit-pixel-per-inch = 像素每英寸
    .counted = 每英寸{ rate-verb }{ FORM(numeral, $count) }像素
unit-permille = 千分之
    .counted = 千分之{ $count }
unit-permyriad = 万分之
    .counted = 万分之{ $count }
# same for every number
unit-permillion = 百万分之
    .counted = 百万分之{ $count }
# same for every number
unit-portion-per-1e9 = 十亿分之
    .counted = 十亿分之{ $count }
# As weather reports say it.
unit-beaufort = 级
    .counted = 风力{ $count }级
# 零下5摄氏度. No 两: 2摄氏度.
# same for every number
unit-celsius = 摄氏度
    .counted = { $count }摄氏度
    .minus = 零下{ $count }摄氏度
# same for every number
unit-fahrenheit = 华氏度
    .counted = { $count }华氏度
    .minus = 零下{ $count }华氏度
# Of an angle, or of a temperature.
# same for every number
unit-degree = 度
    .counted = { $count }度
