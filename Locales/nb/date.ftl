## Times of day
##
## A time has its own "klokken", or "ved" for midnight, which the case "at" asks for. "dial" is the number alone, after
## another time: klokken 14 til 16. "part" has no part of the day: i kveld klokken 7.

# A full hour has no minutes, and an hour below 10 has no zero before it. Only the hour after midnight is 00, as in "klokken
# 00:05", because "klokken 0" sounds unfinished.
time-h23 = { $case ->
    [dial] { time-h23-digits }
   *[at] klokken { time-h23-digits }
}
time-h23-digits = { $minute ->
    [0] { time-h23-hour }
   *[other] { time-h23-hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-hour = { $hour ->
    [0] { NUMBER($hour, minimumIntegerDigits: 2) }
   *[other] { $hour }
}

# Norwegians use the 12-hour clock in talk only, with the parts of the day instead of CLDR's marks a.m. and p.m. The hour
# after midnight stays 00, because "klokken 12 om natten" can be the beginning or the end of a day.
time-h12 = { $hour ->
    [0] { time-h23 }
   *[other] { time-h12-case }
}
time-h12-case = { $case ->
    [dial] { time-h12-digits } { time-h12-part }
    [part] klokken { time-h12-digits }
   *[at] klokken { time-h12-digits } { time-h12-part }
}
time-h12-digits = { $minute ->
    [0] { $hour12 }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-part = { $hour ->
    [1] om natten
    [2] om natten
    [3] om natten
    [4] om natten
    [10] om formiddagen
    [11] om formiddagen
    [12] på dagen
   *[other] { $period ->
        [am] om morgenen
       *[pm] { time-h12-afternoon }
    }
}
time-h12-afternoon = { $hour12 ->
    [1] om ettermiddagen
    [2] om ettermiddagen
    [3] om ettermiddagen
    [4] om ettermiddagen
    [5] om ettermiddagen
   *[other] om kvelden
}

## Days of the week
##
## The case "on" is for a day on which something happens (på tirsdag), and "definite" for a day after an ordinal (den andre
## tirsdagen). "every" and "days" are for schedules (hver tirsdag, på tirsdager).

weekday-monday = { $case ->
    [on] på mandag
    [definite] mandagen
    [every] hver mandag
    [days] mandager
   *[bare] mandag
}
weekday-tuesday = { $case ->
    [on] på tirsdag
    [definite] tirsdagen
    [every] hver tirsdag
    [days] tirsdager
   *[bare] tirsdag
}
weekday-wednesday = { $case ->
    [on] på onsdag
    [definite] onsdagen
    [every] hver onsdag
    [days] onsdager
   *[bare] onsdag
}
weekday-thursday = { $case ->
    [on] på torsdag
    [definite] torsdagen
    [every] hver torsdag
    [days] torsdager
   *[bare] torsdag
}
weekday-friday = { $case ->
    [on] på fredag
    [definite] fredagen
    [every] hver fredag
    [days] fredager
   *[bare] fredag
}
weekday-saturday = { $case ->
    [on] på lørdag
    [definite] lørdagen
    [every] hver lørdag
    [days] lørdager
   *[bare] lørdag
}
weekday-sunday = { $case ->
    [on] på søndag
    [definite] søndagen
    [every] hver søndag
    [days] søndager
   *[bare] søndag
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $case ->
    [on] i { $year }
   *[bare] { $year }
}

## The day of the month, in words, because a number with a full stop sounds like the end of a sentence

day-of-month = { NUMBER($day, style: "words", type: "ordinal") }

# The same for a number that is given with FORM.
day-of-count = { NUMBER($count, style: "words", type: "ordinal") }

## Days: the words are the same when they tell when something happens (fredag den tjuende november)

# sist tirsdag; but after a word that shows the past, the day alone: sist oppdatert tirsdag. 2 days ago: i forgårs
date-weekday = { $days ->
    [2] i forgårs
   *[other] { $case ->
        [since] { FORM($weekday, case: "bare") }
       *[bare] sist { FORM($weekday, case: "bare") }
    }
}

date-weekday-month-day = { FORM($weekday, case: "bare") } den { day-of-month } { $month }

date-month-day = den { day-of-month } { $month }

date-month-day-year = den { day-of-month } { $month } { $year }

date-full = { FORM($weekday, case: "bare") } den { day-of-month } { $month } { $year }

# i dag, fredag den tjuende november
date-day-header = { $relative }, { $date }

date-unavailable = datoen er ikke tilgjengelig

time-unavailable = tiden er ikke tilgjengelig

## Moments: a day and a time. The time has its own "klokken", or "ved"

moment-today = i dag { FORM($time, case: "at") }

moment-yesterday = i går { FORM($time, case: "at") }

moment-tomorrow = i morgen { FORM($time, case: "at") }

moment-date = { moment-date-day } { FORM($time, case: "at") }
moment-date-day = { $case ->
    [since] { FORM($date, case: "since") }
   *[on] { FORM($date, case: "on") }
}

## The hour that comes twice, on the night when clocks are set back: without a comma, which would stand between it and
## the end of an interval

time-before-change = { $time } før klokken stilles tilbake

time-after-change = { $time } etter at klokken er stilt tilbake

## Decades

# "1900-tallet" is a century.
decade = { TAIL($year) ->
    [century] { $year }-tallets første tiår
   *[other] { $year }-tallet
}
-tail-century = 1000 1100 1200 1300 1400 1500 1600 1700 1800 1900 2000 2100 2200 2300 2400 2500 2600 2700 2800 2900
