## Times of day. "О" before them, and "об" before 11 (об одинадцятій). $case "at" brings the "о" with it; "dial" leaves the
## part of the day to another time (з 2:00 до 4:00 дня).

# With the 12-hour clock a part of the day follows: ночі, ранку, дня, вечора. "Вечора" begins at 5, as people say.
time-h12 = { $case ->
    [at] { time-h12-at }
    [on] { time-h12-at }
    [dial] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
   *[bare] { time-h12-dial }
}
    .moment = yes
time-h12-at = { $hour12 ->
    [11] об { time-h12-dial }
   *[other] о { time-h12-dial }
}

# The time itself, for time-h12.
time-h12-dial = { $period ->
    [am] { $hour12 ->
        [12] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночі
        [1] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночі
        [2] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночі
        [3] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночі
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ранку
    }
   *[pm] { $hour12 ->
        [12] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [1] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [2] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [3] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
        [4] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } вечора
    }
}

# CLDR writes 09:05. The zero before the hour is not said. Midnight stays 0:00: "опівночі" leaves open of which day.
time-h23 = { $case ->
    [at] { time-h23-at }
    [on] { time-h23-at }
   *[bare] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
    .moment = yes
time-h23-at = { $hour ->
    [11] об { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
   *[other] о { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week: "on" for one day (у середу), "within" for the same after a vowel (в середу), "every" for a schedule
## (щосереди), the genitive after "з" and "до", the instrumental after "порівняно з"

weekday-monday = { $case ->
    [on] у понеділок
    [within] в понеділок
    [every] щопонеділка
    [genitive] понеділка
    [from] понеділка
    [until] понеділка
    [since] понеділка
    [to] понеділка
    [instrumental] понеділком
   *[bare] понеділок
}
    .gender = masculine
weekday-tuesday = { $case ->
    [on] у вівторок
    [within] у вівторок
    [every] щовівторка
    [genitive] вівторка
    [from] вівторка
    [until] вівторка
    [since] вівторка
    [to] вівторка
    [instrumental] вівторком
   *[bare] вівторок
}
    .gender = masculine
weekday-wednesday = { $case ->
    [on] у середу
    [within] в середу
    [every] щосереди
    [genitive] середи
    [from] середи
    [until] середи
    [since] середи
    [to] середи
    [instrumental] середою
    [accusative] середу
   *[bare] середа
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] у четвер
    [within] в четвер
    [every] щочетверга
    [genitive] четверга
    [from] четверга
    [until] четверга
    [since] четверга
    [to] четверга
    [instrumental] четвергом
   *[bare] четвер
}
    .gender = masculine
weekday-friday = { $case ->
    [on] у п’ятницю
    [within] в п’ятницю
    [every] щоп’ятниці
    [genitive] п’ятниці
    [from] п’ятниці
    [until] п’ятниці
    [since] п’ятниці
    [to] п’ятниці
    [instrumental] п’ятницею
    [accusative] п’ятницю
   *[bare] п’ятниця
}
    .gender = feminine
weekday-saturday = { $case ->
    [on] у суботу
    [within] в суботу
    [every] щосуботи
    [genitive] суботи
    [from] суботи
    [until] суботи
    [since] суботи
    [to] суботи
    [instrumental] суботою
    [accusative] суботу
   *[bare] субота
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] у неділю
    [within] в неділю
    [every] щонеділі
    [genitive] неділі
    [from] неділі
    [until] неділі
    [since] неділі
    [to] неділі
    [instrumental] неділею
    [accusative] неділю
   *[bare] неділя
}
    .gender = feminine

## Months: січень; з січня and the day of a month, which is the genitive; у січні

month-january = { $case ->
    [genitive] січня
    [from] січня
    [until] січня
    [since] січня
    [to] січня
    [on] у січні
   *[bare] січень
}
month-february = { $case ->
    [genitive] лютого
    [from] лютого
    [until] лютого
    [since] лютого
    [to] лютого
    [on] у лютому
   *[bare] лютий
}
month-march = { $case ->
    [genitive] березня
    [from] березня
    [until] березня
    [since] березня
    [to] березня
    [on] у березні
   *[bare] березень
}
month-april = { $case ->
    [genitive] квітня
    [from] квітня
    [until] квітня
    [since] квітня
    [to] квітня
    [on] у квітні
   *[bare] квітень
}
month-may = { $case ->
    [genitive] травня
    [from] травня
    [until] травня
    [since] травня
    [to] травня
    [on] у травні
   *[bare] травень
}
month-june = { $case ->
    [genitive] червня
    [from] червня
    [until] червня
    [since] червня
    [to] червня
    [on] у червні
   *[bare] червень
}
month-july = { $case ->
    [genitive] липня
    [from] липня
    [until] липня
    [since] липня
    [to] липня
    [on] у липні
   *[bare] липень
}
month-august = { $case ->
    [genitive] серпня
    [from] серпня
    [until] серпня
    [since] серпня
    [to] серпня
    [on] у серпні
   *[bare] серпень
}
month-september = { $case ->
    [genitive] вересня
    [from] вересня
    [until] вересня
    [since] вересня
    [to] вересня
    [on] у вересні
   *[bare] вересень
}
month-october = { $case ->
    [genitive] жовтня
    [from] жовтня
    [until] жовтня
    [since] жовтня
    [to] жовтня
    [on] у жовтні
   *[bare] жовтень
}
month-november = { $case ->
    [genitive] листопада
    [from] листопада
    [until] листопада
    [since] листопада
    [to] листопада
    [on] у листопаді
   *[bare] листопад
}
month-december = { $case ->
    [genitive] грудня
    [from] грудня
    [until] грудня
    [since] грудня
    [to] грудня
    [on] у грудні
   *[bare] грудень
}

month-year = { $month } { $year } року

# Without "у": 2024 року.
year-alone = { $case ->
    [genitive] { $year } року
    [from] { $year } року
    [until] { $year } року
    [since] { $year } року
    [to] { $year } року
    [on] { $year } року
   *[bare] { $year } рік
}

## Days. $case "on" and "within" flow into the day of the week and leave the rest as it is: у вівторок, 24 листопада. So
## does the genitive (до вівторка, 24 листопада). $case "past", "pastwithin" and "since" are the same as "on", "within" and
## the genitive where what is said is over: they differ in date-weekday alone. $case "value" is after a colon, "place"
## before one.

# "Вчора" after a vowel, and "учора" elsewhere.
date-yesterday = { $case ->
    [genitive] вчорашнього дня
    [from] учорашнього дня
    [until] вчорашнього дня
    [since] учорашнього дня
    [to] вчорашнього дня
    [instrumental] учорашнім днем
    [within] вчора
    [pastwithin] вчора
   *[nominative] учора
}
date-today = { $case ->
    [genitive] сьогодні
    [from] сьогоднішнього дня
    [since] сьогоднішнього дня
    [instrumental] сьогоднішнім днем
   *[nominative] сьогодні
}
date-tomorrow = { $case ->
    [genitive] завтра
    [from] завтрашнього дня
    [since] завтрашнього дня
    [instrumental] завтрашнім днем
   *[nominative] завтра
}

# A day 2 to 6 days ago. "У вівторок" could be the coming one. Alone, as in a list of messages, the day has no other word.
# The same is true if the rest of the phrase is about the past anyway (переглянуто у вівторок, без змін з вівторка).
date-weekday = { $case ->
    [past] { FORM($weekday, case: "on") }
    [pastwithin] { FORM($weekday, case: "within") }
    [since] { FORM($weekday, case: "genitive") }
    [on] { date-weekday-past }
    [within] { date-weekday-past }
    [genitive] { date-weekday-past }
    [from] { date-weekday-past }
    [until] { date-weekday-past }
    [to] { date-weekday-past }
    [instrumental] { FORM($weekday, case: "instrumental") }
    [value] { TRAIT($weekday, "gender") ->
        [feminine] минула { FORM($weekday, case: "bare") }
       *[masculine] минулий { FORM($weekday, case: "bare") }
    }
   *[bare] { $weekday }
}
date-weekday-past = { TRAIT($weekday, "gender") ->
    [feminine] минулої { FORM($weekday, case: "genitive") }
   *[masculine] минулого { FORM($weekday, case: "genitive") }
}

date-weekday-month-day = { $case ->
    [past] { FORM($weekday, case: "on") }, { $day } { FORM($month, case: "genitive") }
    [pastwithin] { FORM($weekday, case: "within") }, { $day } { FORM($month, case: "genitive") }
   *[bare] { $weekday }, { $day } { FORM($month, case: "genitive") }
}
    .dated = yes

# same for every case
date-month-day = { $day } { FORM($month, case: "genitive") }

# same for every case
date-month-day-year = { $day } { FORM($month, case: "genitive") } { $year } року

date-full = { $case ->
    [past] { FORM($weekday, case: "on") }, { $day } { FORM($month, case: "genitive") } { $year } року
    [pastwithin] { FORM($weekday, case: "within") }, { $day } { FORM($month, case: "genitive") } { $year } року
   *[bare] { $weekday }, { $day } { FORM($month, case: "genitive") } { $year } року
}
    .dated = yes

# сьогодні, п’ятниця, 20 листопада
date-day-header = { $relative }, { $date }

date-unavailable = дата недоступна

time-unavailable = час недоступний

## Moments: a day and a time. After a preposition the time comes first: до 9:00 завтрашнього дня, з 22:00 вівторка,
## 24 листопада.

moment-today = { $case ->
    [genitive] { FORM($time, case: "genitive") } сьогоднішнього дня
    [from] { FORM($time, case: "genitive") } сьогоднішнього дня
    [until] { FORM($time, case: "genitive") } сьогоднішнього дня
    [since] { FORM($time, case: "genitive") } сьогоднішнього дня
    [to] { FORM($time, case: "genitive") } сьогоднішнього дня
   *[at] сьогодні { FORM($time, case: "at") }
}
    .moment = yes

moment-yesterday = { $case ->
    [genitive] { FORM($time, case: "genitive") } учорашнього дня
    [from] { FORM($time, case: "genitive") } учорашнього дня
    [until] { FORM($time, case: "genitive") } учорашнього дня
    [since] { FORM($time, case: "genitive") } учорашнього дня
    [to] { FORM($time, case: "genitive") } учорашнього дня
    [within] вчора { FORM($time, case: "at") }
    [pastwithin] вчора { FORM($time, case: "at") }
   *[at] учора { FORM($time, case: "at") }
}
    .moment = yes

moment-tomorrow = { $case ->
    [genitive] { FORM($time, case: "genitive") } завтрашнього дня
    [from] { FORM($time, case: "genitive") } завтрашнього дня
    [until] { FORM($time, case: "genitive") } завтрашнього дня
    [since] { FORM($time, case: "genitive") } завтрашнього дня
    [to] { FORM($time, case: "genitive") } завтрашнього дня
   *[at] завтра { FORM($time, case: "at") }
}
    .moment = yes

# у вівторок, 24 листопада, о 9:00; минулого вівторка о 14:00; 3 листопада о 14:30. A date after a day of the week is set
# off by commas on both sides.
moment-date = { $case ->
    [genitive] { moment-date-genitive }
    [from] { moment-date-genitive }
    [to] { moment-date-genitive }
    [until] { moment-date-genitive }
    [since] { moment-date-since }
    [past] { FORM($date, case: "past") }{ moment-date-at }
    [pastwithin] { FORM($date, case: "pastwithin") }{ moment-date-at }
    [within] { FORM($date, case: "within") }{ moment-date-at }
    [value] { FORM($date, case: "value") }{ moment-date-at }
    [place] { FORM($date, case: "bare") }{ moment-date-at }
   *[at] { FORM($date, case: "on") }{ moment-date-at }
}
    .moment = yes

# A comma keeps a time and a date apart, which begins with a number, too: до 10:43, 16 жовтня.
moment-date-genitive = { HEAD($date) ->
    [day-number] { FORM($time, case: "genitive") }, { FORM($date, case: "genitive") }
   *[weekday] { FORM($time, case: "genitive") } { FORM($date, case: "genitive") }
}
moment-date-since = { HEAD($date) ->
    [day-number] { FORM($time, case: "genitive") }, { FORM($date, case: "since") }
   *[weekday] { FORM($time, case: "genitive") } { FORM($date, case: "since") }
}

moment-date-at = { TRAIT($date, "dated") ->
    [yes] , { FORM($time, case: "at") }
   *[no] { "" } { FORM($time, case: "at") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, до переведення годинника

time-after-change = { $time }, після переведення годинника

## Decades

# дев’яності роки двадцятого століття: "90-ті" leaves open of which century, and voices misread it.
decade = { NUMBER($year, style: "decade") }
