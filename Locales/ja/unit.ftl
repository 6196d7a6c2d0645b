## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## What is measured comes before the number, where people say it there: 華氏70度, 時速50キロメートル. After から it is not
## said again (case "end"): 華氏60度から70度. Of a difference (case "subject") the scale is named as such: 昨日より華氏で2度高い, for
## 2度高い would be Celsius.
## Such a unit has the trait .front = yes, and 約 and 最大 stand at its number: 時速約50キロメートル.

# CLDR has 米トン, in which 米 may be heard as rice.
# same for every number
unit-ton = ショートトン
# CLDR has 英, which is read but not said.
# same for every number
unit-gallon-imperial = 英国ガロン
# same for every number
unit-fluid-ounce-imperial = 英国液量オンス
# same for every number
unit-nautical-mile = 海里
# same for every number
unit-light-year = 光年
# same for every number
unit-cup = カップ
# same for every number
unit-tablespoon = 大さじ
    .counted = { $case ->
        [end] { $count }杯
       *[plain] 大さじ{ number-near }{ $count }杯
    }
    .front = yes
    .parts = spoon
# same for every number
unit-teaspoon = 小さじ
    .counted = { $case ->
        [end] { $count }杯
       *[plain] 小さじ{ number-near }{ $count }杯
    }
    .front = yes
    .parts = spoon
# 度 alone: weather reports, thermometers and ovens have no other scale, and 摂氏 is said by science only. What stands
# beside it says 華氏.
# same for every number
unit-celsius = 度
# The sign stands at the number: マイナス華氏5度 is not said.
# same for every number
unit-fahrenheit = 華氏
    .counted = { $case ->
        [end] { $count }度
        [subject] 華氏で{ $count }度
       *[plain] 華氏{ number-near }{ $count }度
    }
    .minus = { $case ->
        [end] マイナス{ $count }度
        [subject] 華氏でマイナス{ $count }度
       *[plain] 華氏{ number-near }マイナス{ $count }度
    }
    .front = yes
    .parts = scale
# Of an angle.
# same as unit-celsius
# same for every number
unit-degree = 度
unit-kilometer-per-hour = キロメートル毎時
    .counted = { $case ->
        [end] { $count }キロメートル
       *[plain] 時速{ number-near }{ $count }キロメートル
    }
    .front = yes
unit-meter-per-second = メートル毎秒
    .counted = { $case ->
        [end] { $count }メートル
       *[plain] 秒速{ number-near }{ $count }メートル
    }
    .front = yes
unit-mile-per-hour = マイル毎時
    .counted = { $case ->
        [end] { $count }マイル
       *[plain] 時速{ number-near }{ $count }マイル
    }
    .front = yes
unit-horsepower = 馬力
# same for every number
unit-millimeter-ofhg = 水銀柱ミリメートル
    .counted = { $case ->
        [end] { $count }ミリメートル
       *[plain] 水銀柱{ number-near }{ $count }ミリメートル
    }
    .front = yes
# same for every number
unit-inch-ofhg = 水銀柱インチ
    .counted = { $case ->
        [end] { $count }インチ
       *[plain] 水銀柱{ number-near }{ $count }インチ
    }
    .front = yes
# CLDR has 毎, which is read but not said.
unit-pound-force-per-square-inch = ポンド毎平方インチ
    .counted = { $case ->
        [end] { $count }ポンド
       *[plain] 1平方インチあたり{ number-near }{ $count }ポンド
    }
    .front = yes
unit-liter-per-100-kilometer = リットル毎100キロメートル
    .counted = { $case ->
        [end] { $count }リットル
       *[plain] 100キロメートルあたり{ number-near }{ $count }リットル
    }
    .front = yes
unit-mile-per-gallon = マイル毎ガロン
    .counted = { $case ->
        [end] { $count }マイル
       *[plain] 1ガロンあたり{ number-near }{ $count }マイル
    }
    .front = yes
unit-mile-per-gallon-imperial = マイル毎英国ガロン
    .counted = { $case ->
        [end] { $count }マイル
       *[plain] 1英国ガロンあたり{ number-near }{ $count }マイル
    }
    .front = yes
unit-kilowatt-hour-per-100-kilometer = キロワット時毎100キロメートル
    .counted = { $case ->
        [end] { $count }キロワット時
       *[plain] 100キロメートルあたり{ number-near }{ $count }キロワット時
    }
    .front = yes
# same for every number
unit-millimole-per-liter = ミリモル毎リットル
    .counted = { $case ->
        [end] { $count }ミリモル
       *[plain] 1リットルあたり{ number-near }{ $count }ミリモル
    }
    .front = yes
# same for every number
unit-beat-per-minute = 拍毎分
    .counted = { $case ->
        [end] { $count }拍
       *[plain] 毎分{ number-near }{ $count }拍
    }
    .front = yes
unit-revolution-per-minute = 回転毎分
    .counted = { $case ->
        [end] { $count }回転
       *[plain] 毎分{ number-near }{ $count }回転
    }
    .front = yes
# same for every number
unit-decibel = デシベル
# same for every number
unit-international-unit = 国際単位
# same for every number
unit-drop = 滴
# same for every number
unit-pinch = つまみ
# Of gold: 18金.
# same for every number
unit-karat = 金

## Units that few apps use

# As people say it of rockets and roller coasters: 3ジー.
unit-g-force = ジー
# 54分角: 分 alone would be minutes of time.
# same for every number
unit-arc-minute = 分角
# same for every number
unit-arc-second = 秒角
# same for every number
unit-gradian = グラード
# same for every number
unit-permillion = ピーピーエム
# same for every number
unit-portion-per-1e9 = ピーピービー
# With 間: 2世紀 is heard as the second century.
unit-century = 世紀間
    .counter = 世紀
# Japanese has no word for ten years, and says 30年間.
# same for every number
unit-decade = 10年間
    .counted = { $count ->
        [fraction] 10年間の{ $count }倍
       *[other] { $count }0年間
    }
# same for every number
unit-british-thermal-unit = 英国熱量単位
# same for every number
unit-therm-us = 米国サーム
# same for every number
unit-dot = ドット
unit-dot-per-centimeter = ドット毎センチメートル
    .counted = 1センチメートルあたり{ number-near }{ $count }ドット
    .front = yes
unit-dot-per-inch = ドット毎インチ
    .counted = 1インチあたり{ number-near }{ $count }ドット
    .front = yes
unit-pixel-per-centimeter = ピクセル毎センチメートル
    .counted = 1センチメートルあたり{ number-near }{ $count }ピクセル
    .front = yes
unit-pixel-per-inch = ピクセル毎インチ
    .counted = 1インチあたり{ number-near }{ $count }ピクセル
    .front = yes
# same for every number
unit-frame-per-second = フレーム毎秒
    .counted = 毎秒{ number-near }{ $count }フレーム
    .front = yes
# same for every number
unit-em = エム
# same for every number
unit-nibble = ニブル
# same for every number
unit-grain = グレーン
# same for every number
unit-slug = スラグ
# same for every number
unit-are = アール
# same for every number
unit-ampere-hour = アンペア時
# same for every number
unit-coulomb = クーロン
# same for every number
unit-jigger = ジガー
# same for every number
unit-dessert-spoon = デザートスプーン
    .counted = デザートスプーン{ number-near }{ $count }杯
    .front = yes
    .parts = spoon
# CLDR has 英, which is read but not said.
# same for every number
unit-dessert-spoon-imperial = 英国デザートスプーン
    .counted = 英国デザートスプーン{ number-near }{ $count }杯
    .front = yes
    .parts = spoon
# same for every number
unit-tablespoon-imperial = 英国大さじ
    .counted = 英国大さじ{ number-near }{ $count }杯
    .front = yes
    .parts = spoon
# same for every number
unit-teaspoon-imperial = 英国小さじ
    .counted = 英国小さじ{ number-near }{ $count }杯
    .front = yes
    .parts = spoon
# same for every number
unit-pint-imperial = 英国パイント
# same for every number
unit-quart-imperial = 英国クォート
# same for every number
unit-milligram-ofglucose-per-deciliter = ミリグラム毎デシリットル
    .counted = { $case ->
        [end] { $count }ミリグラム
       *[plain] 1デシリットルあたり{ number-near }{ $count }ミリグラム
    }
    .front = yes
unit-liter-per-kilometer = リットル毎キロメートル
    .counted = 1キロメートルあたり{ number-near }{ $count }リットル
    .front = yes
# 光速の0.5倍.
# same for every number
unit-light-speed = 光速
    .counted = 光速の{ number-near }{ $count }倍
    .front = yes
# 風力3, as weather reports say it. CLDR has ビューフォート風力階級.
unit-beaufort = 風力
    .counted = { $case ->
        [end] { $count }
       *[plain] 風力{ number-near }{ $count }
    }
    .front = yes
