## Times of day
##
## The part of the day comes before the hour, in place of AM and PM. Cases: "at" says when something happens (9 മണിക്ക്),
## "also" is one of several such times (8 മണിക്കും), "day-at" and "day" come after a day (ഇന്നലെ പുലർച്ചെ 12 മണിക്ക്),
## "dial" leaves out the part of the day, which another time has said, and "hour" also മണി: രാവിലെ 9 മുതൽ 11 മണി വരെ.

# accepted: unused-argument
time-h12 = { $case ->
    [dial] { time-hour12 } { time-clock }
    [hour] { time-part } { $hour12 }
   *[direct] { time-part } { time-hour12 } { time-clock }
}
# പുലർച്ചെ ഒരു മണി, for voices read 1 as ഒന്ന്; but 1 മുതൽ 3 മണി വരെ
time-hour12 = { $hour12 ->
    [1] ഒരു
   *[other] { $hour12 }
}

# accepted: unused-argument
time-h23 = { $case ->
    [hour] { $hour }
   *[direct] { time-hour } { time-clock }
}
time-hour = { $hour ->
    [1] ഒരു
   *[other] { $hour }
}

# After the hour
time-clock = { $minute ->
    [0] { $case ->
        [at] മണിക്ക്
        [day-at] മണിക്ക്
        [also] മണിക്കും
       *[direct] മണി
    }
   *[other] മണി { time-minute } { $case ->
        [at] മിനിറ്റിന്
        [day-at] മിനിറ്റിന്
        [also] മിനിറ്റിനും
       *[direct] മിനിറ്റ്
    }
}

time-minute = { $minute ->
    [1] ഒരു
   *[other] { $minute }
}

# As in the news: the hours after midnight are പുലർച്ചെ, of the day that begins. Alone, the hour 0 is അർദ്ധരാത്രി; after a day
# that would be heard of the night to come.
time-part = { $hour ->
    [0] { $case ->
        [day] പുലർച്ചെ
        [day-at] പുലർച്ചെ
        [hour] പുലർച്ചെ
       *[direct] അർദ്ധരാത്രി
    }
    [1] പുലർച്ചെ
    [2] പുലർച്ചെ
    [3] പുലർച്ചെ
    [4] പുലർച്ചെ
    [5] പുലർച്ചെ
    [12] ഉച്ചയ്ക്ക്
    [13] ഉച്ചയ്ക്ക്
    [14] ഉച്ചയ്ക്ക്
    [15] ഉച്ചതിരിഞ്ഞ്
    [16] വൈകുന്നേരം
    [17] വൈകുന്നേരം
    [18] വൈകുന്നേരം
    [19] രാത്രി
    [20] രാത്രി
    [21] രാത്രി
    [22] രാത്രി
    [23] രാത്രി
   *[other] രാവിലെ
}

## A month with its year, and a year alone: 2024 മാർച്ച്

month-year = { $year } { $month }

year-alone = { $year }

## Days. Only a day of the month has the dative where it tells when something is ("on"): നവംബർ 20-ന്, but വെള്ളിയാഴ്ച

weekday-monday = { $case ->
    [short] തിങ്കൾ
   *[direct] തിങ്കളാഴ്ച
}
weekday-tuesday = { $case ->
    [short] ചൊവ്വ
   *[direct] ചൊവ്വാഴ്ച
}
weekday-wednesday = { $case ->
    [short] ബുധൻ
   *[direct] ബുധനാഴ്ച
}
weekday-thursday = { $case ->
    [short] വ്യാഴം
   *[direct] വ്യാഴാഴ്ച
}
weekday-friday = { $case ->
    [short] വെള്ളി
   *[direct] വെള്ളിയാഴ്ച
}
weekday-saturday = { $case ->
    [short] ശനി
   *[direct] ശനിയാഴ്ച
}
weekday-sunday = { $case ->
    [short] ഞായർ
   *[direct] ഞായറാഴ്ച
}

month-october = ഒക്ടോബർ

# On a Friday, ചൊവ്വാഴ്ച alone could mean the day to come.
# same for every case
date-weekday = കഴിഞ്ഞ { $weekday }

# same for every case
date-weekday-month-day = { $month } { $day }, { $weekday }

date-month-day = { $case ->
    [on] { $month } { $day }-ന്
   *[direct] { $month } { $day }
}

date-month-day-year = { $case ->
    [on] { $year } { $month } { $day }-ന്
   *[direct] { $year } { $month } { $day }
}

# same for every case
date-full = { $year } { $month } { $day }, { $weekday }

date-day-header = { $relative }, { $date }

date-unavailable = തീയതി ലഭ്യമല്ല

time-unavailable = സമയം ലഭ്യമല്ല

## Moments: a day and a time. $case "span" is before മുതൽ and വരെ: നാളെ രാവിലെ 9 മണി വരെ

moment-today = { $case ->
    [span] { date-today } { FORM($time, case: "day") }
   *[on] { date-today } { FORM($time, case: "day-at") }
}

moment-yesterday = { $case ->
    [span] { date-yesterday } { FORM($time, case: "day") }
   *[on] { date-yesterday } { FORM($time, case: "day-at") }
}

moment-tomorrow = { $case ->
    [span] { date-tomorrow } { FORM($time, case: "day") }
   *[on] { date-tomorrow } { FORM($time, case: "day-at") }
}

moment-date = { $case ->
    [span] { FORM($date, case: "direct") } { FORM($time, case: "day") }
   *[on] { FORM($date, case: "on") } { FORM($time, case: "day-at") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = ക്ലോക്ക് മാറ്റുന്നതിന് മുമ്പ് { $time }

time-after-change = ക്ലോക്ക് മാറ്റിയ ശേഷം { $time }

## Decades

decade = { $case ->
    [during] { $year }-കളിൽ
   *[direct] { $year }-കൾ
}
