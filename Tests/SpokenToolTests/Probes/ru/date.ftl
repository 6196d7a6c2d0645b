## Time of day. A full hour is said as one (14 часов, 21 час); it has the genitive after "с" and "до". $case "at" brings
## "в" with it.

# The parts of the day are CLDR's, but the day ends at 5: "5 часов вечера" is what people say.
time-h12 = { $case ->
    [at] в { time-h12-dial }
   *[bare] { time-h12-dial }
}
time-h12-dial = { $minute ->
    [0] { time-h12-hour } { time-h12-part }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } { time-h12-part }
}
# "час дня" is said without its number.
time-h12-hour = { $hour12 ->
    [1] { $case ->
        [genitive] часа
       *[bare] час
    }
    [2] { $case ->
        [genitive] { $hour12 } часов
       *[bare] { $hour12 } часа
    }
    [3] { $case ->
        [genitive] { $hour12 } часов
       *[bare] { $hour12 } часа
    }
    [4] { $case ->
        [genitive] { $hour12 } часов
       *[bare] { $hour12 } часа
    }
   *[many] { $hour12 } часов
}
time-h12-part = { $hour ->
    [0] ночи
    [1] ночи
    [2] ночи
    [3] ночи
    [12] дня
    [13] дня
    [14] дня
    [15] дня
    [16] дня
   *[other] { $period ->
        [am] утра
       *[pm] вечера
    }
}

# The zero before the hour is not said.
time-h23 = { $case ->
    [at] в { time-h23-dial }
   *[bare] { time-h23-dial }
}
time-h23-dial = { $minute ->
    [0] { time-h23-hour }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-hour = { $hour ->
    [one] { $case ->
        [genitive] { $hour } часа
       *[bare] { $hour } час
    }
    [few] { $case ->
        [genitive] { $hour } часов
       *[bare] { $hour } часа
    }
   *[many] { $hour } часов
}

## Days of the week: "on" for one day (во вторник), "from" and "to" for the ends of an interval (со вторника по среду)

weekday-monday = { $case ->
    [on] в понедельник
    [from] с понедельника
    [to] по понедельник
   *[bare] понедельник
}
weekday-tuesday = { $case ->
    [on] во вторник
    [from] со вторника
    [to] по вторник
   *[bare] вторник
}
weekday-wednesday = { $case ->
    [on] в среду
    [from] со среды
    [to] по среду
   *[bare] среда
}
weekday-thursday = { $case ->
    [on] в четверг
    [from] с четверга
    [to] по четверг
   *[bare] четверг
}
weekday-friday = { $case ->
    [on] в пятницу
    [from] с пятницы
    [to] по пятницу
   *[bare] пятница
}
weekday-saturday = { $case ->
    [on] в субботу
    [from] с субботы
    [to] по субботу
   *[bare] суббота
}
weekday-sunday = { $case ->
    [on] в воскресенье
    [from] с воскресенья
    [to] по воскресенье
   *[bare] воскресенье
}

## Months, after the number of the day: always the genitive

month-january = января
month-february = февраля
month-march = марта
month-april = апреля
month-may = мая
month-june = июня
month-july = июля
month-august = августа
month-september = сентября
month-october = октября
month-november = ноября
month-december = декабря

month-year = { $month } { $year }

year-alone = { $year } год

## Days. Each tells when (во вторник, третьего ноября), unless "bare" is asked for; "from" and "to" are the ends of an
## interval.

# Not every voice reads "24 ноября" as an ordinal, so it is in words: двадцать четвёртого ноября.
date-day = { $case ->
    [bare] { FORM(date-day-neuter, $day) }
    [to] по { FORM(date-day-neuter, $day) }
    [from] { $day ->
        [2] со { FORM(date-day-genitive, $day) }
       *[other] с { FORM(date-day-genitive, $day) }
    }
   *[on] { FORM(date-day-genitive, $day) }
}
date-day-neuter = { $count ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
    [5] пятое
    [6] шестое
    [7] седьмое
    [8] восьмое
    [9] девятое
    [10] десятое
    [11] одиннадцатое
    [12] двенадцатое
    [13] тринадцатое
    [14] четырнадцатое
    [15] пятнадцатое
    [16] шестнадцатое
    [17] семнадцатое
    [18] восемнадцатое
    [19] девятнадцатое
    [20] двадцатое
    [21] двадцать первое
    [22] двадцать второе
    [23] двадцать третье
    [24] двадцать четвёртое
    [25] двадцать пятое
    [26] двадцать шестое
    [27] двадцать седьмое
    [28] двадцать восьмое
    [29] двадцать девятое
    [30] тридцатое
    [31] тридцать первое
   *[other] { $count }
}
date-day-genitive = { $count ->
    [1] первого
    [2] второго
    [3] третьего
    [4] четвёртого
    [5] пятого
    [6] шестого
    [7] седьмого
    [8] восьмого
    [9] девятого
    [10] десятого
    [11] одиннадцатого
    [12] двенадцатого
    [13] тринадцатого
    [14] четырнадцатого
    [15] пятнадцатого
    [16] шестнадцатого
    [17] семнадцатого
    [18] восемнадцатого
    [19] девятнадцатого
    [20] двадцатого
    [21] двадцать первого
    [22] двадцать второго
    [23] двадцать третьего
    [24] двадцать четвёртого
    [25] двадцать пятого
    [26] двадцать шестого
    [27] двадцать седьмого
    [28] двадцать восьмого
    [29] двадцать девятого
    [30] тридцатого
    [31] тридцать первого
   *[other] { $count }
}

date-today = { $case ->
    [from] с сегодняшнего дня
    [to] по сегодняшний день
   *[on] сегодня
}

date-yesterday = { $case ->
    [from] со вчерашнего дня
    [to] по вчерашний день
   *[on] вчера
}

date-tomorrow = { $case ->
    [from] с завтрашнего дня
    [to] по завтрашний день
   *[on] завтра
}

date-weekday = { $case ->
    [from] { $weekday }
    [to] { $weekday }
   *[on] { FORM($weekday, case: "on") }
}

# во вторник, двадцать четвёртого ноября; со вторника, двадцать четвёртого ноября. Before a time ("at") a comma ends it.
date-weekday-month-day = { $case ->
    [bare] { $weekday }, { FORM(date-day-neuter, $day) } { $month }
    [at] { date-weekday }, { FORM(date-day-genitive, $day) } { $month },
   *[on] { date-weekday }, { FORM(date-day-genitive, $day) } { $month }
}

date-month-day = { date-day } { $month }

date-month-day-year = { date-day } { $month } { $year } года

# пятница, двадцатое ноября 2026 года
date-full = { $weekday }, { FORM(date-day-neuter, $day) } { $month } { $year } года

date-day-header = { $relative }, { FORM($date, case: "bare") }

date-unavailable = дата недоступна

time-unavailable = время недоступно

## Moments: a day and a time. $case "from" and "to" are the ends of an interval: с 21 часа сегодня до 2 часов завтра; a
## longer date stands before its time (с третьего ноября, 14:30), so that no two numbers meet.

moment-today = { $case ->
    [from] с { FORM($time, case: "genitive") } сегодня
    [to] до { FORM($time, case: "genitive") } сегодня
   *[at] сегодня { FORM($time, case: "at") }
}

moment-yesterday = { $case ->
    [from] с { FORM($time, case: "genitive") } вчера
    [to] до { FORM($time, case: "genitive") } вчера
   *[at] вчера { FORM($time, case: "at") }
}

moment-tomorrow = { $case ->
    [from] с { FORM($time, case: "genitive") } завтра
    [to] до { FORM($time, case: "genitive") } завтра
   *[at] завтра { FORM($time, case: "at") }
}

moment-date = { $case ->
    [from] { $date }, { FORM($time, case: "bare") },
    [to] { $date }, { FORM($time, case: "bare") }
   *[at] { FORM($date, case: "at") } { FORM($time, case: "at") }
}

time-before-change = { $time }, до перевода часов
time-after-change = { $time }, после перевода часов
decade = { $year }-е годы
