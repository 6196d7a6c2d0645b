## Times of day

# CLDR's parts of the day, but "pagi" to 10:59, as people say.
day-part = { $hour ->
    [0] dini hari
    [1] dini hari
    [2] dini hari
    [3] dini hari
    [4] pagi
    [5] pagi
    [6] pagi
    [7] pagi
    [8] pagi
    [9] pagi
    [10] pagi
    [11] siang
    [12] siang
    [13] siang
    [14] siang
    [15] sore
    [16] sore
    [17] sore
    [18] sore
   *[other] malam
}

time-h12 = { $case ->
    [dial] { time-h12-dial } { day-part }
    [part] pukul { time-h12-dial }
   *[plain] pukul { time-h12-dial } { day-part }
}
time-h12-dial = { $minute ->
    [0] { $hour12 }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

# accepted: unused-argument
time-h23 = { $case ->
    [clock] { time-h23-clock }
    [dated] { time-h23-dated }
    [dial] { time-h23-dial }
    [part] pukul { time-h23-digits }
   *[plain] { time-h23-plain }
}
time-h23-clock = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] pukul { time-h12-dial } { day-part }
    }
   *[other] pukul { time-h12-dial } { day-part }
}
time-h23-plain = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] pukul { time-h23-dial }
    }
   *[other] pukul { time-h23-dial }
}
# The times of a schedule after its days: setiap hari Senin pukul 0 dini hari dan pukul 12 siang.
time-h23-dated = { $hour ->
    [0] pukul { time-h23-digits } { day-part }
   *[other] { time-h23-plain }
}
# 8 pagi, for 8 alone may be heard as the evening, and 12 siang; but 14:30.
time-h23-dial = { $period ->
    [am] { $hour ->
        [0] { time-h23-midnight }
       *[other] { time-h23-digits } { day-part }
    }
   *[pm] { $hour ->
        [12] { time-h23-digits } siang
       *[other] { time-h23-digits }
    }
}
time-h23-midnight = { $minute ->
    [0] { time-midnight }
   *[other] { time-h23-digits } { day-part }
}
time-h23-digits = { $minute ->
    [0] { $hour }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## A month with its year, and a year alone

month-year = { $month } { $year }
year-alone = { $year }

## Days

# "Hari", because "Minggu" alone is a week.
date-weekday = { $case ->
    [span] hari { $weekday } lalu
   *[plain] hari { $weekday }
}
date-weekday-month-day = { $weekday }, { $day } { $month }
date-month-day = { $day } { $month }
date-month-day-year = { $day } { $month } { $year }
date-full = { $weekday }, { $day } { $month } { $year }
date-day-header = { $relative }, { $date }
date-unavailable = tanggal tidak tersedia
time-unavailable = waktu tidak tersedia

## Moments: a day and a time. The time 0:00 begins a day: tengah malam tadi, besok pukul 0 dini hari

-head-midnight = tengah
moment-today = hari ini { $time }
    .night = { HEAD($time) ->
        [midnight] tengah malam tadi
       *[other] hari ini { $time }
    }
moment-yesterday = kemarin { $time }
    .night = { HEAD($time) ->
        [midnight] kemarin pukul 0 dini hari
       *[other] kemarin { $time }
    }
moment-tomorrow = besok { $time }
    .night = { HEAD($time) ->
        [midnight] { moment-end-of-today }
       *[other] besok { $time }
    }
moment-date = { $date } { $time }
    .night = { HEAD($time) ->
        [midnight] { $date } pukul 0 dini hari
       *[other] { $date } { $time }
    }

## The hour that comes twice

time-before-change = { $time }, sebelum jam diubah
time-after-change = { $time }, setelah jam diubah

## Decades

decade = tahun { $year }-an
