## Schedules: how often something repeats. $case "onetime": only once

# 2 haftada bir
every = { $case ->
    [onetime] bir kez
   *[rule] { $count ->
        [1] her { $unit }
       *[other] { every-interval } bir
    }
}
every-interval = { $period ->
    [minute] { $count } dakikada
    [hour] { $count } saatte
    [day] { $count } günde
    [week] { $count } haftada
    [month] { $count } ayda
   *[year] { $count } yılda
}

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] bir kez, bir { $weekdays } günü
       *[other] bir kez, şu günlerin ilkinde: { $weekdays }
    }
   *[rule] her { $weekdays }
}

# 2 haftada bir cuma günü; 2 haftada bir pazartesi ve cuma günleri
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] bir kez, bir { $weekdays } günü
       *[other] bir kez, şu günlerin ilkinde: { $weekdays }
    }
   *[rule] { $total ->
        [1] { $every } { $weekdays } günü
       *[other] { $every } { $weekdays } günleri
    }
}

recurrence-weekdays = { $case ->
    [onetime] bir kez, hafta içi bir gün
   *[rule] hafta içi her gün
}
    .days = hafta içi

recurrence-weekends = { $case ->
    [onetime] bir kez, hafta sonu
   *[rule] her hafta sonu
}
    .days = hafta sonu

# In words: "15. günü" would lose its ordinal.
month-day = { NUMBER($day, style: "words", type: "ordinal") } günü

month-day-last = son günü

month-weekday = { $place ->
    [1] ilk
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
   *[5] beşinci
} { $weekday } günü

month-weekday-last = son { $weekday } günü

# her ayın birinci günü ve on beşinci günü
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] her ayın { $days }
}
once-on-days = { $total ->
    [1] bir kez, bir ayın { $days }
   *[other] bir kez, bir ayın şu günlerinin ilkinde: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, ayın { $days }
}

# her yıl 24 Aralık’ta
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] bir kez, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# her yıl kasım ayının dördüncü perşembe günü
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] bir kez, { FORM($month, case: "of") } { $days }
       *[other] bir kez, { FORM($month, case: "of") } şu günlerinin ilkinde: { $days }
    }
   *[rule] { $every } { FORM($month, case: "of") } { $days }
}

## The times and the end of a schedule

# her gün saat 8’de ve saat 20’de
recurrence-at = { recurrence-clock }
    .night = { TAIL($times) ->
        [midnight] { recurrence-midnight }
       *[other] { recurrence-clock }
    }
recurrence-clock = { $rule } { FORM($times, case: "on") }
# her cuma, günün başladığı gece yarısı; but every day needs no such words
recurrence-midnight = { TAIL($rule) ->
    [daily] { recurrence-clock }
   *[dated] { $rule }, günün başladığı { FORM($times, case: "on") }
}
-tail-daily = gün bir kez

recurrence-until = { FORM($date, case: "to") } kadar { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, toplam { $times }
}
-head-once = bir

recurrence-next = sonraki: { TITLE($when) }

recurrence-unavailable = program bilinmiyor

## How many times something happens

times = { $count ->
    [1] bir kez
   *[other] { $count } kez
}

# haftada 3 kez
times-per = { per-period } { times }
