## Measurements: a number with a unit

measure-unavailable = القياس غير متاح

measure-unknown = { $count } { $name }

measure-per = { rate-measure } { per-period }
    .measured = { $measure } لِكُلّ { FORM($per, case: "genitive") }

rate-measure = { $case ->
    [genitive] { FORM($measure, case: "genitive") }
   *[other] { FORM($measure, case: "digits") }
}

per-period = { $period ->
    [second] في الثانية
    [minute] في الدقيقة
    [hour] في الساعة
    [day] في اليوم
    [week] في الأسبوع
    [month] في الشهر
    [year] في السنة
   *[none] لِكُلّ { $unit }
}

measure-range = من { FORM($from, case: "genitive") } إلى { range-to }
    .below = { $case ->
        [genitive] { measure-range-low } إلى { range-above }
       *[alone] من { measure-range-low } إلى { range-above }
    }
# Where the upper end is one or two, and so a word, the lower end needs its unit: من ناقص 3 أَمتار إلى زائد مترين
measure-range-low = { HEAD($to) ->
    [digit] { $low }
    [below-zero] { TAIL($to) ->
        [one-or-two] { FORM($from, case: "genitive") }
       *[other] { $low }
    }
   *[word] { FORM($from, case: "genitive") }
}
-tail-one-or-two = واحد واحِدَة ين

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
measure-range-words = { $case ->
    [genitive] { measure-range-ends }
   *[alone] من { measure-range-ends }
}
measure-range-ends = { FORM($measure, $from, case: "genitive") } إلى { FORM($measure, $to, case: "genitive") }

# Joined by و, as all amounts: see duration.ftl.
measure-mixed = { $first } وَ{ $second }

measure-away = { $case ->
    [bare] { FORM($measure, case: "genitive") }
   *[whole] على بُعد { FORM($measure, case: "genitive") }
}
    .lead = away

measure-ahead = بعد { FORM($measure, case: "genitive") }

blood-pressure = { $systolic } على { $diastolic }

## Medicine

dosage = { $measure }، { $amount }

## The charge of a battery

# The battery is feminine.
battery-charged = { HEAD($charge) ->
    [full] اكتَمَل الشحن
   *[part] { battery-part }
}
    .lead = charged

battery-part = { $case ->
    [bare] { FORM($charge, case: "genitive") }
   *[whole] مَشحونَة بِنِسبَة { FORM($charge, case: "genitive") }
}
-head-full = 100

battery-low = { $charge }، مُنخَفِضَة

battery-charging = قيد الشحن، { $charge }

battery-unavailable = مستوى البطارية غير متاح

## Grades: a result in percent, and how good it is

grade-excellent = ممتاز

grade-good = جيد

grade-needs-improvement = بِحاجَة إلى تحسين

# التقييم is a rating.
grade-unavailable = الدرجة غير مُتاحَة

## Goals that people set themselves

goal-completed = تم تحقيق الهدف: { $name }
    .alone = تم تحقيق الهدف

goal-remaining = { $case ->
    [bare] { FORM($amount, case: "genitive") }
   *[whole] المتبقي { FORM($amount, case: "digits") }
}
    .lead = left

# For example: 7 أَيّام على التوالي
streak-days = { $count ->
    [1] يوم واحد على التوالي
    [2] يومان على التوالي
    [zero] { $count } يوم على التوالي
    [few] { $count } أَيّام على التوالي
    [many] { $count } يومًا على التوالي
   *[other] { $count } يوم على التوالي
}

# Without a verb, which would have to agree with the amount; as المتبقي above.
goal-today = { $case ->
    [bare] { FORM($amount, case: "genitive") }
   *[whole] المُنجَز اليوم { FORM($amount, case: "digits") }
}
    .lead = done
