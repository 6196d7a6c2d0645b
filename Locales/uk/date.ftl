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
    [am] { HEAD($hour12) ->
        [small-hour] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ночі
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } ранку
    }
   *[pm] { HEAD($hour12) ->
        [day-hour] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } дня
       *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } вечора
    }
}
-head-small-hour = 12 1 2 3
-head-day-hour = 12 1 2 3 4

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
## (щосереди), the genitive after "з" and "до"

weekday-monday = { $case ->
    [on] у понеділок
    [within] в понеділок
    [every] щопонеділка
    [genitive] понеділка
   *[bare] понеділок
}
    .gender = masculine
weekday-tuesday = { $case ->
    [on] у вівторок
    [within] у вівторок
    [every] щовівторка
    [genitive] вівторка
   *[bare] вівторок
}
    .gender = masculine
weekday-wednesday = { $case ->
    [on] у середу
    [within] в середу
    [every] щосереди
    [genitive] середи
    [accusative] середу
   *[bare] середа
}
    .gender = feminine
weekday-thursday = { $case ->
    [on] у четвер
    [within] в четвер
    [every] щочетверга
    [genitive] четверга
   *[bare] четвер
}
    .gender = masculine
weekday-friday = { $case ->
    [on] у п’ятницю
    [within] в п’ятницю
    [every] щоп’ятниці
    [genitive] п’ятниці
    [accusative] п’ятницю
   *[bare] п’ятниця
}
    .gender = feminine
weekday-saturday = { $case ->
    [on] у суботу
    [within] в суботу
    [every] щосуботи
    [genitive] суботи
    [accusative] суботу
   *[bare] субота
}
    .gender = feminine
weekday-sunday = { $case ->
    [on] у неділю
    [within] в неділю
    [every] щонеділі
    [genitive] неділі
    [accusative] неділю
   *[bare] неділя
}
    .gender = feminine

## Months: січень; з січня and the day of a month, which is the genitive; у січні

month-january = { $case ->
    [genitive] січня
    [on] у січні
   *[bare] січень
}
month-february = { $case ->
    [genitive] лютого
    [on] у лютому
   *[bare] лютий
}
month-march = { $case ->
    [genitive] березня
    [on] у березні
   *[bare] березень
}
month-april = { $case ->
    [genitive] квітня
    [on] у квітні
   *[bare] квітень
}
month-may = { $case ->
    [genitive] травня
    [on] у травні
   *[bare] травень
}
month-june = { $case ->
    [genitive] червня
    [on] у червні
   *[bare] червень
}
month-july = { $case ->
    [genitive] липня
    [on] у липні
   *[bare] липень
}
month-august = { $case ->
    [genitive] серпня
    [on] у серпні
   *[bare] серпень
}
month-september = { $case ->
    [genitive] вересня
    [on] у вересні
   *[bare] вересень
}
month-october = { $case ->
    [genitive] жовтня
    [on] у жовтні
   *[bare] жовтень
}
month-november = { $case ->
    [genitive] листопада
    [on] у листопаді
   *[bare] листопад
}
month-december = { $case ->
    [genitive] грудня
    [on] у грудні
   *[bare] грудень
}

month-year = { $month } { $year } року

# Without "у": 2024 року.
year-alone = { $case ->
    [genitive] { $year } року
    [on] { $year } року
   *[bare] { $year } рік
}

## Days. $case "on" and "within" flow into the day of the week and leave the rest as it is: у вівторок, 24 листопада. So
## does the genitive (до вівторка, 24 листопада). $case "past", "pastwithin" and "since" are the same as "on", "within" and
## the genitive where what is said is over: they differ in date-weekday alone. "From" is the genitive after "з": з
## сьогоднішнього дня, but до сьогодні. $case "value" is after a colon, "place"
## before one.

# "Вчора" after a vowel, and "учора" elsewhere.
date-yesterday = { $case ->
    [genitive] вчорашнього дня
    [from] учорашнього дня
    [instrumental] учорашнім днем
    [pastwithin] вчора
   *[nominative] учора
}
date-today = { $case ->
    [genitive] сьогодні
    [from] сьогоднішнього дня
   *[nominative] сьогодні
}
date-tomorrow = { $case ->
    [genitive] завтра
    [from] завтрашнього дня
   *[nominative] завтра
}

# A day 2 to 6 days ago. "У вівторок" could be the coming one. Alone, as in a list of messages, the day has no other word.
# The same is true if the rest of the phrase is about the past anyway (переглянуто у вівторок, без змін з вівторка).
date-weekday = { $case ->
    [past] { FORM($weekday, case: "on") }
    [pastwithin] { FORM($weekday, case: "within") }
    [since] { FORM($weekday, case: "genitive") }
    [on] { date-weekday-past }
    [genitive] { date-weekday-past }
    [from] { date-weekday-past }
    [value] { TRAIT($weekday, "gender") ->
        [feminine] минула { FORM($weekday, case: "bare") }
       *[masculine] минулий { FORM($weekday, case: "bare") }
    }
   *[bare] { $weekday }
}
    .recent = yes
date-weekday-past = { TRAIT($weekday, "gender") ->
    [feminine] минулої { FORM($weekday, case: "genitive") }
   *[masculine] минулого { FORM($weekday, case: "genitive") }
}

date-weekday-month-day = { $case ->
    [past] { FORM($weekday, case: "on") }, { $day } { FORM($month, case: "genitive") }
    [pastwithin] { FORM($weekday, case: "within") }, { $day } { FORM($month, case: "genitive") }
    [from] { FORM($weekday, case: "genitive") }, { $day } { FORM($month, case: "genitive") }
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
    [from] { FORM($weekday, case: "genitive") }, { $day } { FORM($month, case: "genitive") } { $year } року
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
   *[at] сьогодні { FORM($time, case: "at") }
}
    .moment = yes

moment-yesterday = { $case ->
    [genitive] { FORM($time, case: "genitive") } учорашнього дня
    [pastwithin] вчора { FORM($time, case: "at") }
   *[at] учора { FORM($time, case: "at") }
}
    .moment = yes

moment-tomorrow = { $case ->
    [genitive] { FORM($time, case: "genitive") } завтрашнього дня
   *[at] завтра { FORM($time, case: "at") }
}
    .moment = yes

# у вівторок, 24 листопада, о 9:00; минулого вівторка о 14:00; 3 листопада о 14:30. A date after a day of the week is set
# off by commas on both sides.
moment-date = { $case ->
    [genitive] { moment-date-genitive }
    [since] { moment-date-since }
    [past] { FORM($date, case: "past") }{ moment-date-at }
    [pastwithin] { FORM($date, case: "pastwithin") }{ moment-date-at }
    [within] { FORM($date, case: "within") }{ moment-date-at }
    [value] { FORM($date, case: "value") }{ moment-date-at }
    [place] { FORM($date, case: "bare") }{ moment-date-at }
   *[at] { FORM($date, case: "on") }{ moment-date-at }
}
    .moment = yes
    .recent = yes

# A comma keeps a time and a date apart, which begins with a number, too: до 10:43, 16 жовтня.
moment-date-genitive = { HEAD($date) ->
    [day-number] { FORM($time, case: "genitive") }, { $date }
   *[weekday] { FORM($time, case: "genitive") } { FORM($date, case: "genitive") }
}
moment-date-since = { HEAD($date) ->
    [day-number] { FORM($time, case: "genitive") }, { $date }
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
