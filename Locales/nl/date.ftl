## Times of day
##
## A time follows "om", which is the same before every hour: om 1 uur, om 14 uur 30. The case "at" asks for "om".
## "hour" is a full hour before another one (van 9 tot 12 uur). "dial" is a time before another one that says the part
## of the day (van 2 uur 30 tot 4 uur ’s middags), or after a word that says it (vanmiddag om 2 uur 30).

# A full hour has no minutes, and neither number has a zero before it: 14 uur 5.
time-h23 = { $case ->
    [at] om { time-h23-clock }
    [hour] { time-h23-number }
   *[bare] { time-h23-clock }
}
time-h23-number = { $minute ->
    [0] { $hour }
   *[other] { time-h23-clock }
}
time-h23-clock = { $minute ->
    [0] { $hour } uur
   *[other] { $hour } uur { $minute }
}

# The Dutch use the 12-hour clock in talk only, with CLDR's parts of the day instead of its marks a.m. and p.m. From
# midnight to 1 the hour stays 0: "vandaag om 12 uur ’s nachts" would be mistaken for the end of the day.
time-h12 = { $case ->
    [at] om { time-h12-part }
    [hour] { time-h12-number }
    [dial] { time-h12-clock }
   *[bare] { time-h12-part }
}
time-h12-part = { $hour ->
    [0] { time-h23-clock }
    [1] { time-h12-clock } ’s nachts
    [2] { time-h12-clock } ’s nachts
    [3] { time-h12-clock } ’s nachts
    [4] { time-h12-clock } ’s nachts
    [5] { time-h12-clock } ’s nachts
   *[other] { $period ->
        [am] { time-h12-clock } ’s ochtends
       *[pm] { time-h12-afternoon }
    }
}
time-h12-afternoon = { $hour12 ->
    [12] { time-h12-clock } ’s middags
    [1] { time-h12-clock } ’s middags
    [2] { time-h12-clock } ’s middags
    [3] { time-h12-clock } ’s middags
    [4] { time-h12-clock } ’s middags
    [5] { time-h12-clock } ’s middags
   *[other] { time-h12-clock } ’s avonds
}
time-h12-number = { $hour ->
    [0] { time-h23-number }
   *[other] { $minute ->
        [0] { $hour12 }
       *[other] { time-h12-clock }
    }
}
time-h12-clock = { $hour ->
    [0] { time-h23-clock }
   *[other] { $minute ->
        [0] { $hour12 } uur
       *[other] { $hour12 } uur { $minute }
    }
}

## A month with its year, and a year alone

month-year = { $month } { $year }

# Avoid "in 2025" as an amount: in het jaar 2025.
year-alone = { $year }
    .kind = year

## Days. The case "on" tells when: op 3 november. A number before a month is read as it should be: "drie november".

# A day 2 to 6 days ago. "Op dinsdag" could be the next one, but not in a chart (case "chart").
date-weekday = { $case ->
    [chart] op { $weekday }
   *[bare] { $days ->
        [2] eergisteren
       *[other] afgelopen { $weekday }
    }
}

date-weekday-month-day = { $case ->
    [on] op { $weekday } { $day } { $month }
    [around] rond { $weekday } { $day } { $month }
   *[bare] { $weekday } { $day } { $month }
}

date-month-day = { $case ->
    [on] op { $day } { $month }
    [around] rond { $day } { $month }
   *[bare] { $day } { $month }
}

date-month-day-year = { $case ->
    [on] op { $day } { $month } { $year }
    [around] rond { $day } { $month } { $year }
   *[bare] { $day } { $month } { $year }
}

date-full = { $case ->
    [on] op { $weekday } { $day } { $month } { $year }
    [around] rond { $weekday } { $day } { $month } { $year }
   *[bare] { $weekday } { $day } { $month } { $year }
}

# vandaag, vrijdag 20 november
date-day-header = { $relative }, { $date }

date-unavailable = datum niet beschikbaar

time-unavailable = tijd niet beschikbaar

## Moments: a day and a time

moment-today = { $case ->
    [around] vandaag rond { $time }
   *[on] vandaag om { FORM($time, case: "bare") }
}
    .kind = moment

moment-yesterday = { $case ->
    [around] gisteren rond { $time }
   *[on] gisteren om { FORM($time, case: "bare") }
}
    .kind = moment

moment-tomorrow = { $case ->
    [around] morgen rond { $time }
   *[on] morgen om { FORM($time, case: "bare") }
}
    .kind = moment

# dinsdag 24 november om 9 uur; begint op dinsdag 24 november om 9 uur
moment-date = { $case ->
    [around] { FORM($date, case: "on") } rond { $time }
   *[on] { $date } om { FORM($time, case: "bare") }
}
    .kind = moment

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time } vóór het verzetten van de klok

time-after-change = { $time } na het verzetten van de klok

## Decades

# In words: de jaren negentig. What is not of the last century has the whole number: de jaren tweeduizendtien.
decade = { $case ->
    [on] in de jaren { decade-years }
   *[bare] de jaren { decade-years }
}
decade-years = { NUMBER($year, style: "decade") }
