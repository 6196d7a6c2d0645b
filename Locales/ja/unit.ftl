## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## What is measured comes before the number, where people say it there: 華氏70度, 時速50キロメートル. After から it is not
## said again (case "end"): 華氏60度から70度, and of a difference the scale is not said (case "subject"): 昨日より2度高い.
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
# same for every number
unit-teaspoon = 小さじ
    .counted = { $case ->
        [end] { $count }杯
       *[plain] 小さじ{ number-near }{ $count }杯
    }
    .front = yes
# 度 alone: weather reports, thermometers and ovens have no other scale, and 摂氏 is said by science only. What stands
# beside it says 華氏.
# same for every number
unit-celsius = 度
# The sign stands at the number: マイナス華氏5度 is not said.
# same for every number
unit-fahrenheit = 華氏
    .counted = { $case ->
        [end] { $count }度
        [subject] { $count }度
       *[plain] 華氏{ number-near }{ $count }度
    }
    .minus = { $case ->
        [end] マイナス{ $count }度
        [subject] マイナス{ $count }度
       *[plain] 華氏{ number-near }マイナス{ $count }度
    }
    .front = yes
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
