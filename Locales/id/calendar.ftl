## Ages

age = berusia { $duration }
    .none = { $period ->
        [day] lahir hari ini
       *[other] berusia kurang dari { $duration }
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
   *[other] { date-today-part } { FORM($time, case: "part") }
}
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
   *[other] { day-part } ini
}
# "Minggu" before a date is Sunday.
week-of = pekan mulai { $date }

## Hours that have names, and times in other time zones

# "Tengah hari" is Malay.
time-noon = { $case ->
    [dial] 12 siang
    [part] pukul 12
   *[plain] pukul 12 siang
}
time-midnight = tengah malam
moment-end-of-today = tengah malam nanti
moment-same-day = { $time }
time-zoned = { HEAD($zone) ->
    [time] { $time } { $zone }
   *[name] { $time } waktu { $zone }
}
    .known = { $time } { $zone }
-head-time = waktu utc gmt wib wita wit
time-zones = { FORM(time-zoned, case: "clock") }, { FORM($local, case: "clock") } waktu Anda
    .known = { FORM(time-zoned.known, case: "clock") }, { FORM($local, case: "clock") } waktu Anda

## An amount within a period

amount-during = { $amount } { $period }
