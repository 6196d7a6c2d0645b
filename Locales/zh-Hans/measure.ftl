## Measurements: a number with a unit

measure-unavailable = 测量值不可用

measure-unknown = { $count } { $name }

# 每升两克, 每天45分钟, 每人3条消息. The verb of a change is inside: 每天减少45分钟, 每小时多5公里.
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
    [losing] 减少
    [more] 多
    [less] 少
    [plus] 正
    [minus] 负
   *[plain] { "" }
}
one-joint = { $case ->
    [gaining] 增加
    [losing] 减少
    [more] 多
    [less] 少
   *[plain] { one-gap }
}

# After a verb: 每周增加3项已完成的任务.
one-measure = { $case ->
    [gaining] { FORM($measure, case: "first") }
    [losing] { FORM($measure, case: "first") }
    [more] { FORM($measure, case: "first") }
    [less] { FORM($measure, case: "first") }
   *[plain] { $measure }
}

# Before an amount: 每天, 每月, 每升, 每张票, 每人.
one-period = 每{ $period ->
    [second] 秒
    [minute] 分钟
    [hour] 小时
    [day] 天
    [week] 周
    [month] 月
    [year] 年
   *[other] { one-of }
}
# A unit has no measure word, and gives its name there. That of an app's noun may not be in the list: 每班级.
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
-head-counter = 个 !个月 !个世纪 !个季度 !个十年 !个标准大气压 !个点 条 张 本 篇 件 项 次 位 名 台 份 笔 首 种 剂 片 颗 集 部 辆 瓶 盒
    包 只 棵 幅 封 家 间 场 门 道 !道尔顿 支 把 座 架 艘 匹 头 朵 块 套 双 对 组 层 户 枚 粒 袋 盘 碗 顿 段

# 零下3摄氏度到零上6摄氏度; 负3公里到正6公里; 每小时负3公里到每小时6公里
measure-range = { HEAD($from) ->
    [minus] { $from }到{ range.end }
   *[other] { $from }到{ $to }
}
    .below = { $from }到{ range.end }

# 2到4公里, 2到4条消息, 每小时50到60公里
measure-range-shared = { FORM($measure, $range, case: "first") }

measure-mixed = { $first }{ $second }

# 距离300米, 路程10分钟, 还有3站
measure-away = { TAIL($measure) ->
    [journey] 路程{ $measure }
    [stops] 还有{ $measure }
   *[other] 距离{ $measure }
}

measure-ahead = 前方{ $measure }
-tail-journey = 秒 秒钟 分钟 小时 天 !每天 周 月 年 !光年
-tail-stops = 站

blood-pressure = 高压{ $systolic }，低压{ $diastolic }

## Medicine

dosage = { $measure }，{ $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] 已充满电
   *[part] 电量{ $charge }
}
-head-full = 百分之100

battery-low = { $charge }，电量不足

battery-charging = 正在充电，{ $charge }

battery-unavailable = 电量不可用

## Grades: a result in percent, and how good it is

grade-excellent = 优秀

grade-good = 良好

grade-needs-improvement = 有待提高

grade-unavailable = 等级不可用

## Goals that people set themselves

goal-completed = 已达成目标：{ $name }
    .alone = 已达成目标

# 还差没有消息 is not said.
goal-remaining = 还差{ FORM($amount, case: "first") }

streak-days = 连续{ numeral }天

# 今天已累计8547步, but 今天目前没有锻炼, 今天目前漏服3剂药.
goal-today = { HEAD($amount) ->
    [number] 今天已累计{ $amount }
   *[words] 今天目前{ $amount }
}
