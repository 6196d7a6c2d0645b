## So much of a unit

measure-unavailable = القياس غير متاح

measure-unknown = { $count } { $name }

measure-per = { $measure } لِكُلّ { $unit }

measure-range = من { FORM($from, case: "genitive") } إلى { FORM($to, case: "genitive") }

# One and two are words, at either end: من ساعَتين إلى 4 ساعات
measure-range-shared = { $from ->
    [1] { measure-range-words }
    [2] { measure-range-words }
   *[other] { measure-range-shared-to }
}
measure-range-shared-to = { $to ->
    [1] { measure-range-words }
    [2] { measure-range-words }
   *[other] { FORM($measure, $range) }
}
measure-range-words = من { FORM($measure, $from, case: "genitive") } إلى { FORM($measure, $to, case: "genitive") }

# Joined by و, as all amounts: see duration.ftl.
measure-mixed = { $first } وَ{ $second }

measure-away = على بُعد { FORM($measure, case: "genitive") }

blood-pressure = { $systolic } على { $diastolic }

## An amount for each of a span of time

rate-per-second = { $amount } في الثانية

rate-per-minute = { $amount } في الدقيقة

rate-per-hour = { $amount } في الساعة

rate-per-day = { $amount } في اليوم

rate-per-week = { $amount } في الأسبوع

rate-per-month = { $amount } في الشهر

rate-per-year = { $amount } في السنة

## Medicine

dosage = { $measure }، { $amount }

## Batteries

# The battery is feminine.
battery-charged = مَشحونَة بِنِسبَة { $charge }

battery-low = { $charge }، مُنخَفِضَة

battery-charging = قيد الشحن، { $charge }

battery-unavailable = مستوى البطارية غير متاح

## Grades

grade = { $share }، { $grade }

grade-excellent = ممتاز

grade-good = جيد

grade-needs-improvement = بِحاجَة إلى تحسين

grade-unavailable = التقييم غير متاح

## Goals

goal-completed = تم تحقيق الهدف: { $name }
    .alone = تم تحقيق الهدف

goal-remaining = المتبقي { $amount }

# Without a verb, which would have to agree with the amount; as المتبقي above.
goal-today = المُنجَز اليوم { $amount }
