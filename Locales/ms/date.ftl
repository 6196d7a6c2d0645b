## Times of day

# CLDR's parts of the day, but "pagi" from 0:00, which tells that the hour begins the day.
day-part = { $hour ->
    [0] pagi
    [1] pagi
    [2] pagi
    [3] pagi
    [4] pagi
    [5] pagi
    [6] pagi
    [7] pagi
    [8] pagi
    [9] pagi
    [10] pagi
    [11] pagi
    [12] tengah hari
    [13] tengah hari
    [14] petang
    [15] petang
    [16] petang
    [17] petang
    [18] petang
   *[other] malam
}

time-h12 = { $case ->
    [dial] { time-h12-whole }
    [part] pukul { time-h12-dial }
   *[plain] { time-h12-plain }
}
# Not pukul 12 pagi, which nobody says.
time-h12-plain = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] pukul { time-h12-whole }
    }
   *[other] pukul { time-h12-whole }
}
time-h12-whole = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-h12-dial } { day-part }
    }
   *[other] { time-h12-dial } { day-part }
}
time-h12-dial = { $minute ->
    [0] { $hour12 }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

time-h23 = { $case ->
    [dial] { time-h23-dial }
    [part] pukul { time-h23-digits }
   *[plain] { time-h23-plain }
}
time-h23-plain = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] pukul { time-h23-dial }
    }
   *[other] pukul { time-h23-dial }
}
# 8 pagi, for 8 alone may be heard as the evening, and 12 tengah hari; but 14:30.
time-h23-dial = { $period ->
    [am] { $hour ->
        [0] { time-h23-midnight }
       *[other] { time-h23-digits } pagi
    }
   *[pm] { $hour ->
        [12] { time-h23-digits } tengah hari
       *[other] { time-h23-digits }
    }
}
time-h23-midnight = { $minute ->
    [0] { time-midnight }
   *[other] { time-h23-digits } pagi
}
time-h23-digits = { $minute ->
    [0] { $hour }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## A month with its year, and a year alone

month-year = { $month } { $year }
year-alone = { $year }

## Days

date-weekday = { $case ->
    [span] hari { $weekday } lalu
   *[plain] hari { $weekday }
}
date-weekday-month-day = { $weekday }, { $day } { $month }
date-month-day = { $day } { $month }
date-month-day-year = { $day } { $month } { $year }
date-full = { $weekday }, { $day } { $month } { $year }
date-day-header = { $relative }, { $date }
date-unavailable = tarikh tidak tersedia
time-unavailable = masa tidak tersedia

## Moments: a day and a time. The time 0:00 begins a day: tengah malam tadi, semalam pukul 12 awal pagi

-head-midnight = tengah
moment-today = hari ini { $time }
    .night = { HEAD($time) ->
        [midnight] tengah malam tadi
       *[other] hari ini { $time }
    }
moment-yesterday = semalam { $time }
    .night = { HEAD($time) ->
        [midnight] semalam pukul 12 awal pagi
       *[other] semalam { $time }
    }
moment-tomorrow = esok { $time }
    .night = { HEAD($time) ->
        [midnight] { moment-end-of-today }
       *[other] esok { $time }
    }
moment-date = { $date } { $time }
    .night = { HEAD($time) ->
        [midnight] { $date } pukul 12 awal pagi
       *[other] { $date } { $time }
    }

## The hour that comes twice

time-before-change = { $time }, sebelum jam diubah
time-after-change = { $time }, selepas jam diubah

## Decades

decade = tahun { $year }-an
