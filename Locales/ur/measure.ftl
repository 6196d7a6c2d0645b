## Measurements: a number with a unit

measure-unavailable = پیمائش دستیاب نہیں

measure-unknown = { $count } { $name }

# After things and units; but فی شخص کوئی پیغام نہیں, where the amount is a short sentence
measure-per = { $case ->
    [led] { measure-per-led }
   *[direct] { HEAD($measure) ->
        [none] فی { per-unit } { $measure }
       *[some] { measure-per-some }
    }
}
    .measured = { $measure } فی { FORM($per, case: "direct") }

measure-per-some = { TRAIT($measure, "gender") ->
    [masculine] { measure-per-things }
    [feminine] { measure-per-things }
   *[none] { measure-per-times }
}
measure-per-things = { TAIL($measure) ->
    [more] فی { per-unit } { $measure }
   *[other] { FORM($measure, case: "inside") } فی { per-unit }
}
-head-none = کوئی کسی ابھی
-tail-more = زیادہ
# ہفتے میں 3 بار; a unit of pressure is بار too, but it has a gender.
measure-per-times = { TAIL($measure) ->
    [times] { $period ->
        [second] ایک سیکنڈ میں { $measure }
        [minute] ایک منٹ میں { $measure }
        [hour] ایک گھنٹے میں { $measure }
       *[other] { per-before } { $measure }
    }
   *[other] { $measure } فی { per-unit }
}
-tail-times = بار
per-before = { $period ->
    [day] دن میں
    [week] ہفتے میں
    [month] مہینے میں
    [year] سال میں
   *[other] فی { per-unit }
}
measure-per-led = { $period ->
    [day] روزانہ { FORM($measure, case: "oblique") }
   *[other] { per-before } { FORM($measure, case: "oblique") }
}

# فی comes before the noun and leaves it as it is: 60 یورو فی گھنٹہ سے کم
per-unit = { $period ->
    [month] ماہ
   *[other] { FORM($unit, 1, case: "direct") }
}

measure-range = { FORM($from, case: "oblique") } سے { range-to-oblique } تک
    .below = { $low } سے { range-above-oblique } تک

# As after the upper number: 0 سے 1 گھنٹہ
measure-range-shared = { $to ->
    [1] { HEAD($from) ->
        [below-zero] { $from } سے مثبت { FORM($measure, $to) }
       *[other] { $from } سے { FORM($measure, $to) }
    }
   *[other] { FORM($measure, $range) }
}

measure-mixed = { $first } { $second }

measure-away = { $measure } دور

measure-ahead = { $measure } آگے

blood-pressure = { $systolic } بٹا { $diastolic }

## Medicine

dosage = { $measure }، { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] مکمل چارج ہے
   *[part] { $charge } چارج
}
-head-full = 100

battery-low = { $charge }، بیٹری کم

# Of a battery, which is feminine.
battery-charging = چارج ہو رہی ہے، { $charge }

battery-unavailable = بیٹری کی سطح دستیاب نہیں

## Grades: a result in percent, and how good it is

grade-excellent = بہترین

grade-good = اچھا

grade-needs-improvement = بہتری کی ضرورت

grade-unavailable = گریڈ دستیاب نہیں

## Goals that people set themselves

goal-completed = ہدف مکمل: { $name }
    .alone = ہدف مکمل

goal-remaining = { FORM($amount, case: "inside") } باقی

streak-days = { $count ->
    [1] سلسلے کا پہلا دن
   *[other] مسلسل { $count } دن
}

# Without a verb, which would have to agree with the amount.
goal-today = آج اب تک { $amount }
