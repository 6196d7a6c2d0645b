# setiap hari, setiap 2 minggu
every = { $case ->
    [onetime] sekali
   *[rule] { $count ->
        [1] setiap { $unit }
       *[other] setiap { $duration }
    }
}

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { once-on-weekdays }
   *[rule] setiap hari { $weekdays }
}
once-on-weekdays = { $count ->
    [1] sekali, pada hari { $weekdays }
   *[other] sekali, pada hari pertama antara { $weekdays }
}
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] sekali, pada hari { $weekdays }
       *[other] sekali, pada hari pertama antara { $weekdays }
    }
   *[rule] { $every } pada hari { $weekdays }
}
# Days by name: in some states, the weekend is Friday and Saturday.
recurrence-weekdays = { $case ->
    [onetime] sekali, pada salah satu hari Isnin hingga Jumaat
   *[rule] setiap hari Isnin hingga Jumaat
}
    .days = Isnin hingga Jumaat
recurrence-weekends = { $case ->
    [onetime] sekali, pada hari Sabtu atau Ahad
   *[rule] setiap hari Sabtu dan Ahad
}
    .days = Sabtu dan Ahad
month-day = { $day } hari bulan
month-day-last = hari terakhir
month-weekday = hari { $weekday } { $place ->
    [1] pertama
   *[other] ke-{ $place }
}
month-weekday-last = hari { $weekday } terakhir
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] setiap bulan pada { $days }
}
once-on-days = { $total ->
    [1] sekali, pada { $days }
   *[other] sekali, pada yang pertama antara { $days }
}
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } pada { $days }
}
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] sekali, pada { $date }
   *[rule] { $every } pada { $date }
}
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] sekali, pada { $days } bulan { $month }
       *[other] sekali, pada yang pertama antara { $days } bulan { $month }
    }
   *[rule] { $every } pada { $days } bulan { $month }
}

## The times and the end of a schedule

recurrence-at = { $rule } { $times }
    .night = { HEAD($times) ->
        [midnight] { recurrence-at.midnight }
       *[other] { $rule } { $times }
    }
    .midnight = { $total ->
        [1] { $rule } pukul 12 awal pagi
       *[other] { $rule } { $times }
    }
recurrence-until = { $rule } sehingga { $date }
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } semuanya
}
-head-once = sekali
recurrence-next = seterusnya: { $when }
recurrence-unavailable = jadual tidak tersedia

## How many times

times = { $count ->
    [1] sekali
   *[other] { $count } kali
}
# 3 kali seminggu
times-per = { times } se{ FORM($unit, 1) }
