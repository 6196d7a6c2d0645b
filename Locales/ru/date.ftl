## Times of day. They follow "в", which is the same before every hour. $case "at" brings the "в" with it; "dial" leaves
## the part of the day to another time (с 2:00 до 4:00 дня).

# With the 12-hour clock a part of the day follows: ночи, утра, дня, вечера. "Вечера" begins at 5, as people say.
time-h12 = { $case ->
    [at] в { time-h12-dial }
    [on] в { time-h12-dial }
    [dial] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
   *[bare] { time-h12-dial }
}

# The time itself, for time-h12.
time-h12-dial = { $period ->
    [am] { HEAD($hour12) ->
        [small-hour] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночи
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } утра
    }
   *[pm] { HEAD($hour12) ->
        [day-hour] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } вечера
    }
}
-head-small-hour = 12 1 2 3
-head-day-hour = 12 1 2 3 4

# CLDR writes 09:05. The zero before the hour is not said. Midnight stays 0:00: "в полночь" leaves open of which day.
time-h23 = { $case ->
    [at] в { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [on] в { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
   *[bare] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week: "on" for one day (во вторник), "every" for a schedule (по вторникам), the genitive after "с" and
## "до", the accusative after "по" and after an adjective (в минувшую среду)

weekday-monday = { $case ->
    [on] в понедельник
    [every] по понедельникам
    [genitive] понедельника
   *[bare] понедельник
}
    .gender = masculine
weekday-tuesday = { $case ->
    [on] во вторник
    [every] по вторникам
    [genitive] вторника
   *[bare] вторник
}
    .gender = masculine
weekday-wednesday = { $case ->
    [on] в среду
    [every] по средам
    [genitive] среды
    [accusative] среду
   *[bare] среда
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] в четверг
    [every] по четвергам
    [genitive] четверга
   *[bare] четверг
}
    .gender = masculine
weekday-friday = { $case ->
    [on] в пятницу
    [every] по пятницам
    [genitive] пятницы
    [accusative] пятницу
   *[bare] пятница
}
    .gender = feminine
weekday-saturday = { $case ->
    [on] в субботу
    [every] по субботам
    [genitive] субботы
    [accusative] субботу
   *[bare] суббота
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] в воскресенье
    [every] по воскресеньям
    [genitive] воскресенья
   *[bare] воскресенье
}
    .gender = neuter

## Months: январь; с января and the day of a month, which is the genitive; в январе

month-january = { $case ->
    [genitive] января
    [on] в январе
   *[bare] январь
}
month-february = { $case ->
    [genitive] февраля
    [on] в феврале
   *[bare] февраль
}
month-march = { $case ->
    [genitive] марта
    [on] в марте
   *[bare] март
}
month-april = { $case ->
    [genitive] апреля
    [on] в апреле
   *[bare] апрель
}
month-may = { $case ->
    [genitive] мая
    [on] в мае
   *[bare] май
}
month-june = { $case ->
    [genitive] июня
    [on] в июне
   *[bare] июнь
}
month-july = { $case ->
    [genitive] июля
    [on] в июле
   *[bare] июль
}
month-august = { $case ->
    [genitive] августа
    [on] в августе
   *[bare] август
}
month-september = { $case ->
    [genitive] сентября
    [on] в сентябре
   *[bare] сентябрь
}
month-october = { $case ->
    [genitive] октября
    [on] в октябре
   *[bare] октябрь
}
month-november = { $case ->
    [genitive] ноября
    [on] в ноябре
   *[bare] ноябрь
}
month-december = { $case ->
    [genitive] декабря
    [on] в декабре
   *[bare] декабрь
}

month-year = { $month } { $year } года

year-alone = { $case ->
    [genitive] { $year } года
    [on] в { $year } году
   *[bare] { $year } год
}

## Days. $case "on" flows into the day of the week and leaves the rest as it is: во вторник, 24 ноября. So does the
## genitive (со вторника 24 ноября), and the accusative after "по" (по среду, по завтрашний день). $case "past" and
## "since" are the same as "on" and the genitive where what is said is over: they differ in date-weekday alone. $case
## "value" is after a colon, "place" before one.

date-yesterday = { $case ->
    [genitive] вчерашнего дня
    [accusative] вчерашний день
   *[nominative] вчера
}
date-today = { $case ->
    [genitive] сегодняшнего дня
    [accusative] сегодняшний день
   *[nominative] сегодня
}
date-tomorrow = { $case ->
    [genitive] завтрашнего дня
    [accusative] завтрашний день
   *[nominative] завтра
}

# A day 2 to 6 days ago. "Во вторник" would mean the coming Tuesday, and "в прошлый вторник" may be the week before, but
# "минувший" is the most recent such day. Alone, as in a list of messages, the day has neither word. The same is true if
# the rest of the phrase is about the past anyway (просмотрено во вторник, без изменений со вторника).
date-weekday = { $case ->
    [past] { FORM($weekday, case: "on") }
    [since] { FORM($weekday, case: "genitive") }
    [on] в { date-weekday-past }
    [genitive] { date-weekday-genitive }
    [accusative] { date-weekday-past }
    [value] { TRAIT($weekday, "gender") ->
        [feminine] минувшая { FORM($weekday, case: "bare") }
        [neuter] минувшее { FORM($weekday, case: "bare") }
       *[masculine] минувший { FORM($weekday, case: "bare") }
    }
   *[bare] { $weekday }
}
    .recent = yes
date-weekday-past = { TRAIT($weekday, "gender") ->
    [feminine] минувшую { FORM($weekday, case: "accusative") }
    [neuter] минувшее { FORM($weekday, case: "bare") }
   *[masculine] минувший { FORM($weekday, case: "bare") }
}
date-weekday-genitive = { TRAIT($weekday, "gender") ->
    [feminine] минувшей { FORM($weekday, case: "genitive") }
   *[masculine] минувшего { FORM($weekday, case: "genitive") }
}

# The genitive has no comma, for more words follow it: с 18:43 воскресенья 22 ноября до 9:00 вторника 24 ноября.
date-weekday-month-day = { $case ->
    [on] { $weekday }, { $day } { FORM($month, case: "genitive") }
    [past] { FORM($weekday, case: "on") }, { $day } { FORM($month, case: "genitive") }
    [genitive] { $weekday } { $day } { FORM($month, case: "genitive") }
    [since] { FORM($weekday, case: "genitive") } { $day } { FORM($month, case: "genitive") }
   *[bare] { $weekday }, { $day } { FORM($month, case: "genitive") }
}
    .dated = yes

# Right after a time the day is in words, which keep it apart: с 8:00 двадцать восьмого ноября.
date-month-day = { $case ->
    [timed] { NUMBER($day, style: "words", type: "ordinal", gender: "neuter", case: "genitive") } { FORM($month, case: "genitive") }
   *[bare] { $day } { FORM($month, case: "genitive") }
}

date-month-day-year = { $case ->
    [timed] { NUMBER($day, style: "words", type: "ordinal", gender: "neuter", case: "genitive") } { FORM($month, case: "genitive") } { $year } года
   *[bare] { $day } { FORM($month, case: "genitive") } { $year } года
}

date-full = { $case ->
    [on] { $weekday }, { $day } { FORM($month, case: "genitive") } { $year } года
    [past] { FORM($weekday, case: "on") }, { $day } { FORM($month, case: "genitive") } { $year } года
    [genitive] { $weekday } { $day } { FORM($month, case: "genitive") } { $year } года
    [since] { FORM($weekday, case: "genitive") } { $day } { FORM($month, case: "genitive") } { $year } года
   *[bare] { $weekday }, { $day } { FORM($month, case: "genitive") } { $year } года
}
    .dated = yes

# сегодня, пятница, 20 ноября
date-day-header = { $relative }, { $date }

date-unavailable = дата недоступна

time-unavailable = время недоступно

## Moments: a day and a time. After a preposition the time comes first: до 9:00 завтрашнего дня, с 22:00 вторника
## 24 ноября.

moment-today = { $case ->
    [genitive] { FORM($time, case: "genitive") } сегодняшнего дня
   *[at] сегодня в { FORM($time, case: "bare") }
}
    .moment = yes

moment-yesterday = { $case ->
    [genitive] { FORM($time, case: "genitive") } вчерашнего дня
   *[at] вчера в { FORM($time, case: "bare") }
}
    .moment = yes

moment-tomorrow = { $case ->
    [genitive] { FORM($time, case: "genitive") } завтрашнего дня
   *[at] завтра в { FORM($time, case: "bare") }
}
    .moment = yes

# во вторник, 24 ноября, в 9:00; в минувший вторник в 14:00; 3 ноября в 14:30. A date after a day of the week is set off
# by commas on both sides.
moment-date = { $case ->
    [genitive] { FORM($time, case: "genitive") } { moment-date-day }
    [since] { FORM($time, case: "genitive") } { moment-date-day }
    [past] { FORM($date, case: "past") }{ moment-date-at }
    [value] { FORM($date, case: "value") }{ moment-date-at }
    [place] { FORM($date, case: "bare") }{ moment-date-at }
   *[at] { FORM($date, case: "on") }{ moment-date-at }
}
    .moment = yes
    .recent = yes

moment-date-day = { HEAD($date) ->
    [day-number] { FORM($date, case: "timed") }
   *[weekday] { $date }
}

moment-date-at = { TRAIT($date, "dated") ->
    [yes] , в { FORM($time, case: "bare") }
   *[no] { "" } в { FORM($time, case: "bare") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, до перевода часов

time-after-change = { $time }, после перевода часов

## Decades

# девяностые годы двадцатого века: "90-е" leaves open of which century, and voices misread it.
decade = { NUMBER($year, style: "decade") }
