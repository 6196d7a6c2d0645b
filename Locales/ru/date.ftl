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
    [am] { $hour12 ->
        [12] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночи
        [1] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночи
        [2] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночи
        [3] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночи
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } утра
    }
   *[pm] { $hour12 ->
        [12] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [1] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [2] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [3] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [4] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } вечера
    }
}

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
    [from] понедельника
    [until] понедельника
    [since] понедельника
    [to] понедельника
   *[bare] понедельник
}
    .gender = masculine
weekday-tuesday = { $case ->
    [on] во вторник
    [every] по вторникам
    [genitive] вторника
    [from] вторника
    [until] вторника
    [since] вторника
    [to] вторника
   *[bare] вторник
}
    .gender = masculine
weekday-wednesday = { $case ->
    [on] в среду
    [every] по средам
    [genitive] среды
    [from] среды
    [until] среды
    [since] среды
    [accusative] среду
    [to] среды
   *[bare] среда
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] в четверг
    [every] по четвергам
    [genitive] четверга
    [from] четверга
    [until] четверга
    [since] четверга
    [to] четверга
   *[bare] четверг
}
    .gender = masculine
weekday-friday = { $case ->
    [on] в пятницу
    [every] по пятницам
    [genitive] пятницы
    [from] пятницы
    [until] пятницы
    [since] пятницы
    [accusative] пятницу
    [to] пятницы
   *[bare] пятница
}
    .gender = feminine
weekday-saturday = { $case ->
    [on] в субботу
    [every] по субботам
    [genitive] субботы
    [from] субботы
    [until] субботы
    [since] субботы
    [accusative] субботу
    [to] субботы
   *[bare] суббота
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] в воскресенье
    [every] по воскресеньям
    [genitive] воскресенья
    [from] воскресенья
    [until] воскресенья
    [since] воскресенья
    [to] воскресенья
   *[bare] воскресенье
}
    .gender = neuter

## Months: январь; с января and the day of a month, which is the genitive; в январе

month-january = { $case ->
    [genitive] января
    [from] января
    [until] января
    [since] января
    [to] января
    [on] в январе
   *[bare] январь
}
month-february = { $case ->
    [genitive] февраля
    [from] февраля
    [until] февраля
    [since] февраля
    [to] февраля
    [on] в феврале
   *[bare] февраль
}
month-march = { $case ->
    [genitive] марта
    [from] марта
    [until] марта
    [since] марта
    [to] марта
    [on] в марте
   *[bare] март
}
month-april = { $case ->
    [genitive] апреля
    [from] апреля
    [until] апреля
    [since] апреля
    [to] апреля
    [on] в апреле
   *[bare] апрель
}
month-may = { $case ->
    [genitive] мая
    [from] мая
    [until] мая
    [since] мая
    [to] мая
    [on] в мае
   *[bare] май
}
month-june = { $case ->
    [genitive] июня
    [from] июня
    [until] июня
    [since] июня
    [to] июня
    [on] в июне
   *[bare] июнь
}
month-july = { $case ->
    [genitive] июля
    [from] июля
    [until] июля
    [since] июля
    [to] июля
    [on] в июле
   *[bare] июль
}
month-august = { $case ->
    [genitive] августа
    [from] августа
    [until] августа
    [since] августа
    [to] августа
    [on] в августе
   *[bare] август
}
month-september = { $case ->
    [genitive] сентября
    [from] сентября
    [until] сентября
    [since] сентября
    [to] сентября
    [on] в сентябре
   *[bare] сентябрь
}
month-october = { $case ->
    [genitive] октября
    [from] октября
    [until] октября
    [since] октября
    [to] октября
    [on] в октябре
   *[bare] октябрь
}
month-november = { $case ->
    [genitive] ноября
    [from] ноября
    [until] ноября
    [since] ноября
    [to] ноября
    [on] в ноябре
   *[bare] ноябрь
}
month-december = { $case ->
    [genitive] декабря
    [from] декабря
    [until] декабря
    [since] декабря
    [to] декабря
    [on] в декабре
   *[bare] декабрь
}

month-year = { $month } { $year } года

year-alone = { $case ->
    [genitive] { $year } года
    [from] { $year } года
    [until] { $year } года
    [since] { $year } года
    [to] { $year } года
    [on] в { $year } году
   *[bare] { $year } год
}

## Days. $case "on" flows into the day of the week and leaves the rest as it is: во вторник, 24 ноября. So does the
## genitive (со вторника 24 ноября), and the accusative after "по" (по среду, по завтрашний день). $case "past" and
## "since" are the same as "on" and the genitive where what is said is over: they differ in date-weekday alone. $case
## "value" is after a colon, "place" before one.

date-yesterday = { $case ->
    [genitive] вчерашнего дня
    [from] вчерашнего дня
    [until] вчерашнего дня
    [since] вчерашнего дня
    [accusative] вчерашний день
    [to] вчерашнего дня
   *[nominative] вчера
}
date-today = { $case ->
    [genitive] сегодняшнего дня
    [from] сегодняшнего дня
    [until] сегодняшнего дня
    [since] сегодняшнего дня
    [accusative] сегодняшний день
    [to] сегодняшнего дня
   *[nominative] сегодня
}
date-tomorrow = { $case ->
    [genitive] завтрашнего дня
    [from] завтрашнего дня
    [until] завтрашнего дня
    [since] завтрашнего дня
    [accusative] завтрашний день
    [to] завтрашнего дня
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
    [from] { date-weekday-genitive }
    [until] { date-weekday-genitive }
    [to] { date-weekday-genitive }
    [accusative] { date-weekday-past }
    [value] { TRAIT($weekday, "gender") ->
        [feminine] минувшая { FORM($weekday, case: "bare") }
        [neuter] минувшее { FORM($weekday, case: "bare") }
       *[masculine] минувший { FORM($weekday, case: "bare") }
    }
   *[bare] { $weekday }
}
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
    [from] { $weekday } { $day } { FORM($month, case: "genitive") }
    [until] { $weekday } { $day } { FORM($month, case: "genitive") }
    [since] { $weekday } { $day } { FORM($month, case: "genitive") }
    [to] { $weekday } { $day } { FORM($month, case: "genitive") }
   *[bare] { $weekday }, { $day } { FORM($month, case: "genitive") }
}
    .dated = yes

# same for every case
date-month-day = { $day } { FORM($month, case: "genitive") }

# same for every case
date-month-day-year = { $day } { FORM($month, case: "genitive") } { $year } года

date-full = { $case ->
    [on] { $weekday }, { $day } { FORM($month, case: "genitive") } { $year } года
    [past] { FORM($weekday, case: "on") }, { $day } { FORM($month, case: "genitive") } { $year } года
    [genitive] { $weekday } { $day } { FORM($month, case: "genitive") } { $year } года
    [from] { $weekday } { $day } { FORM($month, case: "genitive") } { $year } года
    [until] { $weekday } { $day } { FORM($month, case: "genitive") } { $year } года
    [since] { $weekday } { $day } { FORM($month, case: "genitive") } { $year } года
    [to] { $weekday } { $day } { FORM($month, case: "genitive") } { $year } года
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
    [from] { FORM($time, case: "genitive") } сегодняшнего дня
    [to] { FORM($time, case: "genitive") } сегодняшнего дня
    [until] { FORM($time, case: "genitive") } сегодняшнего дня
    [since] { FORM($time, case: "genitive") } сегодняшнего дня
   *[at] сегодня в { FORM($time, case: "bare") }
}
    .moment = yes

moment-yesterday = { $case ->
    [genitive] { FORM($time, case: "genitive") } вчерашнего дня
    [from] { FORM($time, case: "genitive") } вчерашнего дня
    [to] { FORM($time, case: "genitive") } вчерашнего дня
    [until] { FORM($time, case: "genitive") } вчерашнего дня
    [since] { FORM($time, case: "genitive") } вчерашнего дня
   *[at] вчера в { FORM($time, case: "bare") }
}
    .moment = yes

moment-tomorrow = { $case ->
    [genitive] { FORM($time, case: "genitive") } завтрашнего дня
    [from] { FORM($time, case: "genitive") } завтрашнего дня
    [to] { FORM($time, case: "genitive") } завтрашнего дня
    [until] { FORM($time, case: "genitive") } завтрашнего дня
    [since] { FORM($time, case: "genitive") } завтрашнего дня
   *[at] завтра в { FORM($time, case: "bare") }
}
    .moment = yes

# во вторник, 24 ноября, в 9:00; в минувший вторник в 14:00; 3 ноября в 14:30. A date after a day of the week is set off
# by commas on both sides.
moment-date = { $case ->
    [genitive] { FORM($time, case: "genitive") } { FORM($date, case: "genitive") }
    [from] { FORM($time, case: "genitive") } { FORM($date, case: "genitive") }
    [to] { FORM($time, case: "genitive") } { FORM($date, case: "genitive") }
    [until] { FORM($time, case: "genitive") } { FORM($date, case: "genitive") }
    [since] { FORM($time, case: "genitive") } { FORM($date, case: "since") }
    [past] { FORM($date, case: "past") }{ moment-date-at }
    [value] { FORM($date, case: "value") }{ moment-date-at }
    [place] { FORM($date, case: "bare") }{ moment-date-at }
   *[at] { FORM($date, case: "on") }{ moment-date-at }
}
    .moment = yes

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
