## Times of day
##
## A time has its article wherever it stands: les 14:30, la una i 30. Values of $case: "at" and "to" (a les 14:30), "from" and
## "of" (de les 14:30), "since" (des de les), "until" (fins a les), and "around" (cap a les). "dated" is "at" after a day:
## midnight is "les 0 hores" there, for "dimarts a les 12 de la nit" is heard as the end of that day. "atdial" and
## "fromdial" leave out "hores" or the part of the day, which another word says.
##
## The trait .when tells days and times from amounts.

time-h23 = { $case ->
    [at] a { time-h23-clock }
    [to] a { time-h23-clock }
    [dated] a { time-h23-clock }
    [atdial] a { time-h23-dial }
    [from] de { time-h23-clock }
    [of] de { time-h23-clock }
    [fromdial] de { time-h23-dial }
    [since] des de { time-h23-clock }
    [until] fins a { time-h23-clock }
    [around] cap a { time-h23-clock }
   *[bare] { time-h23-clock }
}
    .when = time

# Voices read 8:00 as "vuit zero zero", so a full hour needs words: les 8 del matí, les 14 hores.
time-h23-clock = { $minute ->
    [0] { time-h23-full }
   *[other] { time-h23-digits }
}
time-h23-full = { $period ->
    [am] { $hour ->
        [0] les 0 hores
       *[other] { time-h12-part }
    }
   *[pm] { $hour ->
        [12] les 12 del migdia
        [21] les vint-i-una hores
        [22] les vint-i-dues hores
       *[other] les { $hour } hores
    }
}
# "La una" alone would be mistaken for 13:00.
time-h23-digits = { $hour ->
    [1] { time-h23-dial } de la matinada
    [2] { time-h23-dial } de la matinada
   *[other] { time-h23-dial }
}
# Hours are feminine: 1, 2, 21 and 22 are in words, with the minutes after "i".
time-h23-dial = { $hour ->
    [1] { time-minutes }
    [2] { time-minutes }
    [21] { time-minutes }
    [22] { time-minutes }
   *[other] { $minute ->
        [0] les { $hour }
       *[other] les { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    }
}
time-minutes = { $minute ->
    [0] { time-hour }
    [1] { time-hour } i un minut
   *[other] { time-hour } i { $minute }
}
time-hour = { $hour ->
    [1] la una
    [2] les dues
    [13] la una
    [14] les dues
    [21] les vint-i-una
   *[22] les vint-i-dues
}

time-h12 = { $case ->
    [at] a { time-h12-part }
    [to] a { time-h12-part }
    [dated] a { time-h12-dated }
    [atdial] a { time-h12-dial }
    [from] de { time-h12-part }
    [of] de { time-h12-part }
    [fromdial] de { time-h12-dial }
    [since] des de { time-h12-part }
    [until] fins a { time-h12-part }
    [around] cap a { time-h12-part }
   *[bare] { time-h12-part }
}
    .when = time

# The parts of the day are CLDR's: matinada to 6, matí to 12, migdia to 13, tarda to 19, vespre to 21, and nit.
time-h12-part = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-midnight }
        [1] { time-h12-dial } de la matinada
        [2] { time-h12-dial } de la matinada
        [3] { time-h12-dial } de la matinada
        [4] { time-h12-dial } de la matinada
        [5] { time-h12-dial } de la matinada
       *[other] { time-h12-dial } del matí
    }
   *[pm] { $hour12 ->
        [12] { time-h12-dial } del migdia
        [7] { time-h12-dial } del vespre
        [8] { time-h12-dial } del vespre
        [9] { time-h12-dial } de la nit
        [10] { time-h12-dial } de la nit
        [11] { time-h12-dial } de la nit
       *[other] { time-h12-dial } de la tarda
    }
}
time-h12-midnight = { $minute ->
    [0] les 12 de la nit
   *[other] { time-h12-dial } de la matinada
}
time-h12-dated = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-zero }
       *[other] { time-h12-part }
    }
   *[pm] { time-h12-part }
}
time-h12-zero = { $minute ->
    [0] les 0 hores
   *[other] { time-h12-part }
}
time-h12-dial = { $hour12 ->
    [1] { time-minutes }
    [2] { time-minutes }
   *[other] { $minute ->
        [0] les { $hour12 }
       *[other] les { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    }
}

## Days of the week: "every" for a schedule (els dilluns)

weekday-monday = { $case ->
    [every] els dilluns
   *[bare] dilluns
}
weekday-tuesday = { $case ->
    [every] els dimarts
   *[bare] dimarts
}
weekday-wednesday = { $case ->
    [every] els dimecres
   *[bare] dimecres
}
weekday-thursday = { $case ->
    [every] els dijous
   *[bare] dijous
}
weekday-friday = { $case ->
    [every] els divendres
   *[bare] divendres
}
weekday-saturday = { $case ->
    [every] els dissabtes
   *[bare] dissabte
}
weekday-sunday = { $case ->
    [every] els diumenges
   *[bare] diumenge
}

## Months: the word alone, for CLDR has "de" or "d’" before it

month-january = gener
month-february = febrer
month-march = març
month-april = abril
month-may = maig
month-june = juny
month-july = juliol
month-august = agost
month-september = setembre
month-october = octubre
month-november = novembre
month-december = desembre

## A month with its year, and a year alone

month-year = { $month } del { $year }

year-alone = { $case ->
    [since] des del { $year }
    [to] al { $year }
    [of] del { $year }
    [during] el { $year }
    [the] el { $year }
   *[bare] { $year }
}

## Days. Days of the week have no article; dates have one after a preposition: fins dimarts, fins al 3 de novembre

date-today = { $case ->
    [from] d’avui
    [since] des d’avui
    [to] fins avui
    [until] fins avui
    [of] d’avui
    [around] més o menys avui
   *[bare] avui
}
    .when = day
date-yesterday = { $case ->
    [from] d’ahir
    [since] des d’ahir
    [to] fins ahir
    [until] fins ahir
    [of] d’ahir
    [around] més o menys ahir
   *[bare] ahir
}
    .when = day
date-tomorrow = { $case ->
    [from] de demà
    [since] des de demà
    [to] fins demà
    [until] fins demà
    [of] de demà
    [around] més o menys demà
   *[bare] demà
}
    .when = day

# What stands before a day of the week.
date-before = { $case ->
    [from] de { FORM($weekday, case: "bare") }
    [since] des de { FORM($weekday, case: "bare") }
    [to] a { FORM($weekday, case: "bare") }
    [until] fins { FORM($weekday, case: "bare") }
    [of] de { FORM($weekday, case: "bare") }
    [around] cap a { FORM($weekday, case: "bare") }
   *[bare] { FORM($weekday, case: "bare") }
}

# "Dimarts" alone sounds like the coming one.
date-weekday = { date-before } passat
    .when = day

# d’abril, de març
of-month = { HEAD($month) ->
    [vowel] d’{ $month }
   *[other] de { $month }
}

date-weekday-month-day = { date-before } { $day } { of-month }
    .when = day

# The day with its article: l’u d’abril, el 3 de novembre
date-month-day = { $case ->
    [on] { FORM(count-the, $day) } { of-month }
    [the] { FORM(count-the, $day) } { of-month }
    [from] { FORM(count-of, $day) } { of-month }
    [since] des { FORM(count-of, $day) } { of-month }
    [to] { FORM(count-to, $day) } { of-month }
    [until] fins { FORM(count-to, $day) } { of-month }
    [of] { FORM(count-of, $day) } { of-month }
    [around] cap { FORM(count-to, $day) } { of-month }
   *[bare] { $day } { of-month }
}
    .when = day

date-month-day-year = { date-month-day } del { $year }
    .when = day

date-full = { date-weekday-month-day } del { $year }
    .when = day

date-day-header = { $relative }, { $date }

date-unavailable = data no disponible

time-unavailable = hora no disponible

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

# el 3 de novembre a les 14:30, del 3 de novembre a les 14:30, el 3 de novembre cap a les 14:30
moment-date = { $case ->
    [since] { $date } { FORM($time, case: "dated") }
    [to] { $date } { FORM($time, case: "dated") }
    [until] { $date } { FORM($time, case: "dated") }
    [of] { $date } { FORM($time, case: "dated") }
    [around] { FORM($date, case: "on") } { FORM($time, case: "around") }
   *[other] { FORM($date, case: "on") } { FORM($time, case: "dated") }
}
    .when = moment

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, abans del canvi d’hora
    .when = time

time-after-change = { $time }, després del canvi d’hora
    .when = time

## Decades

# "Els anys noranta" leaves open of which century.
decade = la dècada del { $year }
