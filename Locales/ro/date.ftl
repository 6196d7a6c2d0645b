## Times of day
##
## Alone, a time is "ora 8" or "ora 14:30", for "8 ore" is a duration; by the 12-hour clock the part of the day follows
## (ora 2:30 după-amiaza). "At" and "to" are "la ora 8". "Dated" is "at" after a day: midnight is "la ora zero" there, for
## "marți la miezul nopții" is heard as the end of that day. "Atdial" leaves out the part of the day, which another word
## says.
##
## The trait .when tells days and times from amounts.

time-h23 = { $hour ->
    [0] { $minute ->
        [0] { midnight }
       *[other] { time-at } { time-h23-digits }
    }
   *[other] { time-at } { time-h23-digits }
}
    .when = time

# The words before a time that begins with "ora"
time-at = { $case ->
    [at] la ora
    [to] la ora
    [dated] la ora
    [atdial] la ora
    [from] de la ora
    [since] de la ora
    [until] până la ora
    [around] pe la ora
   *[bare] ora
}
midnight = { $case ->
    [at] la miezul nopții
    [to] la miezul nopții
    [dated] la ora zero
    [atdial] la miezul nopții
    [from] de la miezul nopții
    [since] de la miezul nopții
    [until] până la miezul nopții
    [around] pe la miezul nopții
   *[bare] miezul nopții
}

# Voices read 8:00 as "opt zero zero", so a full hour has no minutes. Hours that end with 2 are in words then, for voices
# read them in the masculine.
time-h23-digits = { $minute ->
    [0] { hour-words }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
hour-words = { $hour ->
    [2] două
    [12] douăsprezece
    [22] douăzeci și două
   *[other] { $hour }
}

time-h12 = { $case ->
    [atdial] la ora { time-h12-dial }
   *[bare] { time-h12-whole }
}
    .when = time

# The parts of the day are CLDR's, but people say "ora 11 seara".
time-h12-whole = { $hour ->
    [0] { $minute ->
        [0] { midnight }
       *[other] { time-at } { time-h12-dial } noaptea
    }
    [1] { time-at } { time-h12-dial } noaptea
    [2] { time-at } { time-h12-dial } noaptea
    [3] { time-at } { time-h12-dial } noaptea
    [4] { time-at } { time-h12-dial } noaptea
    [12] { $minute ->
        [0] { time-noon }
       *[other] { time-at } { time-h12-dial }
    }
   *[other] { time-at } { time-h12-dial } { time-h12-part }
}
time-h12-part = { $hour12 ->
    [1] după-amiaza
    [2] după-amiaza
    [3] după-amiaza
    [4] după-amiaza
   *[other] { $period ->
        [am] dimineața
       *[pm] { time-h12-evening }
    }
}
time-h12-evening = { $hour12 ->
    [5] după-amiaza
   *[other] seara
}
time-h12-dial = { $minute ->
    [0] { $hour12 ->
        [2] două
       *[other] { $hour12 }
    }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week: "every" for a schedule (lunea)

weekday-monday = { $case ->
    [every] lunea
   *[bare] luni
}
weekday-tuesday = { $case ->
    [every] marțea
   *[bare] marți
}
weekday-wednesday = { $case ->
    [every] miercurea
   *[bare] miercuri
}
weekday-thursday = { $case ->
    [every] joia
   *[bare] joi
}
weekday-friday = { $case ->
    [every] vinerea
   *[bare] vineri
}
weekday-saturday = { $case ->
    [every] sâmbăta
   *[bare] sâmbătă
}
weekday-sunday = { $case ->
    [every] duminica
   *[bare] duminică
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $year }

## Days

date-today = { $case ->
    [from] de azi
    [since] de azi
    [to] până azi
    [until] până azi
    [around] aproximativ azi
   *[bare] azi
}
    .when = day
date-yesterday = { $case ->
    [from] de ieri
    [since] de ieri
    [to] până ieri
    [until] până ieri
    [around] aproximativ ieri
   *[bare] ieri
}
    .when = day
date-tomorrow = { $case ->
    [from] de mâine
    [since] de mâine
    [to] până mâine
    [until] până mâine
    [around] aproximativ mâine
   *[bare] mâine
}
    .when = day

# "Marți" alone sounds like the coming one: marțea trecută.
date-weekday = { $case ->
    [charted] { FORM($weekday, case: "bare") }
    [from] de { FORM($weekday, case: "every") } trecută
    [since] de { FORM($weekday, case: "every") } trecută
    [to] până { FORM($weekday, case: "every") } trecută
    [until] până { FORM($weekday, case: "every") } trecută
    [around] aproximativ { FORM($weekday, case: "every") } trecută
   *[bare] { FORM($weekday, case: "every") } trecută
}
    .when = day

date-weekday-month-day = { $case ->
    [from] de { FORM($weekday, case: "bare") }, { $day } { $month }
    [since] de { FORM($weekday, case: "bare") }, { $day } { $month }
    [to] până { FORM($weekday, case: "bare") }, { $day } { $month }
    [until] până { FORM($weekday, case: "bare") }, { $day } { $month }
    [around] în jurul zilei de { FORM($weekday, case: "bare") }, { $day } { $month }
   *[bare] { FORM($weekday, case: "bare") }, { $day } { $month }
}
    .when = day

date-month-day = { $case ->
    [on] pe { $day } { $month }
    [from] din { $day } { $month }
    [since] din { $day } { $month }
    [to] până la { $day } { $month }
    [until] până la { $day } { $month }
    [around] în jurul datei de { $day } { $month }
   *[bare] { $day } { $month }
}
    .when = day

date-month-day-year = { $case ->
    [on] pe { $day } { $month } { $year }
    [from] din { $day } { $month } { $year }
    [since] din { $day } { $month } { $year }
    [to] până la { $day } { $month } { $year }
    [until] până la { $day } { $month } { $year }
    [around] în jurul datei de { $day } { $month } { $year }
   *[bare] { $day } { $month } { $year }
}
    .when = day

date-full = { $case ->
    [from] de { FORM($weekday, case: "bare") }, { $day } { $month } { $year }
    [since] de { FORM($weekday, case: "bare") }, { $day } { $month } { $year }
    [to] până { FORM($weekday, case: "bare") }, { $day } { $month } { $year }
    [until] până { FORM($weekday, case: "bare") }, { $day } { $month } { $year }
    [around] în jurul zilei de { FORM($weekday, case: "bare") }, { $day } { $month } { $year }
   *[bare] { FORM($weekday, case: "bare") }, { $day } { $month } { $year }
}
    .when = day

date-day-header = { $relative }, { $date }

date-unavailable = dată indisponibilă

time-unavailable = oră indisponibilă

## Moments: a day and a time; the day answers the case

moment-today = { $case ->
    [around] { FORM(date-today, case: "bare") } { FORM($time, case: "around") }
   *[other] { date-today } { FORM($time, case: "dated") }
}
    .when = moment

moment-yesterday = { $case ->
    [around] { FORM(date-yesterday, case: "bare") } { FORM($time, case: "around") }
   *[other] { date-yesterday } { FORM($time, case: "dated") }
}
    .when = moment

moment-tomorrow = { $case ->
    [around] { FORM(date-tomorrow, case: "bare") } { FORM($time, case: "around") }
   *[other] { date-tomorrow } { FORM($time, case: "dated") }
}
    .when = moment

# pe 3 noiembrie la ora 14:30, din 3 noiembrie la ora 14:30; marți, 24 noiembrie, la ora 9
moment-date = { $case ->
    [around] { FORM($date, case: "on") }, { FORM($time, case: "around") }
   *[other] { HEAD(moment-day-bare) ->
        [weekday] { moment-day }, { FORM($time, case: "dated") }
       *[other] { moment-day } { FORM($time, case: "dated") }
    }
}
    .when = moment
moment-day-bare = { FORM($date, case: "bare") }
moment-day = { $case ->
    [from] { $date }
    [since] { $date }
    [until] { $date }
   *[other] { FORM($date, case: "on") }
}
# These days have a comma, and so another one after them.
-head-weekday = luni marți miercuri joi vineri sâmbătă duminică

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, înainte de schimbarea orei
    .when = time

time-after-change = { $time }, după schimbarea orei
    .when = time

## Decades

# anii 1990: voices and listeners know no other way for all centuries
decade = { $case ->
    [during] în anii { $year }
   *[bare] anii { $year }
}
