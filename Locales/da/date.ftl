## Times of day
##
## A time has its own "klokken", or "ved" for midnight, which the case "at" asks for. "dial" is the number alone, after
## another time: klokken 14 til 16. "part" has no part of the day: i aften klokken 7.

# A full hour has no minutes, and an hour below 10 has no zero before it. Only the hour after midnight is 00, as in "klokken
# 00:05", because "klokken 0" sounds unfinished.
time-h23 = { $case ->
    [dial] { time-h23-digits }
   *[at] klokken { time-h23-digits }
}
time-h23-digits = { $minute ->
    [0] { $hour ->
        [1] et
       *[other] { time-h23-hour }
    }
   *[other] { time-h23-hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-hour = { $hour ->
    [0] { NUMBER($hour, minimumIntegerDigits: 2) }
   *[other] { $hour }
}

# Danes use the 12-hour clock in talk only, with the parts of the day instead of CLDR's marks AM and PM. The hour after
# midnight stays 00, because "klokken 12 om natten" can be the beginning or the end of a day.
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
    [0] { $hour12 ->
        [1] et
       *[other] { $hour12 }
    }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-part = { $hour ->
    [1] om natten
    [2] om natten
    [3] om natten
    [4] om natten
    [10] om formiddagen
    [11] om formiddagen
    [12] { $minute ->
        [0] middag
       *[other] om dagen
    }
   *[other] { $period ->
        [am] om morgenen
       *[pm] { time-h12-afternoon }
    }
}
time-h12-afternoon = { $hour12 ->
    [1] om eftermiddagen
    [2] om eftermiddagen
    [3] om eftermiddagen
    [4] om eftermiddagen
    [5] om eftermiddagen
   *[other] om aftenen
}

## Days of the week
##
## The case "on" is for a day to come (på tirsdag), and "past" for one that has passed (i tirsdags). Before a date it is bare
## (tirsdag den tredje november). "every" and "days" are for schedules (hver tirsdag, om tirsdagen).

weekday-monday = { $case ->
    [on] på mandag
    [past] i mandags
    [every] hver mandag
    [days] mandagen
   *[bare] mandag
}
weekday-tuesday = { $case ->
    [on] på tirsdag
    [past] i tirsdags
    [every] hver tirsdag
    [days] tirsdagen
   *[bare] tirsdag
}
weekday-wednesday = { $case ->
    [on] på onsdag
    [past] i onsdags
    [every] hver onsdag
    [days] onsdagen
   *[bare] onsdag
}
weekday-thursday = { $case ->
    [on] på torsdag
    [past] i torsdags
    [every] hver torsdag
    [days] torsdagen
   *[bare] torsdag
}
weekday-friday = { $case ->
    [on] på fredag
    [past] i fredags
    [every] hver fredag
    [days] fredagen
   *[bare] fredag
}
weekday-saturday = { $case ->
    [on] på lørdag
    [past] i lørdags
    [every] hver lørdag
    [days] lørdagen
   *[bare] lørdag
}
weekday-sunday = { $case ->
    [on] på søndag
    [past] i søndags
    [every] hver søndag
    [days] søndagen
   *[bare] søndag
}

## A month with its year, and a year alone

month-year = { $case ->
    [on] i { $month } { $year }
   *[bare] { $month } { $year }
}
    .kind = month

year-alone = { $case ->
    [on] i { $year }
   *[bare] { $year }
}
    .kind = year

## The day of the month, in words, because voices take the dot in "3. november" for the end of a sentence

day-of-month = { NUMBER($day, style: "words", type: "ordinal") }

# The same for a number that is given with FORM.
day-of-count = { NUMBER($count, style: "words", type: "ordinal") }

## Days: a date is the same when it tells when something happens (tirsdag den tredje november)

# i tirsdags; 2 days ago: i forgårs
# same for every case
date-weekday = { $days ->
    [2] i forgårs
   *[other] { FORM($weekday, case: "past") }
}

date-weekday-month-day = { FORM($weekday, case: "bare") } den { day-of-month } { $month }

date-month-day = den { day-of-month } { $month }

date-month-day-year = den { day-of-month } { $month } { $year }

date-full = { FORM($weekday, case: "bare") } den { day-of-month } { $month } { $year }

# i dag, fredag den tyvende november
date-day-header = { $relative }, { $date }

date-unavailable = datoen er ikke tilgængelig

time-unavailable = tidspunktet er ikke tilgængeligt

## Moments: a day and a time. The time has its own "klokken", or "ved"

moment-today = i dag { FORM($time, case: "at") }

moment-yesterday = i går { FORM($time, case: "at") }

moment-tomorrow = i morgen { FORM($time, case: "at") }

moment-date = { FORM($date, case: "on") } { FORM($time, case: "at") }

## The hour that comes twice, on the night when clocks are set back: without a comma, which would stand between it and
## the end of an interval

time-before-change = { $time } før tidsomstillingen

time-after-change = { $time } efter tidsomstillingen

## Decades

# "1900-tallet" is a century.
decade = { TAIL($year) ->
    [century] { $year }-tallets første årti
   *[other] { $year }'erne
}
-tail-century = 1000 1100 1200 1300 1400 1500 1600 1700 1800 1900 2000 2100 2200 2300 2400 2500 2600 2700 2800 2900
