## Times of day. $case "at" brings its "v" or "ve" and says a full hour in words (ve 14 hodin), which voices read badly
## in digits; so does the genitive after "od" and "do" (od čtrnácti hodin). "dial" is the genitive without its "hodin"
## and without the part of the day (od dvou do čtyř odpoledne). The bare time stays in digits: 14:00.

# With the 12-hour clock a part of the day follows, as CLDR divides it, but "večer" lasts until midnight.
time-h12 = { $case ->
    [at] { time-h12-preposition } { time-h12-at } { time-h12-part }
    [on] { time-h12-preposition } { time-h12-at } { time-h12-part }
    [genitive] { time-h12-dial } { time-h12-part }
    [dial] { time-h12-dial }
   *[bare] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } { time-h12-part }
}
time-h12-preposition = { HEAD($hour12) ->
    [ve] ve
   *[v] v
}
time-h12-at = { $minute ->
    [0] { $hour12 ->
        [1] jednu
        [2] dvě
       *[other] { $hour12 }
    }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-dial = { $minute ->
    [0] { NUMBER($hour12, style: "words", gender: "feminine", case: "genitive") }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-part = { $period ->
    [am] { HEAD($hour12) ->
        [night] v noci
        [late] dopoledne
       *[other] ráno
    }
   *[pm] { HEAD($hour12) ->
        [evening] večer
        [noon] { time-h12-noon }
       *[other] odpoledne
    }
}
time-h12-noon = { $minute ->
    [0] v poledne
   *[other] odpoledne
}
-head-ve = 2 3 4 12 13 14 20 21 22 23
-head-night = 12 1 2 3
-head-late = 9 10 11
-head-evening = 6 7 8 9 10 11
-head-noon = 12

# CLDR writes 9:05. A full hour in the dead of night has its "ráno", for it would be heard as afternoon. Midnight stays 0:00: "o půlnoci" leaves open of which day.
time-h23 = { $case ->
    [at] { time-h23-preposition } { time-h23-at }
    [on] { time-h23-preposition } { time-h23-at }
    [genitive] { time-h23-from }
    [dial] { time-h23-dial }
   *[bare] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-preposition = { HEAD($hour) ->
    [ve] ve
   *[v] v
}
time-h23-at = { $minute ->
    [0] { $hour ->
        [1] jednu hodinu ráno
        [2] dvě hodiny ráno
        [3] { $hour } hodiny ráno
        [4] { $hour } hodiny
       *[other] { $hour } hodin
    }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-from = { $minute ->
    [0] { $hour ->
        [0] { $hour } hodin
        [1] jedné hodiny ráno
        [2] { time-h23-dial } hodin ráno
        [3] { time-h23-dial } hodin ráno
       *[other] { time-h23-dial } hodin
    }
   *[other] { time-h23-dial }
}
time-h23-dial = { $minute ->
    [0] { $hour ->
        [0] { $hour }
       *[other] { NUMBER($hour, style: "words", gender: "feminine", case: "genitive") }
    }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week: "on" for one day (ve středu), "every" for a schedule (každou středu), the genitive after "od" and
## "do", the accusative after an adjective (minulou středu)

weekday-monday = { $case ->
    [on] v pondělí
    [every] každé pondělí
   *[bare] pondělí
}
    .gender = neuter
weekday-tuesday = { $case ->
    [on] v úterý
    [every] každé úterý
   *[bare] úterý
}
    .gender = neuter
weekday-wednesday = { $case ->
    [on] ve středu
    [every] každou středu
    [genitive] středy
    [accusative] středu
   *[bare] středa
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] ve čtvrtek
    [every] každý čtvrtek
    [genitive] čtvrtka
   *[bare] čtvrtek
}
    .gender = inanimate
weekday-friday = { $case ->
    [on] v pátek
    [every] každý pátek
    [genitive] pátku
   *[bare] pátek
}
    .gender = inanimate
weekday-saturday = { $case ->
    [on] v sobotu
    [every] každou sobotu
    [genitive] soboty
    [accusative] sobotu
   *[bare] sobota
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] v neděli
    [every] každou neděli
    [accusative] neděli
   *[bare] neděle
}
    .gender = feminine

## Months: leden; od ledna and the day of a month, which is the genitive; v lednu

month-january = { $case ->
    [genitive] ledna
    [on] v lednu
   *[bare] leden
}
month-february = { $case ->
    [genitive] února
    [on] v únoru
   *[bare] únor
}
month-march = { $case ->
    [genitive] března
    [on] v březnu
   *[bare] březen
}
month-april = { $case ->
    [genitive] dubna
    [on] v dubnu
   *[bare] duben
}
month-may = { $case ->
    [genitive] května
    [on] v květnu
   *[bare] květen
}
month-june = { $case ->
    [genitive] června
    [on] v červnu
   *[bare] červen
}
month-july = { $case ->
    [genitive] července
    [on] v červenci
   *[bare] červenec
}
month-august = { $case ->
    [genitive] srpna
    [on] v srpnu
   *[bare] srpen
}
month-september = { $case ->
    [on] v září
   *[bare] září
}
month-october = { $case ->
    [genitive] října
    [on] v říjnu
   *[bare] říjen
}
month-november = { $case ->
    [genitive] listopadu
    [on] v listopadu
   *[bare] listopad
}
month-december = { $case ->
    [genitive] prosince
    [on] v prosinci
   *[bare] prosinec
}

month-year = { $month } { $year }

year-alone = { $case ->
    [genitive] roku { $year }
    [on] v roce { $year }
   *[bare] rok { $year }
}

## Days. $case "on" flows into the day of the week and leaves the rest as it is: v úterý dvacátého čtvrtého listopadu. So
## does the genitive. $case "past" and "since" are the same two where what is said is over: they differ in date-weekday
## alone. $case "value" is after a colon, "place" before one.

date-yesterday = { $case ->
    [genitive] včerejška
   *[nominative] včera
}
date-today = { $case ->
    [genitive] dneška
   *[nominative] dnes
}
date-tomorrow = { $case ->
    [genitive] zítřka
   *[nominative] zítra
}

# A day 2 to 6 days ago. "V úterý" would mean the coming Tuesday. Alone, as in a list of messages, and where the rest of
# the phrase is about the past anyway (zobrazeno v úterý, beze změny od úterý), the day has no "minulé".
date-weekday = { $case ->
    [past] { FORM($weekday, case: "on") }
    [since] { FORM($weekday, case: "genitive") }
    [on] { TRAIT($weekday, "gender") ->
        [feminine] minulou { FORM($weekday, case: "accusative") }
        [neuter] minulé { FORM($weekday, case: "bare") }
       *[inanimate] minulý { FORM($weekday, case: "bare") }
    }
    [genitive] { TRAIT($weekday, "gender") ->
        [feminine] minulé { $weekday }
       *[inanimate] minulého { $weekday }
    }
    [value] { TRAIT($weekday, "gender") ->
        [feminine] minulá { FORM($weekday, case: "bare") }
        [neuter] minulé { FORM($weekday, case: "bare") }
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

# dnes, pátek dvacátého listopadu
date-day-header = { $relative }, { $date }

date-unavailable = datum není k dispozici

time-unavailable = čas není k dispozici

## Moments: a day and a time. $case "to" is until when something is as it is, with its "do": otevřeno do zítřka do devíti
## hodin. $case "from" brings its "od": dnes od dvaceti dvou hodin.

moment-today = { $case ->
    [to] do { FORM(date-today, case: "genitive") } do { FORM($time, case: "genitive") }
    [from] dnes od { FORM($time, case: "genitive") }
    [since] dnes od { FORM($time, case: "genitive") }
   *[at] dnes { FORM($time, case: "at") }
}
    .moment = yes

moment-yesterday = { $case ->
    [to] do { FORM(date-yesterday, case: "genitive") } do { FORM($time, case: "genitive") }
    [from] včera od { FORM($time, case: "genitive") }
    [since] včera od { FORM($time, case: "genitive") }
   *[at] včera { FORM($time, case: "at") }
}
    .moment = yes

moment-tomorrow = { $case ->
    [to] do { FORM(date-tomorrow, case: "genitive") } do { FORM($time, case: "genitive") }
    [from] zítra od { FORM($time, case: "genitive") }
    [since] zítra od { FORM($time, case: "genitive") }
   *[at] zítra { FORM($time, case: "at") }
}
    .moment = yes

# minulé úterý ve 14 hodin; třetího listopadu ve 14:30
moment-date = { $case ->
    [to] do { FORM($date, case: "genitive") } do { FORM($time, case: "genitive") }
    [from] od { FORM($date, case: "genitive") } od { FORM($time, case: "genitive") }
    [since] { FORM($date, case: "past") } od { FORM($time, case: "genitive") }
    [past] { FORM($date, case: "past") } { FORM($time, case: "at") }
    [value] { FORM($date, case: "value") } { FORM($time, case: "at") }
    [place] { FORM($date, case: "bare") } { FORM($time, case: "at") }
   *[at] { FORM($date, case: "on") } { FORM($time, case: "at") }
}
    .moment = yes

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, před změnou času

time-after-change = { $time }, po změně času

## Decades

# devadesátá léta dvacátého století: "90. léta" leaves open of which century.
decade = { NUMBER($year, style: "decade") }
