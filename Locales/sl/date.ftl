## Times of day: in digits with minutes (ob 14:30), in words at the full hour. "Ob" before them: $case "at" brings it, and "today"
## too, where another word says the part of the day (danes zjutraj ob osmih). "dial" leaves the part to another time (od dveh do
## štirih popoldne).

time-h23 = { $minute ->
    [0] { time-h23-full }
   *[other] { time-h23-digits }
}
    .moment = yes
time-h23-full = { $hour ->
    [0] { time-midnight }
    [12] { time-noon }
   *[other] { time-h23-hour }
}
time-h23-hour = { $case ->
    [at] ob { NUMBER($hour, style: "clock") }
    [on] ob { NUMBER($hour, style: "clock") }
    [today] ob { NUMBER($hour, style: "clock") }
    [genitive] { NUMBER($hour, style: "clock") }
    [dial] { NUMBER($hour, style: "clock") }
   *[bare] { NUMBER($hour, style: "words", type: "ordinal", gender: "feminine") } ura
}
time-h23-digits = { $case ->
    [at] ob { time-h23-clock }
    [on] ob { time-h23-clock }
    [today] ob { time-h23-clock }
   *[bare] { time-h23-clock }
}
time-h23-clock = { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }

# With the 12-hour clock a part of the day follows: ponoči, zjutraj, dopoldne, popoldne, zvečer.
time-h12 = { $minute ->
    [0] { HEAD($hour12) ->
        [twelve] { time-h12-twelve }
       *[other] { time-h12-time }
    }
   *[other] { time-h12-time }
}
    .moment = yes
-head-twelve = 12
time-h12-twelve = { $period ->
    [am] { time-midnight }
   *[pm] { time-noon }
}
time-h12-time = { $case ->
    [at] ob { time-h12-part }
    [on] ob { time-h12-part }
    [today] ob { time-h12-clock }
    [dial] { time-h12-clock }
   *[bare] { time-h12-part }
}
time-h12-part = { $period ->
    [am] { HEAD($hour12) ->
        [small-hour] { time-h12-clock } ponoči
        [late-hour] { time-h12-clock } dopoldne
       *[other] { time-h12-clock } zjutraj
    }
   *[pm] { HEAD($hour12) ->
        [day-hour] { time-h12-clock } popoldne
       *[other] { time-h12-clock } zvečer
    }
}
-head-small-hour = 12 1 2 3
-head-late-hour = 10 11
-head-day-hour = 12 1 2 3 4 5
time-h12-clock = { $minute ->
    [0] { time-h12-hour }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-hour = { $case ->
    [at] { NUMBER($hour12, style: "clock") }
    [on] { NUMBER($hour12, style: "clock") }
    [today] { NUMBER($hour12, style: "clock") }
    [genitive] { NUMBER($hour12, style: "clock") }
    [dial] { NUMBER($hour12, style: "clock") }
   *[bare] { NUMBER($hour12, style: "words", gender: "feminine") }
}

## Days of the week: "on" for one day (v sredo), "every" for a schedule (ob sredah), "days" in a list after one "ob"

weekday-monday = { $case ->
    [on] v ponedeljek
    [every] ob ponedeljkih
    [days] ponedeljkih
    [genitive] ponedeljka
   *[bare] ponedeljek
}
    .gender = masculine
weekday-tuesday = { $case ->
    [on] v torek
    [every] ob torkih
    [days] torkih
    [genitive] torka
   *[bare] torek
}
    .gender = masculine
weekday-wednesday = { $case ->
    [on] v sredo
    [every] ob sredah
    [days] sredah
    [genitive] srede
    [accusative] sredo
   *[bare] sreda
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] v četrtek
    [every] ob četrtkih
    [days] četrtkih
    [genitive] četrtka
   *[bare] četrtek
}
    .gender = masculine
weekday-friday = { $case ->
    [on] v petek
    [every] ob petkih
    [days] petkih
    [genitive] petka
   *[bare] petek
}
    .gender = masculine
weekday-saturday = { $case ->
    [on] v soboto
    [every] ob sobotah
    [days] sobotah
    [genitive] sobote
    [accusative] soboto
   *[bare] sobota
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] v nedeljo
    [every] ob nedeljah
    [days] nedeljah
    [genitive] nedelje
    [accusative] nedeljo
   *[bare] nedelja
}
    .gender = feminine

## Months: januar; od januarja and the day of a month, which is the genitive; v januarju

month-january = { $case ->
    [genitive] januarja
    [on] v januarju
   *[bare] januar
}
month-february = { $case ->
    [genitive] februarja
    [on] v februarju
   *[bare] februar
}
month-march = { $case ->
    [genitive] marca
    [on] v marcu
   *[bare] marec
}
month-april = { $case ->
    [genitive] aprila
    [on] v aprilu
   *[bare] april
}
month-may = { $case ->
    [genitive] maja
    [on] v maju
   *[bare] maj
}
month-june = { $case ->
    [genitive] junija
    [on] v juniju
   *[bare] junij
}
month-july = { $case ->
    [genitive] julija
    [on] v juliju
   *[bare] julij
}
month-august = { $case ->
    [genitive] avgusta
    [on] v avgustu
   *[bare] avgust
}
month-september = { $case ->
    [genitive] septembra
    [on] v septembru
   *[bare] september
}
month-october = { $case ->
    [genitive] oktobra
    [on] v oktobru
   *[bare] oktober
}
month-november = { $case ->
    [genitive] novembra
    [on] v novembru
   *[bare] november
}
month-december = { $case ->
    [genitive] decembra
    [on] v decembru
   *[bare] december
}

month-year = { $month } { $year }

year-alone = { $case ->
    [genitive] leta { $year }
    [on] leta { $year }
   *[bare] leto { $year }
}

## Days. The day of the month is an ordinal in words, and in the genitive as a time (tretjega novembra)

# A day 2 to 6 days ago. With times or after "od" it could be the coming one.
date-weekday = { $case ->
    [genitive] { TRAIT($weekday, "gender") ->
        [feminine] pretekle { $weekday }
       *[masculine] preteklega { $weekday }
    }
    [span] { TRAIT($weekday, "gender") ->
        [feminine] preteklo { FORM($weekday, case: "accusative") }
       *[masculine] pretekli { $weekday }
    }
   *[bare] { $weekday }
}
    .recent = yes

date-weekday-month-day = { $weekday }, { date-month-day }
    .dated = yes

date-month-day = { $case ->
    [on] { NUMBER($day, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } { FORM($month, case: "genitive") }
    [genitive] { NUMBER($day, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } { FORM($month, case: "genitive") }
   *[bare] { NUMBER($day, style: "words", type: "ordinal", gender: "masculine") } { $month }
}

date-month-day-year = { date-month-day } { $year }

date-full = { $weekday }, { date-month-day-year }
    .dated = yes

# danes, petek, dvajseti november
date-day-header = { $relative }, { $date }

date-unavailable = datum ni na voljo

time-unavailable = ura ni na voljo

## Moments: a day and a time: danes ob štirinajstih. Midnight is the beginning of a day: sinoči opolnoči, nocoj opolnoči.
-head-midnight = polnoč opolnoči

moment-today = danes { FORM($time, case: "at") }
    .moment = yes
    .night = { HEAD($time) ->
        [midnight] sinoči opolnoči
       *[other] danes { FORM($time, case: "at") }
    }

moment-yesterday = včeraj { FORM($time, case: "at") }
    .moment = yes
    .night = { HEAD($time) ->
        [midnight] { $case ->
            [genitive] začetka včerajšnjega dne
           *[at] včeraj opolnoči, na začetku dneva
        }
       *[other] včeraj { FORM($time, case: "at") }
    }

moment-tomorrow = jutri { FORM($time, case: "at") }
    .moment = yes
    .night = { HEAD($time) ->
        [midnight] nocoj opolnoči
       *[other] jutri { FORM($time, case: "at") }
    }

# v torek, štiriindvajsetega novembra, ob devetih; v torek ob štirinajstih. $case "value" is after a colon, or before one.
moment-date = { $case ->
    [genitive] { $date }{ moment-date-at }
    [value] { $date }{ moment-date-at }
   *[at] { FORM($date, case: "on") }{ moment-date-at }
}
    .moment = yes
    .night = { HEAD($time) ->
        [midnight] { $case ->
            [genitive] začetka { $date }
           *[at] { moment-date }, na začetku dneva
        }
       *[other] { moment-date }
    }

# A date after a day of the week is set off by commas on both sides.
moment-date-at = { TRAIT($date, "dated") ->
    [yes] , { FORM($time, case: "at") }
   *[no] { "" } { FORM($time, case: "at") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, pred premikom ure

time-after-change = { $time }, po premiku ure

## Decades

# devetdeseta leta dvajsetega stoletja
decade = { NUMBER($year, style: "decade") }
