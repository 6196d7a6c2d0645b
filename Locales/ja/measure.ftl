## Measurements: a number with a unit

measure-unavailable = 測定値不明

measure-unknown = { $count } { $name }

# $case "per" and "last": as price-per. The measure begins with its number: 1リットルあたり約2グラム.
# Of things, with their counter: 1人あたりメッセージ3件, チケット1枚あたり.
# accepted: unused-argument
measure-per = { $case ->
    [per] { one-period }あたり
    [last] { $measure }
   *[plain] { one-period }あたり{ number-near }{ $measure }
}
    .measured = { $per }あたり{ number-near }{ $measure }
    .front = yes
    .per = yes

# 華氏60度から70度: what comes before the number is said at the first alone, see unit.ftl.
measure-range = { $from }から{ FORM($to, case: "end") }
    .below = { $from }から{ range-plus-end }{ FORM($to, case: "end") }

# 2キロメートルから4キロメートル: the unit at both ends, or the first number is heard bare.
measure-range-shared = { FORM($measure, $from, case: "plain") }から{ range-plus }{ FORM($measure, $to, case: "end") }

measure-mixed = { $first }{ $second }
    .span = yes

# 300メートル先, but 5分の距離, 100メートル未満の距離, 100メートルを超える距離. What stands at its number says 先 there: 2つ先の停車地.
measure-away = { TRAIT($measure, "ahead") ->
    [yes] { HEAD(FORM($measure, case: "away")) ->
        [digit] { FORM($measure, case: "away") }
       *[noun] { measure-away-plain }
    }
   *[plain] { measure-away-plain }
}

measure-ahead = { FORM($measure, case: "away") }先
measure-away-plain = { TAIL(FORM($measure, case: "away")) ->
    [journey] { FORM($measure, case: "away") }の距離
    [beyond] { FORM($measure, case: "away") }距離
   *[other] { FORM($measure, case: "away") }先
}
-tail-journey = 分 時間 日間 分半 時間半 日半 半日 分以上 時間以上 日以上 分近く 時間近く 日近く 未満 前後
-tail-beyond = を超える

blood-pressure = 上が{ $systolic }、下が{ $diastolic }

## Medicine

dosage = { $measure }、{ FORM($amount, case: "dosage") }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] 充電完了
   *[part] バッテリー残量{ $charge }
}
-head-full = 100

battery-low = { $charge }、残りわずか

battery-charging = 充電中、{ $charge }

battery-unavailable = バッテリー残量不明

## Grades: a result in percent, and how good it is

grade-excellent = 優秀

grade-good = 良好

grade-needs-improvement = 改善が必要

# As rating-unavailable.
grade-unavailable = 評価を表示できません

## Goals that people set themselves

goal-completed = { $name }の目標を達成
    .alone = 目標達成

# あと3回: what is left has been named with the goal.
goal-remaining = あと{ FORM($amount, case: "end") }

# With 間, as unit-day: voices read 1日 as ついたち.
streak-days = 連続記録{ $count }日間

# 今日の実績はタスク3件. Avoid 今日はタスク3件を達成: what is achieved is a goal.
goal-today = 今日の実績は{ $amount }
