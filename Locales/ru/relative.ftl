## The time since a past moment, and how far ahead: CLDR's phrases. A single one is said without its number (минуту назад,
## через неделю), as in speech.

# CLDR has "сейчас" here too, which does not say that it is over.
elapsed-now = только что

elapsed-duration = { FORM($duration, case: "accusative") } назад

ahead-now = сейчас

ahead-duration = через { FORM($duration, case: "accusative") }

## Due dates. "Срок" agrees with nothing, whatever is due: a task, a dose, a payment. As the value of a field without it:
## возврат: сегодня в 18:00.

due-now = { $case ->
    [value] сейчас
   *[alone] срок наступил
}

# The end of the day: "в полночь" could be its beginning.
due-midnight = { $case ->
    [value] до конца дня
   *[alone] срок: до конца дня
}

due-today-at = { $case ->
    [value] сегодня в { FORM($time, case: "bare") }
   *[alone] срок: сегодня в { FORM($time, case: "bare") }
}

due-tomorrow-at = { $case ->
    [value] завтра в { FORM($time, case: "bare") }
   *[alone] срок: завтра в { FORM($time, case: "bare") }
}

due-today = { $case ->
    [value] сегодня
   *[alone] срок: сегодня
}

due-tomorrow = { $case ->
    [value] завтра
   *[alone] срок: завтра
}

# срок: вторник, 24 ноября
due-date = { $case ->
    [value] { $date }
   *[alone] срок: { FORM($date, case: "value") }
}

# срок: вторник, 24 ноября, в 9:00
due-date-at = { $case ->
    [value] { FORM($date, case: "value") }, в { FORM($time, case: "bare") }
   *[alone] срок: { FORM($date, case: "value") }, в { FORM($time, case: "bare") }
}

# срок: через 3 дня
due-ahead = { $case ->
    [value] { $distance }
   *[alone] срок: { $distance }
}

# просрочено на 2 часа, просрочено на день
overdue-by = просрочено на { FORM($duration, case: "accusative") }

## Intervals: the beginning and the end of something. Days bring their own cases (see date.ftl). A part of the day that
## both times share is said once.

interval-times = { TAIL($from) ->
    [night] { TAIL($to) ->
        [night] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [morning] { TAIL($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noontide] { TAIL($to) ->
        [noontide] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { TAIL($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = с { FORM($from, case: "dial") } до { FORM($to, case: "bare") }
interval-times-whole = с { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") }

-tail-night = ночи
-tail-morning = утра
-tail-noontide = дня
-tail-evening = вечера

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# сегодня с 14:00 до 16:00; в минувший вторник с 14:00 до 16:00
interval-day-times = { TRAIT($date, "dated") ->
    [yes] { interval-day }, { $times }
   *[no] { interval-day } { $times }
}

interval-all-day = { interval-day }, весь день
    .alone = весь день

# завтра с 23:00 до 1:00 следующего дня
interval-next-day = { TRAIT($date, "dated") ->
    [yes] { interval-day }, с { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") } следующего дня
   *[no] { interval-day } с { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") } следующего дня
}

# After the colon of a field: встреча: вторник, 24 ноября, с 10:00 до 11:00.
interval-day = { $case ->
    [value] { $date }
   *[on] { FORM($date, case: "on") }
}

# с 3 ноября по 7 декабря; со вторника по завтрашний день; сегодня и завтра
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from } и { $to }
       *[other] { interval-dates-apart }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } и { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
interval-dates-apart = { interval-from } по { FORM($to, case: "accusative") }
-head-yesterday = вчера
-head-today = сегодня
-tail-today = сегодня
-tail-tomorrow = завтра

# "Со" before some beginnings: со вторника, со среды, со вчерашнего дня, со 2 ноября.
interval-from = { HEAD(interval-from-day) ->
    [so] со { interval-from-day }
   *[other] с { interval-from-day }
}
interval-from-day = { FORM($from, case: "genitive") }
-head-so = вторник сред вчера 2 !20

interval-dates-year = { interval-from } по { FORM($to, case: "accusative") } { $year } года

interval-month-days = { $first ->
    [2] со { $first } по { $last } { FORM($month, case: "genitive") }
   *[other] с { $first } по { $last } { FORM($month, case: "genitive") }
}

interval-month-days-year = { interval-month-days } { $year } года

# с января по март; с 2020 года по 2024 год
interval-months = с { FORM($from, case: "genitive") } по { FORM($to, case: "accusative") }

# с 22:00 сегодняшнего дня до 2:00 завтрашнего дня
interval-moments = с { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") }
