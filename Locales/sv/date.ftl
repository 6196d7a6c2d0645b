## Times of day
##
## A time has its own "klockan", or "vid" for midnight, which the case "at" asks for. "dial" is the number alone, after
## another time: klockan 14 till 16. "part" has no part of the day: i kväll klockan 7.

# A full hour has no minutes, and an hour below 10 has no zero before it. Only the hour after midnight is 00, as in "klockan
# 00:05", because "klockan 0" sounds unfinished.
time-h23 = { $case ->
    [dial] { time-h23-digits }
   *[at] klockan { time-h23-digits }
}
time-h23-digits = { $minute ->
    [0] { time-h23-hour }
   *[other] { time-h23-hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-hour = { $hour ->
    [0] { NUMBER($hour, minimumIntegerDigits: 2) }
   *[other] { $hour }
}

# Swedes use the 12-hour clock in talk only, with the parts of the day instead of CLDR's marks fm and em. The hour after
# midnight stays 00, because "klockan 12 på natten" can be the beginning or the end of a day.
time-h12 = { $hour ->
    [0] { time-h23 }
   *[other] { time-h12-case }
}
time-h12-case = { $case ->
    [dial] { time-h12-digits } { time-h12-part }
    [part] klockan { time-h12-digits }
   *[at] klockan { time-h12-digits } { time-h12-part }
}
time-h12-digits = { $minute ->
    [0] { $hour12 }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-part = { $hour ->
    [1] på natten
    [2] på natten
    [3] på natten
    [4] på natten
    [10] på förmiddagen
    [11] på förmiddagen
    [12] på dagen
   *[other] { $period ->
        [am] på morgonen
       *[pm] { time-h12-afternoon }
    }
}
time-h12-afternoon = { $hour12 ->
    [1] på eftermiddagen
    [2] på eftermiddagen
    [3] på eftermiddagen
    [4] på eftermiddagen
    [5] på eftermiddagen
   *[other] på kvällen
}

## Days of the week
##
## The case "on" is for a day to come (på tisdag), and "past" for one that has passed (i tisdags). "definite" is for a day
## before its date (tisdagen den tredje november). "every" and "days" are for schedules (varje tisdag, på tisdagar).

weekday-monday = { $case ->
    [on] på måndag
    [past] i måndags
    [definite] måndagen
    [every] varje måndag
    [days] måndagar
   *[bare] måndag
}
weekday-tuesday = { $case ->
    [on] på tisdag
    [past] i tisdags
    [definite] tisdagen
    [every] varje tisdag
    [days] tisdagar
   *[bare] tisdag
}
weekday-wednesday = { $case ->
    [on] på onsdag
    [past] i onsdags
    [definite] onsdagen
    [every] varje onsdag
    [days] onsdagar
   *[bare] onsdag
}
weekday-thursday = { $case ->
    [on] på torsdag
    [past] i torsdags
    [definite] torsdagen
    [every] varje torsdag
    [days] torsdagar
   *[bare] torsdag
}
weekday-friday = { $case ->
    [on] på fredag
    [past] i fredags
    [definite] fredagen
    [every] varje fredag
    [days] fredagar
   *[bare] fredag
}
weekday-saturday = { $case ->
    [on] på lördag
    [past] i lördags
    [definite] lördagen
    [every] varje lördag
    [days] lördagar
   *[bare] lördag
}
weekday-sunday = { $case ->
    [on] på söndag
    [past] i söndags
    [definite] söndagen
    [every] varje söndag
    [days] söndagar
   *[bare] söndag
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $case ->
    [on] år { $year }
   *[bare] { $year }
}
    .kind = year

## The day of the month, in words, because some voices read "3 november" as "tre november"

day-of-month = { NUMBER($day, style: "words", type: "ordinal") }

# The same for a number that is given with FORM.
day-of-count = { NUMBER($count, style: "words", type: "ordinal") }

## Days: the words are the same when they tell when something happens (den tredje november), only a day of the week
## becomes definite then (tisdagen den tredje november)

# i tisdags; 2 days ago: i förrgår
# same for every case
date-weekday = { $days ->
    [2] i förrgår
   *[other] { FORM($weekday, case: "past") }
}

date-weekday-month-day = { $case ->
    [on] { FORM($weekday, case: "definite") } den { day-of-month } { $month }
   *[bare] { FORM($weekday, case: "bare") } den { day-of-month } { $month }
}

date-month-day = den { day-of-month } { $month }

date-month-day-year = den { day-of-month } { $month } { $year }

date-full = { $case ->
    [on] { FORM($weekday, case: "definite") } den { day-of-month } { $month } { $year }
   *[bare] { FORM($weekday, case: "bare") } den { day-of-month } { $month } { $year }
}

# i dag, fredag den tjugonde november
date-day-header = { $relative }, { $date }

date-unavailable = datumet är inte tillgängligt

time-unavailable = tiden är inte tillgänglig

## Moments: a day and a time. The time has its own "klockan", or "vid"

moment-today = i dag { FORM($time, case: "at") }

moment-yesterday = i går { FORM($time, case: "at") }

moment-tomorrow = i morgon { FORM($time, case: "at") }

moment-date = { FORM($date, case: "on") } { FORM($time, case: "at") }

## The hour that comes twice, on the night when clocks are set back: without a comma, which would stand between it and
## the end of an interval

time-before-change = { $time } före tidsomställningen

time-after-change = { $time } efter tidsomställningen

## Decades

# "1900-talet" is a century.
decade = { TAIL($year) ->
    [century] { $year }-talets första årtionde
   *[other] { $year }-talet
}
-tail-century = 1000 1100 1200 1300 1400 1500 1600 1700 1800 1900 2000 2100 2200 2300 2400 2500 2600 2700 2800 2900
