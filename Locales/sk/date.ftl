## Times of day. $case "at" brings its "o" and says a full hour as an ordinal (o štrnástej), as the genitive after "od" and
## "do" does (od štrnástej). "dial" is the genitive without the part of the day (od druhej do štvrtej popoludní). The bare
## time stays in digits: 14:00.

# With the 12-hour clock a part of the day follows, as CLDR divides it, but "večer" lasts until midnight.
time-h12 = { $case ->
    [at] o { time-h12-dial } { time-h12-part }
    [on] o { time-h12-dial } { time-h12-part }
    [genitive] { time-h12-dial } { time-h12-part }
    [dial] { time-h12-dial }
   *[bare] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } { time-h12-part }
}
time-h12-dial = { $minute ->
    [0] { NUMBER($hour12, style: "words", type: "ordinal", gender: "feminine", case: "genitive") }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-part = { $period ->
    [am] { HEAD($hour12) ->
        [night] v noci
        [late] dopoludnia
       *[other] ráno
    }
   *[pm] { HEAD($hour12) ->
        [evening] večer
        [noon] { time-h12-noon }
       *[other] popoludní
    }
}
time-h12-noon = { $minute ->
    [0] na poludnie
   *[other] popoludní
}
-head-night = 12 1 2 3
-head-late = 9 10 11
-head-evening = 6 7 8 9 10 11
-head-noon = 12

# CLDR writes 9:05. Midnight stays 0:00: "o polnoci" leaves open of which day.
time-h23 = { $case ->
    [at] o { time-h23-at }
    [on] o { time-h23-at }
    [genitive] { time-h23-from }
    [dial] { time-h23-from }
   *[bare] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-at = { $minute ->
    [0] { $hour ->
        [0] nultej hodine
       *[other] { time-h23-hour }
    }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-from = { $minute ->
    [0] { $hour ->
        [0] nultej hodiny
       *[other] { time-h23-hour }
    }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-hour = { NUMBER($hour, style: "words", type: "ordinal", gender: "feminine", case: "genitive") }

## Days of the week: "on" for one day (v stredu), "every" for a schedule (každú stredu), the genitive after "od" and "do",
## the accusative after an adjective (minulú stredu)

weekday-monday = { $case ->
    [on] v pondelok
    [every] každý pondelok
    [genitive] pondelka
   *[bare] pondelok
}
    .gender = inanimate
weekday-tuesday = { $case ->
    [on] v utorok
    [every] každý utorok
    [genitive] utorka
   *[bare] utorok
}
    .gender = inanimate
weekday-wednesday = { $case ->
    [on] v stredu
    [every] každú stredu
    [genitive] stredy
    [accusative] stredu
   *[bare] streda
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] vo štvrtok
    [every] každý štvrtok
    [genitive] štvrtka
   *[bare] štvrtok
}
    .gender = inanimate
weekday-friday = { $case ->
    [on] v piatok
    [every] každý piatok
    [genitive] piatka
   *[bare] piatok
}
    .gender = inanimate
weekday-saturday = { $case ->
    [on] v sobotu
    [every] každú sobotu
    [genitive] soboty
    [accusative] sobotu
   *[bare] sobota
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] v nedeľu
    [every] každú nedeľu
    [genitive] nedele
    [accusative] nedeľu
   *[bare] nedeľa
}
    .gender = feminine

## Months: január; od januára and the day of a month, which is the genitive; v januári

month-january = { $case ->
    [genitive] januára
    [on] v januári
   *[bare] január
}
month-february = { $case ->
    [genitive] februára
    [on] vo februári
   *[bare] február
}
month-march = { $case ->
    [genitive] marca
    [on] v marci
   *[bare] marec
}
month-april = { $case ->
    [genitive] apríla
    [on] v apríli
   *[bare] apríl
}
month-may = { $case ->
    [genitive] mája
    [on] v máji
   *[bare] máj
}
month-june = { $case ->
    [genitive] júna
    [on] v júni
   *[bare] jún
}
month-july = { $case ->
    [genitive] júla
    [on] v júli
   *[bare] júl
}
month-august = { $case ->
    [genitive] augusta
    [on] v auguste
   *[bare] august
}
month-september = { $case ->
    [genitive] septembra
    [on] v septembri
   *[bare] september
}
month-october = { $case ->
    [genitive] októbra
    [on] v októbri
   *[bare] október
}
month-november = { $case ->
    [genitive] novembra
    [on] v novembri
   *[bare] november
}
month-december = { $case ->
    [genitive] decembra
    [on] v decembri
   *[bare] december
}

month-year = { $month } { $year }

year-alone = { $case ->
    [genitive] roku { $year }
    [on] v roku { $year }
   *[bare] rok { $year }
}

## Days. $case "on" flows into the day of the week and leaves the rest as it is: v utorok dvadsiateho štvrtého novembra. So
## does the genitive. $case "past" and "since" are the same two where what is said is over: they differ in date-weekday
## alone. $case "value" is after a colon, "place" before one.

# "Od včera" and "do zajtra" have no ending.
date-today = { $case ->
    [genitive] dneška
   *[nominative] dnes
}

# A day 2 to 6 days ago. "V utorok" would mean the coming Tuesday. Alone, as in a list of messages, and where the rest of
# the phrase is about the past anyway (zobrazené v utorok, bez zmeny od utorka), the day has no "minulý".
date-weekday = { $case ->
    [past] { FORM($weekday, case: "on") }
    [since] { FORM($weekday, case: "genitive") }
    [on] { TRAIT($weekday, "gender") ->
        [feminine] minulú { FORM($weekday, case: "accusative") }
       *[inanimate] minulý { FORM($weekday, case: "bare") }
    }
    [genitive] { TRAIT($weekday, "gender") ->
        [feminine] minulej { $weekday }
       *[inanimate] minulého { $weekday }
    }
    [value] { TRAIT($weekday, "gender") ->
        [feminine] minulá { FORM($weekday, case: "bare") }
       *[inanimate] minulý { FORM($weekday, case: "bare") }
    }
   *[bare] { $weekday }
}

date-weekday-month-day = { $case ->
    [past] { FORM($weekday, case: "on") } { date-month-day }
    [since] { FORM($weekday, case: "genitive") } { date-month-day }
   *[bare] { $weekday } { date-month-day }
}

# The genitive of the ordinal: voices read "24." as a plain number.
# same for every case
date-month-day = { NUMBER($day, style: "words", type: "ordinal", gender: "inanimate", case: "genitive") } { FORM($month, case: "genitive") }
    .dated = yes

date-month-day-year = { date-month-day } { $year }
    .dated = yes

date-full = { date-weekday-month-day } { $year }

# dnes, piatok dvadsiateho novembra
date-day-header = { $relative }, { $date }

date-unavailable = dátum nie je k dispozícii

time-unavailable = čas nie je k dispozícii

## Moments: a day and a time. $case "to" is until when something is as it is, with its "do": otvorené do zajtra do druhej.
## $case "from" brings its "od": dnes od dvadsiatej druhej.

moment-today = { $case ->
    [to] do { FORM(date-today, case: "genitive") } do { FORM($time, case: "genitive") }
    [from] dnes od { FORM($time, case: "genitive") }
    [since] dnes od { FORM($time, case: "genitive") }
   *[at] dnes { FORM($time, case: "at") }
}
    .moment = yes

moment-yesterday = { $case ->
    [to] do včera do { FORM($time, case: "genitive") }
    [from] včera od { FORM($time, case: "genitive") }
    [since] včera od { FORM($time, case: "genitive") }
   *[at] včera { FORM($time, case: "at") }
}
    .moment = yes

moment-tomorrow = { $case ->
    [to] do zajtra do { FORM($time, case: "genitive") }
    [from] zajtra od { FORM($time, case: "genitive") }
    [since] zajtra od { FORM($time, case: "genitive") }
   *[at] zajtra { FORM($time, case: "at") }
}
    .moment = yes

# minulý utorok o štrnástej; tretieho novembra o 14:30
moment-date = { $case ->
    [to] do { FORM($date, case: "genitive") } do { FORM($time, case: "genitive") }
    [from] { FORM($date, case: "on") } od { FORM($time, case: "genitive") }
    [since] { FORM($date, case: "past") } od { FORM($time, case: "genitive") }
    [past] { FORM($date, case: "past") } { FORM($time, case: "at") }
    [value] { FORM($date, case: "value") } { FORM($time, case: "at") }
    [place] { FORM($date, case: "bare") } { FORM($time, case: "at") }
   *[at] { FORM($date, case: "on") } { FORM($time, case: "at") }
}
    .moment = yes

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, pred zmenou času

time-after-change = { $time }, po zmene času

## Decades

# deväťdesiate roky dvadsiateho storočia: "90. roky" leaves open of which century.
decade = { NUMBER($year, style: "decade") }
