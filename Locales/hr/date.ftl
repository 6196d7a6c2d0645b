## Times of day, in words: 14 sati i 30 minuta. "U" before them: $case "at" brings it, and "today" too, where another word says
## the part of the day (jutros u 8 sati). "dial" leaves the part to another time (od 2 sata do 4 sata popodne), "hour" is the
## number of a full hour (od 14 do 16 sati).

# accepted: unused-argument
# 0:00 stays "0 sati": "ponoć" leaves open of which day.
time-h23 = { $case ->
    [at] u { time-h23-clock }
    [on] u { time-h23-clock }
    [today] u { time-h23-clock }
    [hour] { $hour }
   *[bare] { time-h23-clock }
}
    .joined = yes
    .moment = yes
time-h23-clock = { $minute ->
    [0] { time-h23-hour }
   *[other] { time-h23-hour } i { time-minute }
}
time-h23-hour = { $hour ->
    [one] { $hour } sat
    [few] { $hour } sata
   *[other] { $hour } sati
}
time-minute = { $minute ->
    [one] { $case ->
        [at] { NUMBER($minute, style: "items", gender: "feminine", case: "accusative") } minutu
        [on] { NUMBER($minute, style: "items", gender: "feminine", case: "accusative") } minutu
        [today] { NUMBER($minute, style: "items", gender: "feminine", case: "accusative") } minutu
        [dial] { NUMBER($minute, style: "items", gender: "feminine", case: "genitive") } minute
        [genitive] { NUMBER($minute, style: "items", gender: "feminine", case: "genitive") } minute
       *[bare] { NUMBER($minute, style: "items", gender: "feminine") } minuta
    }
    [few] { NUMBER($minute, style: "items", gender: "feminine") } minute
   *[other] { $minute } minuta
}

# With the 12-hour clock a part of the day follows: noću, ujutro, popodne, navečer.
time-h12 = { $case ->
    [at] u { time-h12-part }
    [on] u { time-h12-part }
    [today] u { time-h12-clock }
    [dial] { time-h12-clock }
   *[bare] { time-h12-part }
}
    .joined = yes
    .moment = yes
time-h12-part = { $period ->
    [am] { HEAD($hour12) ->
        [small-hour] { time-h12-clock } noću
       *[other] { time-h12-clock } ujutro
    }
   *[pm] { HEAD($hour12) ->
        [day-hour] { time-h12-clock } popodne
       *[other] { time-h12-clock } navečer
    }
}
-head-small-hour = 12 1 2 3
-head-day-hour = 12 1 2 3 4 5
time-h12-clock = { $minute ->
    [0] { time-h12-hour }
   *[other] { time-h12-hour } i { time-minute }
}
time-h12-hour = { $hour12 ->
    [one] { $hour12 } sat
    [few] { $hour12 } sata
   *[other] { $hour12 } sati
}

## Days of the week: "on" for one day (u srijedu), "every" for a schedule (srijedom), the genitive after "od" and "do"

weekday-monday = { $case ->
    [on] u ponedjeljak
    [every] ponedjeljkom
    [genitive] ponedjeljka
   *[bare] ponedjeljak
}
    .gender = masculine
weekday-tuesday = { $case ->
    [on] u utorak
    [every] utorkom
    [genitive] utorka
   *[bare] utorak
}
    .gender = masculine
weekday-wednesday = { $case ->
    [on] u srijedu
    [every] srijedom
    [genitive] srijede
    [accusative] srijedu
   *[bare] srijeda
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] u četvrtak
    [every] četvrtkom
    [genitive] četvrtka
   *[bare] četvrtak
}
    .gender = masculine
weekday-friday = { $case ->
    [on] u petak
    [every] petkom
    [genitive] petka
   *[bare] petak
}
    .gender = masculine
weekday-saturday = { $case ->
    [on] u subotu
    [every] subotom
    [genitive] subote
    [accusative] subotu
   *[bare] subota
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] u nedjelju
    [every] nedjeljom
    [genitive] nedjelje
    [accusative] nedjelju
   *[bare] nedjelja
}
    .gender = feminine

## Months: siječanj; od siječnja and the day of a month, which is the genitive; u siječnju

month-january = { $case ->
    [genitive] siječnja
    [on] u siječnju
   *[bare] siječanj
}
month-february = { $case ->
    [genitive] veljače
    [on] u veljači
   *[bare] veljača
}
month-march = { $case ->
    [genitive] ožujka
    [on] u ožujku
   *[bare] ožujak
}
month-april = { $case ->
    [genitive] travnja
    [on] u travnju
   *[bare] travanj
}
month-may = { $case ->
    [genitive] svibnja
    [on] u svibnju
   *[bare] svibanj
}
month-june = { $case ->
    [genitive] lipnja
    [on] u lipnju
   *[bare] lipanj
}
month-july = { $case ->
    [genitive] srpnja
    [on] u srpnju
   *[bare] srpanj
}
month-august = { $case ->
    [genitive] kolovoza
    [on] u kolovozu
   *[bare] kolovoz
}
month-september = { $case ->
    [genitive] rujna
    [on] u rujnu
   *[bare] rujan
}
month-october = { $case ->
    [genitive] listopada
    [on] u listopadu
   *[bare] listopad
}
month-november = { $case ->
    [genitive] studenoga
    [on] u studenome
   *[bare] studeni
}
month-december = { $case ->
    [genitive] prosinca
    [on] u prosincu
   *[bare] prosinac
}

month-year = { $month } { $year }. godine

year-alone = { $case ->
    [genitive] { $year }. godine
    [on] { $year }. godine
    [accusative] { $year }. godinu
    [dial] { $year }
   *[bare] { $year }. godina
}
    .year = yes

## Days. The day of the month is an ordinal in words, and in the genitive as a time (trećeg studenoga). $case "on" and the
## genitive flow into the day of the week: u utorak, dvadeset četvrtog studenoga.

# A day 2 to 6 days ago. After "od" it could be the coming one.
date-weekday = { $case ->
    [genitive] { TRAIT($weekday, "gender") ->
        [feminine] prošle { $weekday }
       *[masculine] prošlog { $weekday }
    }
   *[bare] { $weekday }
}
    .recent = yes

date-weekday-month-day = { $weekday }, { date-month-day }
    .dated = yes

date-month-day = { $case ->
    [on] { NUMBER($day, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } { FORM($month, case: "genitive") }
    [genitive] { NUMBER($day, style: "words", type: "ordinal", gender: "masculine", case: "genitive") } { FORM($month, case: "genitive") }
   *[bare] { NUMBER($day, style: "words", type: "ordinal", gender: "masculine") } { FORM($month, case: "genitive") }
}

date-month-day-year = { date-month-day } { $year }. godine

date-full = { $weekday }, { date-month-day-year }
    .dated = yes

# danas, petak, dvadeseti studenoga
date-day-header = { $relative }, { $date }

date-unavailable = datum nije dostupan

time-unavailable = vrijeme nije dostupno

## Moments: a day and a time: danas u 14 sati; od danas u 22 sata do sutra u 2 sata

moment-today = danas { FORM($time, case: "at") }
    .moment = yes

moment-yesterday = jučer { FORM($time, case: "at") }
    .moment = yes

moment-tomorrow = sutra { FORM($time, case: "at") }
    .moment = yes

# u utorak, dvadeset četvrtog studenoga, u 9 sati; u utorak u 14 sati. $case "value" is after a colon, or before one.
moment-date = { $case ->
    [genitive] { $date }{ moment-date-at }
    [value] { $date }{ moment-date-at }
   *[at] { FORM($date, case: "on") }{ moment-date-at }
}
    .moment = yes

# A date after a day of the week is set off by commas on both sides.
moment-date-at = { TRAIT($date, "dated") ->
    [yes] , { FORM($time, case: "at") }
   *[no] { "" } { FORM($time, case: "at") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, prije pomicanja sata

time-after-change = { $time }, nakon pomicanja sata

## Decades

# devedesete godine dvadesetog stoljeća: "1990-e" leaves voices helpless.
decade = { NUMBER($year, style: "decade") }
