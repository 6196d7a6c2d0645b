# setiap hari, setiap 2 minggu
every = { $case ->
    [onetime] satu kali
   *[rule] { $count ->
        [1] setiap { $unit }
       *[other] setiap { $duration }
    }
}

## The days of a schedule, with "hari", because "setiap Minggu" is heard as every week

every-weekdays = { $case ->
    [onetime] { once-on-weekdays }
   *[rule] setiap hari { $weekdays }
}
once-on-weekdays = { $count ->
    [1] satu kali, pada hari { $weekdays }
   *[other] satu kali, pada hari pertama di antara { $weekdays }
}
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] satu kali, pada hari { $weekdays }
       *[other] satu kali, pada hari pertama di antara { $weekdays }
    }
   *[rule] { $every } pada hari { $weekdays }
}
# Not "hari kerja", which are six days for some.
recurrence-weekdays = { $case ->
    [onetime] satu kali, pada salah satu hari Senin sampai Jumat
   *[rule] setiap hari Senin sampai Jumat
}
    .days = Senin sampai Jumat
recurrence-weekends = { $case ->
    [onetime] satu kali, pada hari Sabtu atau Minggu
   *[rule] setiap hari Sabtu dan Minggu
}
    .days = Sabtu dan Minggu
month-day = tanggal { $day }
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
    [1] satu kali, pada { $days }
   *[other] satu kali, pada yang pertama di antara { $days }
}
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } pada { $days }
}
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] satu kali, pada { $date }
   *[rule] { $every } pada { $date }
}
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] satu kali, pada { $days } bulan { $month }
       *[other] satu kali, pada yang pertama di antara { $days } bulan { $month }
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
        [1] { $rule } pukul 0 dini hari
       *[other] { $rule } { FORM($times, case: "dated") }
    }
recurrence-until = { $rule } sampai { $date }
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, total { $times }
}
-head-once = satu
recurrence-next = berikutnya: { $when }
recurrence-unavailable = jadwal tidak tersedia

## How many times

times = { $count ->
    [1] satu kali
   *[other] { $count } kali
}
# 3 kali seminggu
times-per = { times } se{ FORM($unit, 1) }
