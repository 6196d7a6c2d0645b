## Ages. After a preposition, where a bound asks for the amount, and as the value of a field, the span alone: до
## дванадцяти років, щонайменше 18 років, вік: 8 років

age = { $case ->
    [value] { $duration }
    [place] { $duration }
    [amount] { $duration }
    [at] { $duration }
    [genitive] { $duration }
    [accusative] { $duration }
   *[nominative] вік: { $duration }
}
    .none = { $case ->
        [value] менше { FORM($duration, case: "genitive") }
       *[nominative] вік: менше { FORM($duration, case: "genitive") }
    }

## Periods that end now

# останні 7 днів; so, too, before 21: останні 21 день
recent = { $count ->
    [1] { recent-last } { $unit }
   *[other] { $case ->
        [genitive] останніх { $duration }
       *[nominative] останні { $duration }
    }
}
# Of one, only an hour or a minute: a day is the last 24 hours.
recent-last = { $case ->
    [accusative] останню
    [genitive] останньої
   *[nominative] остання
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after. They tell when, in the
## genitive. As the value of a field the span itself, as days are: період: минулий місяць

week-this = { $case ->
    [value] цей тиждень
   *[when] цього тижня
}
week-last = { $case ->
    [instrumental] минулим тижнем
    [value] минулий тиждень
   *[when] минулого тижня
}
week-next = { $case ->
    [value] наступний тиждень
   *[when] наступного тижня
}
month-this = { $case ->
    [value] цей місяць
   *[when] цього місяця
}
month-last = { $case ->
    [instrumental] минулим місяцем
    [value] минулий місяць
   *[when] минулого місяця
}
month-next = { $case ->
    [value] наступний місяць
   *[when] наступного місяця
}
year-this = { $case ->
    [value] цей рік
   *[when] цього року
}
year-last = { $case ->
    [instrumental] минулим роком
    [value] минулий рік
   *[when] минулого року
}
year-next = { $case ->
    [value] наступний рік
   *[when] наступного року
}

## Today, with the part of the day if it can't mean another day. "Сьогодні вночі" could be either night.

# The ends of a span have no part of the day: до 14:00 сьогоднішнього дня. "Сьогодні вдень о 12:00" is not said.
moment-today-part = { $case ->
    [genitive] { moment-today }
   *[at] { moment-today-part-at }
}
    .moment = yes

moment-today-part-at = { HEAD($hour) ->
    [partless] { moment-today }
    [late] { moment-today-part-late }
   *[other] { date-today-part } о { FORM($time, case: "dial") }
}
-head-partless = 0 1 2 3 12
-head-late = 11 23
# об 11:00; о 23:00, or об 11:00 on a 12-hour clock
moment-today-part-late = { HEAD($time) ->
    [eleven] { date-today-part } об { FORM($time, case: "dial") }
   *[other] { date-today-part } о { FORM($time, case: "dial") }
}
-head-eleven = 11

date-today-part = { HEAD($hour) ->
    [early] { date-today }
    [morning] сьогодні вранці
    [afternoon] сьогодні вдень
   *[other] сьогодні ввечері
}
-head-early = 0 1 2 3
-head-morning = 4 5 6 7 8 9 10 11
-head-afternoon = 12 13 14 15 16

## Weeks by their first day: тиждень з 2 листопада

week-of = тиждень { since-date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] опівдні
    [on] опівдні
    [genitive] полудня
   *[bare] полудень
}
    .moment = yes

time-midnight = { $case ->
    [at] опівночі
    [on] опівночі
    [genitive] півночі
   *[bare] північ
}
    .moment = yes

moment-end-of-today = опівночі

moment-same-day = { $case ->
    [at] { FORM($time, case: "at") }
   *[bare] { $time }
}

# 14:57, часовий пояс: Варшава. A name is not inflected. All of CLDR's names say that they are a time: 14:57, за
# московським часом.
time-zoned = { TAIL($zone) ->
    [time] { $time }, { $zone }
   *[name] { $time }, часовий пояс: { $zone }
}
    .known = { $time }, { $zone }
-tail-time = час гринвічем

# The time may bring its day: у вас завтра о 2:00.
time-zones = { time-zoned }, у вас { $local }
    .known = { time-zoned.known }, у вас { $local }

## An amount within a period

# 3 тренування цього тижня, у березні, за останні 7 днів
amount-during = { HEAD($period) ->
    [recent] { $amount } за { FORM($period, case: "accusative") }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-recent = останн
