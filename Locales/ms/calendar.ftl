## Ages

age = berumur { $duration }
    .none = { $period ->
        [day] lahir hari ini
       *[other] berumur kurang daripada { $duration }
    }

## Periods that end now

recent = { $duration } terakhir

## Today, with the part of the day

# The part of the day is said once: pagi ini pukul 9. What begins after midnight stays "hari ini", and so does noon.
moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [12] { moment-today }
    [13] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "part") }
}
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
   *[other] { day-part } ini
}
week-of = minggu bermula { $date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [dial] 12 tengah hari
    [part] pukul 12
   *[plain] pukul 12 tengah hari
}
time-midnight = tengah malam
moment-end-of-today = tengah malam ini
moment-same-day = { $time }
time-zoned = { HEAD($zone) ->
    [time] { $time } { $zone }
   *[name] { $time } waktu { $zone }
}
    .known = { $time } { $zone }
-head-time = waktu masa utc gmt
time-zones = { time-zoned }, { $local } waktu anda
    .known = { time-zoned.known }, { $local } waktu anda

## An amount within a period

amount-during = { $amount } { $period }
