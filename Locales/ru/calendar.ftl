## Ages. After a preposition, where a bound asks for the amount, and as the value of a field, the span alone: до
## двенадцати лет, как минимум 18 лет, возраст: 8 лет

age = { $case ->
    [value] { $duration }
    [place] { $duration }
    [amount] { $duration }
    [genitive] { $duration }
    [accusative] { $duration }
   *[nominative] возраст: { $duration }
}
    .none = { $case ->
        [value] меньше { FORM($duration, case: "genitive") }
       *[nominative] возраст: меньше { FORM($duration, case: "genitive") }
    }

## Periods that end now

recent = { $count ->
    [1] { recent-one }
   *[other] { $case ->
        [genitive] последних { $duration }
       *[nominative] последние { $duration }
    }
}
recent-one = { $period ->
    [minute] { $case ->
        [accusative] последнюю минуту
        [genitive] последней минуты
       *[nominative] последняя минута
    }
   *[hour] { $case ->
        [genitive] последнего часа
       *[nominative] последний час
    }
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after. They tell when. As the
## value of a field the span itself, as days are: период: прошлый месяц

week-this = { $case ->
    [genitive] этой недели
    [value] эта неделя
   *[when] на этой неделе
}
week-last = { $case ->
    [genitive] прошлой недели
    [value] прошлая неделя
   *[when] на прошлой неделе
}
week-next = { $case ->
    [genitive] следующей недели
    [value] следующая неделя
   *[when] на следующей неделе
}
month-this = { $case ->
    [genitive] этого месяца
    [value] этот месяц
   *[when] в этом месяце
}
month-last = { $case ->
    [genitive] прошлого месяца
    [value] прошлый месяц
   *[when] в прошлом месяце
}
month-next = { $case ->
    [genitive] следующего месяца
    [value] следующий месяц
   *[when] в следующем месяце
}
year-this = { $case ->
    [genitive] этого года
    [value] этот год
   *[when] в этом году
}
year-last = { $case ->
    [genitive] прошлого года
    [value] прошлый год
   *[when] в прошлом году
}
year-next = { $case ->
    [genitive] следующего года
    [value] следующий год
   *[when] в следующем году
}

## Today, with the part of the day if it can't mean another day. "Сегодня ночью" could be either night.

# The ends of a span have no part of the day: до 14:00 сегодняшнего дня. "Сегодня днём в 12:00" is not said.
moment-today-part = { $case ->
    [genitive] { moment-today }
   *[at] { moment-today-part-at }
}
    .moment = yes

moment-today-part-at = { HEAD($hour) ->
    [partless] { moment-today }
   *[other] { date-today-part } в { FORM($time, case: "dial") }
}
-head-partless = 0 1 2 3 12

date-today-part = { HEAD($hour) ->
    [early] { date-today }
    [morning] сегодня утром
    [afternoon] сегодня днём
   *[other] сегодня вечером
}
-head-early = 0 1 2 3
-head-morning = 4 5 6 7 8 9 10 11
-head-afternoon = 12 13 14 15 16

## Weeks by their first day: неделя с 9 ноября, неделя со 2 ноября

week-of = неделя { since-date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] в полдень
    [on] в полдень
    [genitive] полудня
   *[bare] полдень
}

time-midnight = { $case ->
    [at] в полночь
    [on] в полночь
    [genitive] полуночи
   *[bare] полночь
}

moment-end-of-today = в полночь

moment-same-day = { $case ->
    [at] в { FORM($time, case: "bare") }
   *[bare] { $time }
}

# 14:57, часовой пояс: Варшава. A name is not inflected. Some of CLDR's names say that they are a time.
time-zoned = { TAIL($zone) ->
    [time] { $time }, { $zone }
   *[name] { $time }, часовой пояс: { $zone }
}
    .known = { time-zoned }
-tail-time = время гринвичу

# The time may bring its day: у вас завтра в 2:00.
time-zones = { time-zoned }, у вас { $local }
    .known = { time-zoned.known }, у вас { $local }

## An amount within a period

# 3 тренировки на этой неделе, в марте, за последние 7 дней
amount-during = { HEAD($period) ->
    [recent] { $amount } за { FORM($period, case: "accusative") }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-recent = последн
