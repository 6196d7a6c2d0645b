## Measurements: a number with a unit

measure-unavailable = 無法取得測量值

measure-unknown = { $count } { $name }

# 每升兩克, 每天45分鐘, 每人3則訊息. The verb of a change is inside: 每天減少45分鐘, 每小時多5公里.
# accepted: unused-argument
measure-per = { $case ->
    [per] { one-period }{ one-gap }
    [last] { FORM($measure, case: "first") }
   *[plain] { one-period }{ one-joint }{ one-measure }
}
    .measured = { $case ->
        [per] 每{ $per }
        [last] { FORM($measure, case: "first") }
       *[plain] 每{ $per }{ rate-verb }{ one-measure }
    }
    .per = yes

# Of a rate that changes, that is more or less than another one, or that has a sign.
rate-verb = { $case ->
    [gaining] 增加
    [losing] 減少
    [more] 多
    [less] 少
    [plus] 正
    [minus] 負
   *[plain] { "" }
}
one-joint = { $case ->
    [gaining] 增加
    [losing] 減少
    [more] 多
    [less] 少
   *[plain] { one-gap }
}

# After a verb: 每週增加3項已完成的任務.
one-measure = { $case ->
    [gaining] { FORM($measure, case: "first") }
    [losing] { FORM($measure, case: "first") }
    [more] { FORM($measure, case: "first") }
    [less] { FORM($measure, case: "first") }
   *[plain] { $measure }
}

# Before an amount: 每天, 每月, 每升, 每張票, 每人.
one-period = 每{ $period ->
    [second] 秒
    [minute] 分鐘
    [hour] 小時
    [day] 天
    [week] 週
    [month] 月
    [year] 年
   *[other] { one-of }
}
# A unit has no measure word, and gives its name there. That of an app's noun may not be in the list: 每班級.
one-of = { TRAIT($unit, "named") ->
    [counter] { FORM($unit, form: "counter") }
   *[other] { HEAD(FORM($unit, form: "counter")) ->
        [counter] { FORM($unit, form: "counter") }{ $unit }
       *[unit] { $unit }
    }
}
# 每lap，5美元: a name in Latin letters would run into the number.
one-gap = { TAIL($unit) ->
    [latin] ，
   *[other] { "" }
}
-tail-latin = a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9
-head-counter = 個 !個月 !個世紀 !個季度 !個十年 !個大氣壓 !個點 則 條 張 本 篇 件 項 次 位 名 台 臺 通 份 筆 首 種 劑 片 顆 集 部 輛 瓶 盒
    包 只 隻 棵 幅 封 家 間 場 門 道 !道耳頓 支 把 座 架 艘 匹 頭 朵 塊 套 雙 對 組 層 戶 枚 粒 袋 盤 碗 頓 段

# 攝氏零下3度到零上6度, 每小時負3公里到每小時6公里
measure-range = { HEAD($from) ->
    [minus] { $from }到{ range-above }
   *[other] { $from }到{ $to }
}
    .below = { $from }到{ range-above }
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] { HEAD($to) ->
        [degrees] { FORM($to, case: "above") }
        [each] { $to }
       *[other] 正{ $to }
    }
}

# 2到4公里, 2到4則訊息, 每小時50到60公里
measure-range-shared = { FORM($measure, $range, case: "first") }

measure-mixed = { $first }{ $second }

# 距離300公尺, 路程10分鐘, 還有3站
measure-away = { TAIL($measure) ->
    [journey] 路程{ $measure }
    [stops] 還有{ $measure }
   *[other] 距離{ $measure }
}

measure-ahead = 前方{ $measure }
-tail-journey = 秒 秒鐘 分鐘 小時 天 !每天 週 月 年 !光年
-tail-stops = 站

blood-pressure = 收縮壓{ $systolic }，舒張壓{ $diastolic }

## Medicine

dosage = { $measure }，{ $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] 已充滿電
   *[part] 電量{ $charge }
}
-head-full = 百分之100

battery-low = { $charge }，電量不足

battery-charging = 充電中，{ $charge }

battery-unavailable = 無法取得電量

## Grades: a result in percent, and how good it is

grade-excellent = 優秀

grade-good = 良好

grade-needs-improvement = 有待加強

grade-unavailable = 無法取得等級

## Goals that people set themselves

goal-completed = 已達成目標：{ $name }
    .alone = 已達成目標

goal-remaining = 還差{ FORM($amount, case: "first") }

streak-days = 連續{ numeral }天

# 今天已累計8547步, but 今天目前沒有體能訓練, 今天目前漏服3劑藥.
goal-today = { HEAD($amount) ->
    [number] 今天已累計{ $amount }
   *[words] 今天目前{ $amount }
}
