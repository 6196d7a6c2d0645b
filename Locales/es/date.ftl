## Times of day. It has its article wherever it stands, which tells it from a number and from a span of time. $case "at"
## brings "a" with it (a las 14:30, a las 14 horas); "dial" leaves the word "horas", or the part of the day, to another
## time (de las 14 a las 16 horas, de las 2 a las 4 de la tarde); "joined" is "at" before another time of a list and
## leaves "horas" to that (a las 8 y a las 20 horas); "dated" and "datedjoined" are "at" and "joined" after
## a day, "around" is after a day and "hacia", and "start" is what the part of the day is told by where something
## begins: midnight differs, see time-h12-odd.
##
## .clock tells what has a time of day: "alone", "after" a day, or perhaps in a "list". .list is the case that a day has
## in a list, where a comma of its own would be heard as one between two items: mañana y el martes 1 de diciembre.

time-h12 = { $case ->
    [at] a { time-h12-part }
    [joined] a { time-h12-part }
    [dated] a { time-h12-odd }
    [datedjoined] a { time-h12-odd }
    [start] { time-h12-odd }
    [around] { time-h12-odd }
    [dial] { time-h12-clock }
   *[bare] { time-h12-part }
}
    .clock = alone

# The parts of the day are CLDR's (madrugada to 6, mañana to 12, tarde to 20).
time-h12-part = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-midnight }
        [1] { time-h12-clock } de la madrugada
        [2] { time-h12-clock } de la madrugada
        [3] { time-h12-clock } de la madrugada
        [4] { time-h12-clock } de la madrugada
        [5] { time-h12-clock } de la madrugada
       *[other] { time-h12-clock } de la mañana
    }
   *[pm] { $hour12 ->
        [12] { time-h12-noon }
        [8] { time-h12-clock } de la noche
        [9] { time-h12-clock } de la noche
        [10] { time-h12-clock } de la noche
        [11] { time-h12-clock } de la noche
       *[other] { time-h12-clock } de la tarde
    }
}

# What the dial shows. Voices read 1:30 as "uno treinta". "La una y uno" lacks what it counts.
time-h12-clock = { $hour12 ->
    [1] { $minute ->
        [0] la una
        [1] la una y un minuto
        [15] la una y cuarto
        [30] la una y media
       *[other] la una y { $minute }
    }
   *[other] { $minute ->
        [0] las { $hour12 }
       *[other] las { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    }
}

# From 12:00 to 12:59 in the day.
time-h12-noon = { $minute ->
    [0] las 12 del mediodía
   *[other] { time-h12-clock } de la tarde
}

# From 12:00 to 12:59 in the night.
time-h12-midnight = { $minute ->
    [0] las 12 de la noche
   *[other] { time-h12-clock } de la madrugada
}

# "Mañana a las 12 de la noche" is heard as the end of that day: mañana a las 12 de la madrugada. What begins at
# midnight and ends in the small hours shares their name: de las 12 a las 2 de la madrugada.
time-h12-odd = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-zero }
       *[other] { time-h12-part }
    }
   *[pm] { time-h12-part }
}
time-h12-zero = { $minute ->
    [0] las 12 de la madrugada
   *[other] { time-h12-part }
}

# Voices read 8:00 as "ocho cero cero", so a full hour needs words. Alone, "a las 8 horas" is heard as 8 hours later, too,
# and "las 8" might be in the evening: las 8 de la mañana. After a day, which tells that it is no span of time, it is
# "mañana a las 8 horas", for "mañana a las 8 de la mañana" says one word twice. From 13 on the number says which hour is
# meant, but "las 18" alone sounds cut off: las 14 horas, a las 14 horas.
time-h23 = { $case ->
    [at] a { time-h23-at }
    [joined] a { time-h23-joined }
    [dated] a { time-h23-hours }
    [datedjoined] a { time-h23-joined }
    [start] { time-h23-hours }
    [around] { time-h23-hours }
    [dial] { time-h23-dial }
   *[bare] { time-h23-alone }
}
    .clock = alone

# las 8 de la mañana, las 14 horas, las 14:30
time-h23-alone = { $minute ->
    [0] { time-h23-full }
   *[other] { time-h23-digits }
}
time-h23-full = { $period ->
    [am] { $hour ->
        [0] las 0 horas
       *[other] { time-h12-part }
    }
   *[pm] { $hour ->
        [12] { time-h12-noon }
       *[other] { time-h23-hours }
    }
}

# a las 8 de la mañana, a las 14 horas, a las 14:30
time-h23-at = { $period ->
    [am] { time-h23-alone }
   *[pm] { $hour ->
        [12] { time-h23-alone }
       *[other] { time-h23-hours }
    }
}

# 1 and 21 are feminine, in words. "La una" alone would be mistaken for 13:00.
time-h23-hours = { $minute ->
    [0] { $hour ->
        [1] la una de la madrugada
        [21] las veintiuna horas
       *[other] las { $hour } horas
    }
   *[other] { time-h23-digits }
}

time-h23-digits = { $hour ->
    [1] { $minute ->
        [0] la una de la madrugada
       *[other] { time-h12-clock } de la madrugada
    }
    [21] { time-h23-nine }
   *[other] las { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

# All in words, as people say it: las veintiuna treinta, las veintiuna cero cinco.
time-h23-nine = { $minute ->
    [1] { time-h23-nine-zero }
    [2] { time-h23-nine-zero }
    [3] { time-h23-nine-zero }
    [4] { time-h23-nine-zero }
    [5] { time-h23-nine-zero }
    [6] { time-h23-nine-zero }
    [7] { time-h23-nine-zero }
    [8] { time-h23-nine-zero }
    [9] { time-h23-nine-zero }
   *[other] las veintiuna { NUMBER($minute, style: "words") }
}
time-h23-nine-zero = las veintiuna cero { NUMBER($minute, style: "words") }

time-h23-dial = { $hour ->
    [1] { time-h12-clock }
   *[other] { $minute ->
        [0] { time-h23-dial-hour }
       *[other] { time-h23-digits }
    }
}

time-h23-joined = { $hour ->
    [1] { time-h23-digits }
   *[other] { time-h23-dial }
}

time-h23-dial-hour = { $hour ->
    [21] las veintiuna
   *[other] las { $hour }
}

## Days of the week: "on" for one day (el martes), "every" for a schedule (los martes)

weekday-monday = { $case ->
    [on] el lunes
    [every] los lunes
   *[bare] lunes
}
weekday-tuesday = { $case ->
    [on] el martes
    [every] los martes
   *[bare] martes
}
weekday-wednesday = { $case ->
    [on] el miércoles
    [every] los miércoles
   *[bare] miércoles
}
weekday-thursday = { $case ->
    [on] el jueves
    [every] los jueves
   *[bare] jueves
}
weekday-friday = { $case ->
    [on] el viernes
    [every] los viernes
   *[bare] viernes
}
weekday-saturday = { $case ->
    [on] el sábado
    [every] los sábados
   *[bare] sábado
}
weekday-sunday = { $case ->
    [on] el domingo
    [every] los domingos
   *[bare] domingo
}

## A month with its year, and a year alone

month-year = { $month } de { $year }

year-alone = { $year }

## Days

# A day 2 to 6 days ago. Without a verb, "el domingo" sounds like the coming Sunday. "El miércoles pasado" may be that
# of the week before, "el pasado miércoles" is the last one. Alone the day stands bare, as in every list of messages.
# $case "span": the day on which something goes from when to when (el pasado domingo, de las 9 a las 11 horas).
date-weekday = { $case ->
    [on] el pasado { FORM($weekday, case: "bare") }
    [span] el pasado { FORM($weekday, case: "bare") }
   *[bare] { $weekday }
}
    .list = on

# A day and its month, for the dates below.
date-day-month = { $day } de { $month }

# martes, 24 de noviembre; el martes 24 de noviembre
date-weekday-month-day = { $case ->
    [on] { $weekday } { date-day-month }
   *[bare] { $weekday }, { date-day-month }
}
    .list = on

date-month-day = { $case ->
    [on] el { date-day-month }
   *[bare] { date-day-month }
}
    .list = on

date-month-day-year = { $case ->
    [on] el { date-day-month } de { $year }
   *[bare] { date-day-month } de { $year }
}
    .list = on

date-full = { $case ->
    [on] { $weekday } { date-day-month } de { $year }
   *[bare] { $weekday }, { date-day-month } de { $year }
}
    .list = on

date-day-header = { $relative }, { $date }

date-unavailable = fecha no disponible

time-unavailable = hora no disponible

## Moments: a day and a time. $case "around": mañana hacia las 9 horas

moment-today = { $case ->
    [around] hoy hacia { FORM($time, case: "around") }
   *[other] hoy { FORM($time, case: "dated") }
}
    .clock = behind

moment-yesterday = { $case ->
    [around] ayer hacia { FORM($time, case: "around") }
   *[other] ayer { FORM($time, case: "dated") }
}
    .clock = behind

moment-tomorrow = { $case ->
    [around] mañana hacia { FORM($time, case: "around") }
   *[other] mañana { FORM($time, case: "dated") }
}
    .clock = behind

# el pasado martes a las 14 horas; el 3 de noviembre a las 14:30
moment-date = { $case ->
    [around] { FORM($date, case: "on") } hacia { FORM($time, case: "around") }
   *[other] { FORM($date, case: "on") } { FORM($time, case: "dated") }
}
    .clock = behind

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, antes del cambio de hora
    .clock = alone

time-after-change = { $time }, después del cambio de hora
    .clock = alone

## Decades

# "Los años 90" leaves open of which century. But "de diez" is said of what is perfect.
decade = { $year ->
    [10] los años 10
   *[other] la década de { $year }
}
