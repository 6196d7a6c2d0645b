## So much of a unit

measure-unavailable = 測定値不明

measure-unknown = { $count } { $name }

measure-per = 1{ $unit }あたり{ $measure }

# 摂氏8度から16度: what stands before the number is said at the first alone, see unit.ftl.
measure-range = { $from }から{ FORM($to, case: "end") }

# 2キロメートルから4キロメートル: the unit at both ends, or the first number is heard bare. But 3から5日間: see unit-day.
measure-range-shared = { FORM($measure, $from, case: "start") }から{ FORM($measure, $to, case: "end") }

measure-mixed = { $first }{ $second }
    .span = yes

measure-away = { TAIL($measure) ->
    [journey] { $measure }の距離
   *[other] { $measure }先
}
-tail-journey = 分 時間 日間

blood-pressure = 上が{ $systolic }、下が{ $diastolic }

## An amount for each of a span of time

rate-per-second = 1秒あたり{ $amount }
    .span = yes

rate-per-minute = 1分あたり{ $amount }
    .span = yes

rate-per-hour = 1時間あたり{ $amount }
    .span = yes

rate-per-day = 1日あたり{ $amount }
    .span = yes

rate-per-week = 1週間あたり{ $amount }
    .span = yes

rate-per-month = 1か月あたり{ $amount }
    .span = yes

rate-per-year = 1年あたり{ $amount }
    .span = yes

## Medicine

dosage = { $measure }、{ FORM($amount, case: "dosage") }

## Batteries

battery-charged = 残量{ $charge }

battery-low = { $charge }、残りわずか

battery-charging = 充電中、{ $charge }

battery-unavailable = バッテリー残量不明

## Grades

grade = { $share }、{ $grade }

grade-excellent = 優秀

grade-good = 良好

grade-needs-improvement = 改善が必要

grade-unavailable = 評価不明

## Goals

goal-completed = { $name }の目標を達成
    .alone = 目標達成

# あと3回: what is left has been named with the goal.
goal-remaining = あと{ FORM($amount, case: "end") }

# 今日の実績はタスク3件. Not 今日はタスク3件を達成: what is achieved is a goal.
goal-today = 今日の実績は{ $amount }
