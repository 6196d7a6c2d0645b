## Times of day
##
## $case: "on" and "at" are when (14 óra 30 perckor), "from" and "until" have their suffixes, "last" is "until" for the second of
## two times in the same part of the day. A full hour has no minutes, and no number has a zero before it, because voices would read it.

time-h23 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-clock }
    }
   *[other] { time-clock }
}
time-clock = { $minute ->
    [0] { $hour } { time-hours }
   *[other] { $hour } óra { $minute } { time-minutes }
}
time-hours = { $case ->
    [on] órakor
    [at] órakor
    [from] órától
    [until] óráig
    [last] óráig
   *[bare] óra
}
time-minutes = { $case ->
    [on] perckor
    [at] perckor
    [from] perctől
    [until] percig
    [last] percig
   *[bare] perc
}

# With the part of the day in place of CLDR's de. and du.: délután 2 óra 30 perc. After midnight the hour stays 0.
time-h12 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-clock }
    }
   *[other] { $case ->
        [last] { time-dial }
       *[other] { time-part } { time-dial }
    }
}
time-dial = { $minute ->
    [0] { $hour12 } { time-hours }
   *[other] { $hour12 } óra { $minute } { time-minutes }
}
time-part = { $hour ->
    [1] hajnali
    [2] hajnali
    [3] hajnali
    [4] hajnali
    [5] hajnali
    [6] reggel
    [7] reggel
    [8] reggel
    [9] délelőtt
    [10] délelőtt
    [11] délelőtt
    [12] déli
    [13] délután
    [14] délután
    [15] délután
    [16] délután
    [17] délután
   *[other] este
}

## Months

month-january = { $case ->
    [on] januárban
    [from] januártól
    [until] januárig
   *[bare] január
}
month-february = { $case ->
    [on] februárban
    [from] februártól
    [until] februárig
   *[bare] február
}
month-march = { $case ->
    [on] márciusban
    [from] márciustól
    [until] márciusig
   *[bare] március
}
month-april = { $case ->
    [on] áprilisban
    [from] áprilistól
    [until] áprilisig
   *[bare] április
}
month-may = { $case ->
    [on] májusban
    [from] májustól
    [until] májusig
   *[bare] május
}
month-june = { $case ->
    [on] júniusban
    [from] júniustól
    [until] júniusig
   *[bare] június
}
month-july = { $case ->
    [on] júliusban
    [from] júliustól
    [until] júliusig
   *[bare] július
}
month-august = { $case ->
    [on] augusztusban
    [from] augusztustól
    [until] augusztusig
   *[bare] augusztus
}
month-september = { $case ->
    [on] szeptemberben
    [from] szeptembertől
    [until] szeptemberig
   *[bare] szeptember
}
month-october = { $case ->
    [on] októberben
    [from] októbertől
    [until] októberig
   *[bare] október
}
month-november = { $case ->
    [on] novemberben
    [from] novembertől
    [until] novemberig
   *[bare] november
}
month-december = { $case ->
    [on] decemberben
    [from] decembertől
    [until] decemberig
   *[bare] december
}

# 2024 márciusa, 2024 szeptemberében
month-year = { TAIL(FORM($month, case: "since")) ->
    [month-short] { month-year-back }
    [month-back] { month-year-back }
   *[month-front] { month-year-front }
}
month-year-stem = { $year } { FORM($month, case: "since") }{ TAIL(FORM($month, case: "since")) ->
    [month-short] j
   *[other] { "" }
}
month-year-back = { $case ->
    [on] { month-year-stem }ában
    [from] { month-year-stem }ától
    [until] { month-year-stem }áig
   *[bare] { month-year-stem }a
}
month-year-front = { $case ->
    [on] { month-year-stem }ében
    [from] { month-year-stem }étől
    [until] { month-year-stem }éig
   *[bare] { month-year-stem }e
}
-tail-month-short = ár
-tail-month-back = us is

year-alone = { $case ->
    [on] { $year }{ FORM(suffix-inessive, $year) }
    [from] { $year }{ FORM(suffix-ablative, $year) }
    [until] { $year }-ig
   *[bare] { $year }
}

## Days of the week. $case "of": in a month

weekday-monday = { $case ->
    [on] hétfőn
    [from] hétfőtől
    [until] hétfőig
    [of] hétfőjén
   *[bare] hétfő
}
weekday-tuesday = { $case ->
    [on] kedden
    [from] keddtől
    [until] keddig
    [of] keddjén
   *[bare] kedd
}
weekday-wednesday = { $case ->
    [on] szerdán
    [from] szerdától
    [until] szerdáig
    [of] szerdáján
   *[bare] szerda
}
weekday-thursday = { $case ->
    [on] csütörtökön
    [from] csütörtöktől
    [until] csütörtökig
    [of] csütörtökén
   *[bare] csütörtök
}
weekday-friday = { $case ->
    [on] pénteken
    [from] péntektől
    [until] péntekig
    [of] péntekén
   *[bare] péntek
}
weekday-saturday = { $case ->
    [on] szombaton
    [from] szombattól
    [until] szombatig
    [of] szombatján
   *[bare] szombat
}
weekday-sunday = { $case ->
    [on] vasárnap
    [from] vasárnaptól
    [until] vasárnapig
    [of] vasárnapján
   *[bare] vasárnap
}

## The day of the month, in words: harmadika, harmadikán; elseje, elsején

day-stem = { NUMBER($count, style: "day") }
day-of-month = { TAIL(day-stem) ->
    [day-back] { day-stem }{ day-ending-back }
   *[day-front] { day-stem }{ day-ending-front }
}
-tail-day-back = ásodik armadik atodik olcadik uszadik incadik
day-ending-back = { $case ->
    [on] án
    [from] ától
    [until] áig
   *[bare] a
}
day-ending-front = { $case ->
    [on] én
    [from] étől
    [until] éig
   *[bare] e
}

## Days

date-today = { $case ->
    [from] mától
    [until] a mai napig
   *[bare] ma
}

date-yesterday = { $case ->
    [from] tegnaptól
    [until] tegnapig
    [to] tegnaphoz
   *[bare] tegnap
}

date-tomorrow = { $case ->
    [from] holnaptól
    [until] holnapig
   *[bare] holnap
}

# A day 2 to 6 days ago. "Kedden" alone would be heard as the coming one.
date-weekday = { $days ->
    [2] { date-before-yesterday }
   *[other] { date-weekday-past }
}
date-before-yesterday = { $case ->
    [from] tegnapelőttől
    [until] tegnapelőttig
   *[bare] tegnapelőtt
}
date-weekday-past = { $case ->
    [on] az elmúlt { $weekday }
    [from] az elmúlt { $weekday }
    [until] az elmúlt { $weekday }
    [since] { $weekday }
   *[bare] elmúlt { $weekday }
}

date-weekday-month-day = { FORM($month, case: "since") } { FORM(day-of-month, $day) }, { $weekday }

date-month-day = { FORM($month, case: "since") } { FORM(day-of-month, $day) }

date-month-day-year = { $year }. { date-month-day }

date-full = { $year }. { date-weekday-month-day }

date-day-header = { $relative }, { $date }

date-unavailable = a dátum nem ismert

time-unavailable = az időpont nem ismert

## Moments: a day and a time. They are when something happens (ma 14 órakor), if nothing else is asked for
##
## Midnight is the beginning of a day, but "ma éjfélkor" would be its end: ma 0 órakor.

moment-time = { $case ->
    [from] { $time }
    [until] { $time }
    [since] { $time }
   *[on] { FORM($time, case: "on") }
}
moment-zero = { $case ->
    [from] 0 órától
    [until] 0 óráig
    [since] 0 óra
   *[on] 0 órakor
}
moment-clock = { HEAD(FORM($time, case: "since")) ->
    [midnight] { moment-zero }
   *[other] { moment-time }
}
-head-midnight = éjfél

moment-today = { FORM(date-today, case: "on") } { moment-time }
    .night = { FORM(date-today, case: "on") } { moment-clock }

moment-yesterday = { FORM(date-yesterday, case: "on") } { moment-time }
    .night = { FORM(date-yesterday, case: "on") } { moment-clock }

moment-tomorrow = { FORM(date-tomorrow, case: "on") } { moment-time }
    .night = { FORM(date-tomorrow, case: "on") } { moment-clock }

moment-date = { moment-day } { moment-time }
    .night = { moment-day } { moment-clock }
# november harmadikán 14 órakor; november harmadika 14 óráig
moment-day = { $case ->
    [from] { FORM($date, case: "since") }
    [until] { FORM($date, case: "since") }
    [since] { FORM($date, case: "since") }
   *[on] { FORM($date, case: "on") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, az óraátállítás előtt

time-after-change = { $time }, az óraátállítás után

## Decades

# 1990-es évek, 1980-as évek
decade = { TAIL($year) ->
    [decade-thousand] { $year }-es évek
    [decade-back] { $year }-as évek
   *[decade-front] { $year }-es évek
}
-tail-decade-thousand = 000
-tail-decade-back = 20 30 60 80 00
