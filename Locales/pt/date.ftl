## Times of day
##
## A full hour has the word "horas", because voices read 8:00 as "oito zero zero". $case "at" and "on" bring the
## preposition (às 14 horas, ao meio-dia, à uma da madrugada), "from" brings "de" (das 14 horas), and "until" the article
## (até as 14 horas, entre o meio-dia e as 14 horas). "dated" is "at" after a day, and names midnight "zero hora", the
## beginning of that day. "joined", "datedjoined", "fromdial", and "untildial" leave the word "horas", or the part of the
## day, to another time (às 8 e às 20 horas, das 2 às 4 da tarde). "part" is after the part of the day (hoje à tarde às 2
## horas).
##
## .clock tells what has a time of day: "alone", "behind" a day, or perhaps in a "list". .day marks days: "plain", or
## "comma" if they have a comma of their own.

time-h12 = { $case ->
    [at] { time-h12-to } { time-h12-part }
    [on] { time-h12-to } { time-h12-part }
    [joined] { time-h12-to } { time-h12-part }
    [dated] { time-h12-dated }
    [datedjoined] { time-h12-dated }
    [part] { time-h12-to } { time-h12-plain }
    [from] { time-h12-of } { time-h12-part }
    [around] { time-h12-of } { time-h12-part }
    [fromdial] { time-h12-of } { time-h12-clock }
    [until] { time-h12-the } { time-h12-part }
    [untildial] { time-h12-the } { time-h12-clock }
   *[bare] { time-h12-part }
}
    .clock = alone

# à uma, ao meio-dia, às 3
time-h12-to = { $hour12 ->
    [1] à
    [12] { $period ->
        [am] à
       *[pm] ao
    }
   *[other] às
}
time-h12-of = { $hour12 ->
    [1] da
    [12] { $period ->
        [am] da
       *[pm] do
    }
   *[other] das
}
time-h12-the = { $hour12 ->
    [1] a
    [12] { $period ->
        [am] a
       *[pm] o
    }
   *[other] as
}

# The parts of the day are CLDR's (madrugada to 6, manhã to 12, tarde to 19, noite to 24). Twelve has a name of its own.
time-h12-part = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-clock }
        [1] { time-h12-clock } da madrugada
        [2] { time-h12-clock } da madrugada
        [3] { time-h12-clock } da madrugada
        [4] { time-h12-clock } da madrugada
        [5] { time-h12-clock } da madrugada
       *[other] { time-h12-clock } da manhã
    }
   *[pm] { $hour12 ->
        [12] { time-h12-clock }
        [7] { time-h12-clock } da noite
        [8] { time-h12-clock } da noite
        [9] { time-h12-clock } da noite
        [10] { time-h12-clock } da noite
        [11] { time-h12-clock } da noite
       *[other] { time-h12-clock } da tarde
    }
}

# What the dial shows. Voices read 1:30 as "um e trinta".
time-h12-clock = { $hour12 ->
    [1] uma{ time-past }
    [2] duas{ time-past }
    [12] { $period ->
        [am] meia-noite{ time-past }
       *[pm] meio-dia{ time-past }
    }
   *[other] { $minute ->
        [0] { $hour12 }
       *[other] { time-h12-digits }
    }
}
time-h12-digits = { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }

# The minutes after an hour in words: uma e meia, duas e quinze.
time-past = { $minute ->
    [0] { "" }
    [1] { " " }e um minuto
    [30] { " " }e meia
   *[other] { " " }e { NUMBER($minute, style: "words") }
}

time-h12-plain = { $minute ->
    [0] { $hour12 ->
        [1] uma hora
        [2] duas horas
       *[other] { $hour12 } horas
    }
   *[other] { time-h12-clock }
}

# "Amanhã à meia-noite" is heard as the end of that day.
time-h12-dated = { $period ->
    [am] { $hour12 ->
        [12] à { time-zero }
       *[other] { time-h12-to } { time-h12-part }
    }
   *[pm] { time-h12-to } { time-h12-part }
}
# The minutes after zero hora: zero hora e 5 minutos.
time-zero = { $minute ->
    [0] zero hora
    [1] zero hora e um minuto
   *[other] zero hora e { $minute } minutos
}

# "Uma hora" alone would be mistaken for 13:00, or for a span of time.
time-h23 = { $case ->
    [at] { time-h23-to } { time-h23-full }
    [on] { time-h23-to } { time-h23-full }
    [part] { time-h23-to } { time-h23-full }
    [joined] { time-h23-to } { time-h23-dial }
    [dated] { time-h23-dated }
    [datedjoined] { time-h23-datedjoined }
    [from] { time-h23-of } { time-h23-full }
    [around] { time-h23-of } { time-h23-full }
    [fromdial] { time-h23-of } { time-h23-dial }
    [until] { time-h23-the } { time-h23-full }
    [untildial] { time-h23-the } { time-h23-dial }
   *[bare] { time-h23-alone }
}
    .clock = alone

# 8 horas da manhã, 14 horas, 14:30; "8 horas" alone would be a span of time.
time-h23-alone = { $minute ->
    [0] { $hour ->
        [3] { $hour } horas da madrugada
        [4] { $hour } horas da madrugada
        [5] { $hour } horas da madrugada
        [6] { $hour } horas da manhã
        [7] { $hour } horas da manhã
        [8] { $hour } horas da manhã
        [9] { $hour } horas da manhã
        [10] { $hour } horas da manhã
        [11] { $hour } horas da manhã
       *[other] { time-h23-hours }
    }
   *[other] { time-h23-minutes }
}

time-h23-to = { $hour ->
    [0] à
    [1] à
    [12] { $minute ->
        [0] ao
       *[other] às
    }
   *[other] às
}
time-h23-of = { $hour ->
    [0] da
    [1] da
    [12] { $minute ->
        [0] do
       *[other] das
    }
   *[other] das
}
time-h23-the = { $hour ->
    [0] a
    [1] a
    [12] { $minute ->
        [0] o
       *[other] as
    }
   *[other] as
}

# 8 horas, 14:30, meio-dia, meia-noite e cinco, uma e meia da madrugada, vinte e uma horas
time-h23-full = { $minute ->
    [0] { time-h23-hours }
   *[other] { time-h23-minutes }
}
time-h23-hours = { $hour ->
    [0] meia-noite
    [1] uma da madrugada
    [2] duas da madrugada
    [12] meio-dia
    [21] vinte e uma horas
    [22] vinte e duas horas
   *[other] { $hour } horas
}
time-h23-minutes = { $hour ->
    [0] meia-noite{ time-past }
    [1] uma{ time-past } da madrugada
    [2] duas{ time-past } da madrugada
    [21] vinte e uma{ time-after }
    [22] vinte e duas{ time-after }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
# vinte e uma e trinta; vinte e uma horas e cinco minutos, because "vinte e uma e cinco" sounds like one number
time-after = { $minute ->
    [1] { " " }horas e um minuto
    [2] { time-after-few }
    [3] { time-after-few }
    [4] { time-after-few }
    [5] { time-after-few }
    [6] { time-after-few }
    [7] { time-after-few }
    [8] { time-after-few }
    [9] { time-after-few }
   *[other] { " " }e { NUMBER($minute, style: "words") }
}
time-after-few = { " " }horas e { NUMBER($minute, style: "words") } minutos

time-h23-dial = { $minute ->
    [0] { $hour ->
        [0] meia-noite
        [1] uma da madrugada
        [2] duas da madrugada
        [12] meio-dia
        [21] vinte e uma
        [22] vinte e duas
       *[other] { $hour }
    }
   *[other] { time-h23-minutes }
}

time-h23-dated = { $hour ->
    [0] à { time-zero }
   *[other] { time-h23-to } { time-h23-full }
}
time-h23-datedjoined = { $hour ->
    [0] à { time-zero }
   *[other] { time-h23-to } { time-h23-dial }
}

## Days of the week: "on" for one day (na terça-feira), "every" for a schedule (às terças-feiras, and "everyjoined" before
## another one: às terças e às quintas-feiras), "each" for a schedule of one day (toda terça-feira)

weekday-monday = { $case ->
    [on] na segunda-feira
    [every] às segundas-feiras
    [everyjoined] às segundas
    [each] toda segunda-feira
    [onetime] em uma segunda-feira
   *[bare] segunda-feira
}
    .gender = feminine
weekday-tuesday = { $case ->
    [on] na terça-feira
    [every] às terças-feiras
    [everyjoined] às terças
    [each] toda terça-feira
    [onetime] em uma terça-feira
   *[bare] terça-feira
}
    .gender = feminine
weekday-wednesday = { $case ->
    [on] na quarta-feira
    [every] às quartas-feiras
    [everyjoined] às quartas
    [each] toda quarta-feira
    [onetime] em uma quarta-feira
   *[bare] quarta-feira
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] na quinta-feira
    [every] às quintas-feiras
    [everyjoined] às quintas
    [each] toda quinta-feira
    [onetime] em uma quinta-feira
   *[bare] quinta-feira
}
    .gender = feminine
weekday-friday = { $case ->
    [on] na sexta-feira
    [every] às sextas-feiras
    [everyjoined] às sextas
    [each] toda sexta-feira
    [onetime] em uma sexta-feira
   *[bare] sexta-feira
}
    .gender = feminine
weekday-saturday = { $case ->
    [on] no sábado
    [every] aos sábados
    [everyjoined] aos sábados
    [each] todo sábado
    [onetime] em um sábado
   *[bare] sábado
}
    .gender = masculine
weekday-sunday = { $case ->
    [on] no domingo
    [every] aos domingos
    [everyjoined] aos domingos
    [each] todo domingo
    [onetime] em um domingo
   *[bare] domingo
}
    .gender = masculine

## A month with its year, and a year alone

month-year = { $month } de { $year }

year-alone = { $year }

## Days: "on" has the preposition, "from" has "de", "listed" leaves out the comma

# 1 is the first: primeiro de novembro.
month-day-number = { $day ->
    [1] primeiro
   *[other] { $day }
}

# A day 2 to 6 days ago. Without a verb, "no domingo" sounds like the coming Sunday. Alone the day stands bare, as in
# every list of messages. $case "span": the day of an interval.
date-weekday = { $case ->
    [on] { FORM($weekday, case: "on") } { date-weekday-past }
    [around] { FORM($weekday, case: "on") } { date-weekday-past }
    [span] { FORM($weekday, case: "bare") } { date-weekday-past }
    [from] de { FORM($weekday, case: "bare") } { date-weekday-past }
   *[bare] { FORM($weekday, case: "bare") }
}
    .day = plain
date-weekday-past = { TRAIT($weekday, "gender") ->
    [feminine] passada
   *[masculine] passado
}

date-day-month = { month-day-number } de { $month }

# terça-feira, 24 de novembro
date-weekday-month-day = { $case ->
    [on] { FORM($weekday, case: "on") }, { date-day-month }
    [from] de { FORM($weekday, case: "bare") }, { date-day-month }
    [listed] { FORM($weekday, case: "bare") } { date-day-month }
   *[bare] { FORM($weekday, case: "bare") }, { date-day-month }
}
    .day = comma

date-month-day = { $case ->
    [on] em { date-day-month }
    [from] de { date-day-month }
   *[bare] { date-day-month }
}
    .day = plain

date-month-day-year = { $case ->
    [on] em { date-day-month } de { $year }
    [from] de { date-day-month } de { $year }
   *[bare] { date-day-month } de { $year }
}
    .day = plain

date-full = { $case ->
    [on] { FORM($weekday, case: "on") }, { date-day-month } de { $year }
    [from] de { FORM($weekday, case: "bare") }, { date-day-month } de { $year }
    [listed] { FORM($weekday, case: "bare") } { date-day-month } de { $year }
   *[bare] { FORM($weekday, case: "bare") }, { date-day-month } de { $year }
}
    .day = comma

date-yesterday = { $case ->
    [from] de ontem
   *[bare] ontem
}
    .day = plain

date-today = { $case ->
    [from] de hoje
   *[bare] hoje
}
    .day = plain

date-tomorrow = { $case ->
    [from] de amanhã
   *[bare] amanhã
}
    .day = plain

date-day-header = { FORM($relative, case: "bare") }, { FORM($date, case: "bare") }

date-unavailable = data indisponível

time-unavailable = horário indisponível

## Moments: a day and a time. $case "around": amanhã por volta das 9 horas

moment-today = { $case ->
    [around] hoje por volta { FORM($time, case: "around") }
    [from] de hoje { FORM($time, case: "dated") }
   *[other] hoje { FORM($time, case: "dated") }
}
    .clock = behind

moment-yesterday = { $case ->
    [around] ontem por volta { FORM($time, case: "around") }
    [from] de ontem { FORM($time, case: "dated") }
   *[other] ontem { FORM($time, case: "dated") }
}
    .clock = behind

moment-tomorrow = { $case ->
    [around] amanhã por volta { FORM($time, case: "around") }
    [from] de amanhã { FORM($time, case: "dated") }
   *[other] amanhã { FORM($time, case: "dated") }
}
    .clock = behind

# terça-feira passada às 14 horas; 3 de novembro às 14:30; terça-feira, 24 de novembro, às 9 horas
moment-date = { TRAIT($date, "day") ->
    [comma] { $date }, { moment-date-time }
   *[plain] { $date } { moment-date-time }
}
    .clock = behind
moment-date-time = { $case ->
    [around] por volta { FORM($time, case: "around") }
   *[other] { FORM($time, case: "dated") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, antes da mudança de horário
    .clock = alone

time-after-change = { $time }, depois da mudança de horário
    .clock = alone

## Decades

# "Anos 90" leaves open of which century.
decade = década de { $year }
