## Times of day
##
## Alone, a time is "ore 8" or "ore 14:30", for "8 ore" is a duration; by the 12-hour clock it has its article and the part
## of the day (le 2:30 del pomeriggio). Values of $case: "at" (alle 14:30), "from" and "since" (dalle 14:30), "to" as "at",
## "until" (fino alle 14:30), "of" (delle 14:30), "around" (verso le 14:30), and "the" (le 14:30). "dated" is "at" after a
## day: midnight is "alle ore 0" there, for "martedì a mezzanotte" is heard as the end of that day. "atdial", "fromdial",
## and "thedial" leave out the part of the day, which another word says.
##
## The trait .when tells days and times from amounts.

time-h23 = { $case ->
    [at] { time-h23-at }
    [to] { time-h23-at }
    [dated] { time-h23-dated }
    [atdial] { time-h23-at }
    [thedial] { time-h23-the }
    [from] { time-h23-from }
    [since] { time-h23-from }
    [fromdial] { time-h23-fromdial }
    [until] fino { time-h23-at }
    [of] { time-h23-of }
    [around] verso { time-h23-the }
    [the] { time-h23-the }
   *[bare] { time-h23-alone }
}
    .when = time

time-h23-alone = { $hour ->
    [0] { $minute ->
        [0] mezzanotte
       *[other] ore { time-h23-digits }
    }
    [1] l’{ time-h23-digits }
   *[other] ore { time-h23-digits }
}
time-h23-at = { $hour ->
    [0] { $minute ->
        [0] a mezzanotte
       *[other] alle { time-h23-digits }
    }
    [1] all’{ time-h23-digits }
   *[other] alle { time-h23-digits }
}
time-h23-dated = { $hour ->
    [0] { $minute ->
        [0] alle ore 0
       *[other] alle { time-h23-digits }
    }
   *[other] { time-h23-at }
}
time-h23-from = { $hour ->
    [0] { $minute ->
        [0] da mezzanotte
       *[other] dalle { time-h23-digits }
    }
    [1] dall’{ time-h23-digits }
   *[other] dalle { time-h23-digits }
}
# dall’una e 5 all’una e 46 di notte
time-h23-fromdial = { $hour ->
    [1] dall’{ time-one }
   *[other] { time-h23-from }
}
time-h23-of = { $hour ->
    [0] { $minute ->
        [0] di mezzanotte
       *[other] delle { time-h23-digits }
    }
    [1] dell’{ time-h23-digits }
   *[other] delle { time-h23-digits }
}
time-h23-the = { $hour ->
    [0] { $minute ->
        [0] mezzanotte
       *[other] le { time-h23-digits }
    }
    [1] l’{ time-h23-digits }
   *[other] le { time-h23-digits }
}

# Voices read 8:00 as "otto e zero zero", so a full hour has no minutes. They read 1:30 as "uno e trenta", and "l’una"
# alone would be mistaken for 13:00: l’una e 30 di notte.
time-h23-digits = { $hour ->
    [1] { time-one } di notte
   *[other] { $minute ->
        [0] { $hour }
       *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    }
}
time-one = { $minute ->
    [0] una
    [1] una e un minuto
   *[other] una e { $minute }
}

time-h12 = { $case ->
    [at] { time-h12-at }
    [to] { time-h12-at }
    [dated] { time-h12-dated }
    [atdial] { time-h12-atdial }
    [thedial] { time-h12-thedial }
    [from] { time-h12-from }
    [since] { time-h12-from }
    [fromdial] { time-h12-fromdial }
    [until] fino { time-h12-at }
    [of] { time-h12-of }
    [around] verso { time-h12-the }
   *[the] { time-h12-the }
}
    .when = time

time-h12-at = { $hour12 ->
    [1] all’{ time-h12-part }
    [12] { $minute ->
        [0] a { time-h12-part }
       *[other] alle { time-h12-part }
    }
   *[other] alle { time-h12-part }
}
time-h12-dated = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-zero }
       *[other] { time-h12-at }
    }
   *[pm] { time-h12-at }
}
time-h12-zero = { $minute ->
    [0] alle ore 0
   *[other] { time-h12-at }
}
time-h12-atdial = { $hour12 ->
    [1] all’{ time-h12-dial }
   *[other] alle { time-h12-dial }
}
time-h12-thedial = { $hour12 ->
    [1] l’{ time-h12-dial }
   *[other] le { time-h12-dial }
}
time-h12-from = { $hour12 ->
    [1] dall’{ time-h12-part }
    [12] { $minute ->
        [0] da { time-h12-part }
       *[other] dalle { time-h12-part }
    }
   *[other] dalle { time-h12-part }
}
time-h12-fromdial = { $hour12 ->
    [1] dall’{ time-h12-dial }
    [12] { time-h12-from }
   *[other] dalle { time-h12-dial }
}
time-h12-of = { $hour12 ->
    [1] dell’{ time-h12-part }
    [12] { $minute ->
        [0] di { time-h12-part }
       *[other] delle { time-h12-part }
    }
   *[other] delle { time-h12-part }
}
time-h12-the = { $hour12 ->
    [1] l’{ time-h12-part }
    [12] { $minute ->
        [0] { time-h12-part }
       *[other] le { time-h12-part }
    }
   *[other] le { time-h12-part }
}

# The parts of the day are CLDR's: notte to 6, mattina to 12, pomeriggio to 18, and sera.
time-h12-part = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-midnight }
        [1] { time-h12-dial } di notte
        [2] { time-h12-dial } di notte
        [3] { time-h12-dial } di notte
        [4] { time-h12-dial } di notte
        [5] { time-h12-dial } di notte
       *[other] { time-h12-dial } di mattina
    }
   *[pm] { $hour12 ->
        [12] { time-h12-noon }
        [6] { time-h12-dial } di sera
        [7] { time-h12-dial } di sera
        [8] { time-h12-dial } di sera
        [9] { time-h12-dial } di sera
        [10] { time-h12-dial } di sera
        [11] { time-h12-dial } di sera
       *[other] { time-h12-dial } del pomeriggio
    }
}
time-h12-midnight = { $minute ->
    [0] mezzanotte
   *[other] { time-h12-dial } di notte
}
# le 12:30, which is nothing but the day's
time-h12-noon = { $minute ->
    [0] mezzogiorno
   *[other] { time-h12-dial }
}
time-h12-dial = { $hour12 ->
    [1] { time-one }
   *[other] { $minute ->
        [0] { $hour12 }
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    }
}

## Days of the week: "every" for a schedule (il lunedì)

weekday-monday = { $case ->
    [every] il lunedì
   *[bare] lunedì
}
weekday-tuesday = { $case ->
    [every] il martedì
   *[bare] martedì
}
weekday-wednesday = { $case ->
    [every] il mercoledì
   *[bare] mercoledì
}
weekday-thursday = { $case ->
    [every] il giovedì
   *[bare] giovedì
}
weekday-friday = { $case ->
    [every] il venerdì
   *[bare] venerdì
}
weekday-saturday = { $case ->
    [every] il sabato
   *[bare] sabato
}
weekday-sunday = { $case ->
    [every] la domenica
   *[bare] domenica
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $case ->
    [from] dal { $year }
    [since] dal { $year }
    [to] al { $year }
    [of] del { $year }
    [during] nel { $year }
    [the] il { $year }
   *[bare] { $year }
}

## Days

# The number of the day: primo novembre. 8 and 11 are words after an article that loses its vowel, for voices name the
# letter of "l’8".
date-day = { $day ->
    [1] primo
   *[other] { $day }
}
day-the = { $day ->
    [1] il primo
    [8] l’otto
    [11] l’undici
   *[other] il { $day }
}
day-of = { $day ->
    [1] del primo
    [8] dell’otto
    [11] dell’undici
   *[other] del { $day }
}
day-to = { $day ->
    [1] al primo
    [8] all’otto
    [11] all’undici
   *[other] al { $day }
}
day-from = { $day ->
    [1] dal primo
    [8] dall’otto
    [11] dall’undici
   *[other] dal { $day }
}

date-today = { $case ->
    [from] da oggi
    [since] da oggi
    [to] a oggi
    [until] fino a oggi
    [of] di oggi
    [around] più o meno oggi
   *[bare] oggi
}
    .when = day
date-yesterday = { $case ->
    [from] da ieri
    [since] da ieri
    [to] a ieri
    [until] fino a ieri
    [of] di ieri
    [around] più o meno ieri
   *[bare] ieri
}
    .when = day
date-tomorrow = { $case ->
    [from] da domani
    [since] da domani
    [to] a domani
    [until] fino a domani
    [of] di domani
    [around] più o meno domani
   *[bare] domani
}
    .when = day

# "Martedì" alone sounds like the coming one.
date-weekday = { $case ->
    [from] da { weekday-past }
    [since] da { weekday-past }
    [to] a { weekday-past }
    [until] fino a { weekday-past }
    [of] di { weekday-past }
    [around] intorno a { weekday-past }
   *[bare] { weekday-past }
}
    .when = day
weekday-past = { HEAD($weekday) ->
    [sunday] { FORM($weekday, case: "bare") } scorsa
   *[other] { FORM($weekday, case: "bare") } scorso
}
-head-sunday = domenica

# "fromday" leaves the month to the other end (da martedì 24 a giovedì 26 novembre).
# accepted: unused-argument
date-weekday-month-day = { $case ->
    [from] da { FORM($weekday, case: "bare") } { date-day } { $month }
    [fromday] da { FORM($weekday, case: "bare") } { date-day }
    [since] da { FORM($weekday, case: "bare") } { date-day } { $month }
    [to] a { FORM($weekday, case: "bare") } { date-day } { $month }
    [until] fino a { FORM($weekday, case: "bare") } { date-day } { $month }
    [of] di { FORM($weekday, case: "bare") } { date-day } { $month }
    [around] intorno a { FORM($weekday, case: "bare") } { date-day } { $month }
   *[bare] { FORM($weekday, case: "bare") } { date-day } { $month }
}
    .when = day

date-month-day = { $case ->
    [on] { day-the } { $month }
    [the] { day-the } { $month }
    [from] { day-from } { $month }
    [since] { day-from } { $month }
    [to] { day-to } { $month }
    [until] fino { day-to } { $month }
    [of] { day-of } { $month }
    [around] intorno { day-to } { $month }
   *[bare] { date-day } { $month }
}
    .when = day

date-month-day-year = { $case ->
    [on] { day-the } { $month } { $year }
    [the] { day-the } { $month } { $year }
    [from] { day-from } { $month } { $year }
    [since] { day-from } { $month } { $year }
    [to] { day-to } { $month } { $year }
    [until] fino { day-to } { $month } { $year }
    [of] { day-of } { $month } { $year }
    [around] intorno { day-to } { $month } { $year }
   *[bare] { date-day } { $month } { $year }
}
    .when = day

date-full = { $case ->
    [from] da { FORM($weekday, case: "bare") } { date-day } { $month } { $year }
    [since] da { FORM($weekday, case: "bare") } { date-day } { $month } { $year }
    [to] a { FORM($weekday, case: "bare") } { date-day } { $month } { $year }
    [until] fino a { FORM($weekday, case: "bare") } { date-day } { $month } { $year }
    [of] di { FORM($weekday, case: "bare") } { date-day } { $month } { $year }
    [around] intorno a { FORM($weekday, case: "bare") } { date-day } { $month } { $year }
   *[bare] { FORM($weekday, case: "bare") } { date-day } { $month } { $year }
}
    .when = day

date-day-header = { $relative }, { $date }

date-unavailable = data non disponibile

time-unavailable = ora non disponibile

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

# il 3 novembre alle 14:30, dal 3 novembre alle 14:30, il 3 novembre verso le 14:30
moment-date = { $case ->
    [from] { $date } { FORM($time, case: "dated") }
    [since] { $date } { FORM($time, case: "dated") }
    [to] { $date } { FORM($time, case: "dated") }
    [until] { $date } { FORM($time, case: "dated") }
    [of] { $date } { FORM($time, case: "dated") }
    [around] { FORM($date, case: "on") } { FORM($time, case: "around") }
   *[other] { FORM($date, case: "on") } { FORM($time, case: "dated") }
}
    .when = moment

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, prima del cambio dell’ora
    .when = time

time-after-change = { $time }, dopo il cambio dell’ora
    .when = time

## Decades

# "Gli anni venti" could be of either century; from the thirties on they are of the last one. See numerals.txt.
decade = { $case ->
    [during] negli anni { NUMBER($year, style: "decade") }
   *[bare] gli anni { NUMBER($year, style: "decade") }
}
