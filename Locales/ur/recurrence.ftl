## Schedules: how often something repeats

every = { $case ->
    [onetime] ایک بار
   *[rule] { $count ->
        [1] ہر { FORM($unit, 1, case: "oblique") }
        [2] { every-two }
       *[other] ہر { FORM($duration, case: "oblique") } بعد
    }
}
every-two = { $period ->
    [minute] ہر { $count } منٹ بعد
    [hour] ہر { $count } گھنٹے بعد
   *[other] ہر دوسرے { FORM($unit, 1, case: "oblique") }
}

## The days of a schedule. Days bring کو themselves: ہر مہینے کی یکم تاریخ کو. What they share is said once, see month-days:
## for that, $case is "numbers" of dates, and "places" or "weekdays" of days of the week.

# With کو, and of Saturday کے روز, for ہر ہفتے is "every week": ہر پِیر، بدھ اور جمعے کو; ہر ہفتے کے روز; ہر ہفتے کے
# روز، اتوار اور منگل کو
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] ایک بار، { weekdays-on }
       *[other] ایک بار، ان میں سے جو دن پہلے آئے: { weekdays-either }
    }
   *[rule] ہر { weekdays-on }
}
weekdays-on = { TAIL(FORM($weekdays, case: "oblique")) ->
    [saturday] { FORM($weekdays, case: "oblique") } کے روز
   *[other] { HEAD(FORM($weekdays, case: "oblique")) ->
        [saturday] { FORM($weekdays, case: "leading") } کو
       *[other] { FORM($weekdays, case: "oblique") } کو
    }
}
weekdays-either = { TAIL(FORM($weekdays, case: "either")) ->
    [saturday] { FORM($weekdays, case: "either") } کے روز
   *[other] { FORM($weekdays, case: "either") } کو
}
weekday-on = { TAIL(FORM($weekday, case: "oblique")) ->
    [saturday] { FORM($weekday, case: "oblique") } کے روز
   *[other] { FORM($weekday, case: "oblique") } کو
}
-tail-saturday = ہفتے
-head-saturday = ہفتے

# With a pause between the week and Saturday: ہر دوسرے ہفتے، ہفتے کے روز
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] ایک بار، { weekdays-on }
       *[other] ایک بار، ان میں سے جو دن پہلے آئے: { weekdays-either }
    }
   *[rule] { HEAD(FORM($weekdays, case: "oblique")) ->
        [saturday] { $every }، { weekdays-on }
       *[other] { $every } { weekdays-on }
    }
}

recurrence-weekdays = { $case ->
    [onetime] ایک بار، پِیر سے جمعے کے درمیان کسی ایک دن
   *[rule] پِیر سے جمعے تک ہر دن
}
    .days = پِیر سے جمعے تک

recurrence-weekends = { $case ->
    [onetime] ایک بار، ہفتے یا اتوار کو
   *[rule] ہر ہفتے کے روز اور اتوار کو
}
    .days = ہفتے اور اتوار کو

month-day = { $case ->
    [numbers] { day-number }
   *[direct] { day-number } تاریخ کو
}

month-day-last = آخری دن

# accepted: unused-argument
month-weekday = { $case ->
    [places] { month-weekday-place }
    [weekdays] { $weekday }
   *[direct] { month-weekday-place } { weekday-on }
}
# جمعرات is feminine: پہلی جمعرات کو, but پہلے پِیر کو
month-weekday-place = { HEAD($weekday) ->
    [thursday] { month-weekday-place-feminine }
   *[other] { month-weekday-place-masculine }
}
month-weekday-place-feminine = { $place ->
    [1] پہلی
    [2] دوسری
    [3] تیسری
    [4] چوتھی
   *[5] پانچویں
}
month-weekday-place-masculine = { $place ->
    [1] پہلے
    [2] دوسرے
    [3] تیسرے
    [4] چوتھے
   *[5] پانچویں
}

# accepted: unused-argument
month-weekday-last = { $case ->
    [places] آخری
    [weekdays] { $weekday }
   *[direct] آخری { weekday-on }
}

# یکم اور 15 تاریخ کو; دوسرے اور چوتھے پِیر کو; but پہلے پِیر کو اور تیسرے منگل کو. In the case "weekdays" a list of two is one
# word, which tells whether both are the same (see list.ftl).
month-days = { HEAD($days) ->
    [date] { TAIL(FORM($days, case: "numbers")) ->
        [digit] { FORM($days, case: "numbers") } تاریخ کو
       *[other] { $days }
    }
   *[other] { $total ->
        [2] { month-days-two }
       *[other] { $days }
    }
}
month-days-two = { TAIL(FORM($days, case: "weekdays")) ->
    [same-saturday] { FORM($days, case: "places") } { FORM($days, case: "weekday") } کے روز
    [same-weekday] { FORM($days, case: "places") } { FORM($days, case: "weekday") } کو
   *[other] { $days }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9 یکم
-tail-same-weekday = پِیرپِیر منگلمنگل بدھبدھ جمعراتجمعرات جمعےجمعے اتواراتوار
-tail-same-saturday = ہفتےہفتے

# For example: ہر مہینے کی یکم تاریخ کو; ہر مہینے کے آخری دن
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] ہر مہینے { of-month-days }
}
once-on-days = { $total ->
    [1] ایک بار، مہینے { of-month-days }
   *[other] ایک بار، مہینے کے ان دنوں میں سے جو پہلے آئے: { FORM($days, case: "either") }
}
# کی یکم تاریخ کو; کی چوتھی جمعرات کو; کے آخری دن
of-month-days = { HEAD($days) ->
    [date] کی { month-days }
   *[other] { HEAD(FORM($days, case: "weekdays")) ->
        [thursday] کی { month-days }
       *[other] کے { month-days }
    }
}
-head-thursday = جمعرات پہلی دوسری تیسری چوتھی

# ہر 3 مہینے بعد آخری دن would be the last day of all three.
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [date] { $every } { month-days }
       *[other] { $every }، مہینے { of-month-days }
    }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] ایک بار، { day-on }
   *[rule] { $every } { day-on }
}

# For example: ہر سال نومبر کی چوتھی جمعرات کو; ہر سال اکتوبر کی یکم اور 15 تاریخ کو
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] ایک بار، { $month } { of-month-days }
       *[other] ایک بار، { $month } کے ان دنوں میں سے جو پہلے آئے: { FORM($days, case: "either") }
    }
   *[rule] { $every } { $month } { of-month-days }
}
-head-date = یکم 1* 2* 3* 4* 5* 6* 7* 8* 9*

## The times and the end of a schedule

# ہر دن صبح 8 بجے اور رات 8 بجے; ہر جمعے کو صبح 8 بجے
recurrence-at = { recurrence-at-clock }
    .night = { HEAD(FORM($times, case: "at")) ->
        [midnight] { recurrence-at-night }
        [after-midnight] { recurrence-at-night }
       *[other] { recurrence-at-clock }
    }
recurrence-at-clock = { recurrence-days } { recurrence-times }
# The days alone are a list, but not with more: پِیر اور جمعہ; پِیر اور جمعے کو صبح 8 بجے
recurrence-days = { TAIL($rule) ->
    [weekday] { FORM($rule, case: "oblique") } کو
    [saturday-name] { FORM($rule, case: "oblique") } کے روز
   *[other] { $rule }
}
-tail-weekday = پِیر منگل بدھ جمعرات جمعہ اتوار
-tail-saturday-name = ہفتہ
# ہر دن رات 2 بجے
recurrence-times = { HEAD(FORM($times, case: "at")) ->
    [after-midnight] { recurrence-times-night }
   *[other] { FORM($times, case: "at") }
}
recurrence-times-night = { $total ->
    [1] { TAIL(FORM($times, case: "direct")) ->
        [full-hour] { FORM($times, case: "direct") }
       *[other] { FORM($times, case: "direct") } پر
    }
   *[other] { FORM($times, case: "at") }
}
# On some days only, the first hours of the day would be heard as those after it: ہر جمعے کو، دن کے آغاز میں، آدھی رات 12 بجے
recurrence-at-night = { $total ->
    [1] { recurrence-at-night-once }
   *[other] { recurrence-at-clock }
}
recurrence-at-night-once = { TAIL($rule) ->
    [on-day] { $rule }، دن کے آغاز میں، { recurrence-times }
   *[other] { recurrence-at-clock }
}

recurrence-until = { FORM($date, case: "ahead") } تک { recurrence-days }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { recurrence-days }، کُل { $times }
}
-head-once = ایک

# $case "inner": after the name of a field
recurrence-next = { $case ->
    [inner] { FORM($when, case: "told-at", gender: "ahead") }
   *[direct] اگلی بار: { FORM($when, case: "told-at", gender: "ahead") }
}

recurrence-unavailable = شیڈول دستیاب نہیں

## How many times something happens

times = { $count ->
    [1] ایک بار
   *[other] { $count } بار
}

times-per = { $period ->
    [second] ایک سیکنڈ میں { times }
    [minute] ایک منٹ میں { times }
    [hour] ایک گھنٹے میں { times }
   *[other] { FORM($unit, 1, case: "oblique") } میں { times }
}
