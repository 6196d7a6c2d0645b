## The time since a past moment, and how far ahead. A single one is said without its number (хвилину тому, через
## тиждень), as in speech.

# CLDR has "зараз" here too, which does not say that it is over.
elapsed-now = щойно

elapsed-duration = { FORM($duration, case: "accusative") } тому

ahead-now = зараз

ahead-duration = через { FORM($duration, case: "accusative") }

## Due dates. "Термін" agrees with nothing, whatever is due: a task, a dose, a payment. As the value of a field without it:
## повернення: сьогодні о 18:00.

due-now = { $case ->
    [value] зараз
   *[alone] термін настав
}

# The end of the day: "опівночі" could be its beginning.
due-midnight = { $case ->
    [value] до кінця дня
   *[alone] термін: до кінця дня
}

due-today-at = { $case ->
    [value] сьогодні { FORM($time, case: "at") }
   *[alone] термін: сьогодні { FORM($time, case: "at") }
}

due-tomorrow-at = { $case ->
    [value] завтра { FORM($time, case: "at") }
   *[alone] термін: завтра { FORM($time, case: "at") }
}

due-today = { $case ->
    [value] сьогодні
   *[alone] термін: сьогодні
}

due-tomorrow = { $case ->
    [value] завтра
   *[alone] термін: завтра
}

# термін: вівторок, 24 листопада
due-date = { $case ->
    [value] { $date }
   *[alone] термін: { FORM($date, case: "value") }
}

# термін: вівторок, 24 листопада, о 9:00
due-date-at = { $case ->
    [value] { FORM($date, case: "value") }, { FORM($time, case: "at") }
   *[alone] термін: { FORM($date, case: "value") }, { FORM($time, case: "at") }
}

# термін: через 3 дні
due-ahead = { $case ->
    [value] { $distance }
   *[alone] термін: { $distance }
}

# прострочено на дві години, прострочено на день
overdue-by = прострочено на { FORM($duration, case: "accusative") }

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
interval-times-shared = { HEAD($from) ->
    [iz] із { FORM($from, case: "dial") } до { FORM($to, case: "bare") }
   *[other] з { FORM($from, case: "dial") } до { FORM($to, case: "bare") }
}
interval-times-whole = { HEAD($from) ->
    [iz] із { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") }
   *[other] з { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") }
}

# "Із" before hissing sounds, also of numbers (із сьомої, із чотирнадцятої).
-head-iz = з с ц ч ш щ ж 4 6 7 14 16 17 40 60 70

-tail-night = ночі
-tail-morning = ранку
-tail-noontide = дня
-tail-evening = вечора

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# сьогодні з 14:00 до 16:00; минулого вівторка з 14:00 до 16:00
interval-day-times = { TRAIT($date, "dated") ->
    [yes] { interval-day }, { $times }
   *[no] { interval-day } { $times }
}

interval-all-day = { interval-day }, весь день
    .alone = весь день

# завтра з 23:00 до 1:00 наступного дня
interval-next-day = { TRAIT($date, "dated") ->
    [yes] { interval-day }, { interval-times-whole } наступного дня
   *[no] { interval-day } { interval-times-whole } наступного дня
}

# After the colon of a field: зустріч: вівторок, 24 листопада, з 10:00 до 11:00.
interval-day = { $case ->
    [value] { $date }
   *[on] { FORM($date, case: "on") }
}

# з 3 листопада до 7 грудня; з вівторка до завтра; сьогодні й завтра
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] учора й сьогодні
       *[other] { interval-dates-apart }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from } й { $to }
       *[other] { interval-dates-apart }
    }
   *[other] { interval-dates-apart }
}
# з вівторка, 24 листопада, до четверга, 26 листопада
interval-dates-apart = { TRAIT($from, "dated") ->
    [yes] { interval-from }, до { FORM($to, case: "genitive") }
   *[no] { interval-from } до { FORM($to, case: "genitive") }
}
-head-yesterday = учора вчора
-head-today = сьогодні
-tail-today = сьогодні
-tail-tomorrow = завтра

interval-from = { HEAD(interval-from-day) ->
    [iz] із { interval-from-day }
   *[other] з { interval-from-day }
}
interval-from-day = { FORM($from, case: "from") }

interval-dates-year = { interval-from } до { FORM($to, case: "genitive") } { $year } року

interval-month-days = { HEAD($first) ->
    [iz] із { $first } до { $last } { FORM($month, case: "genitive") }
   *[other] з { $first } до { $last } { FORM($month, case: "genitive") }
}

interval-month-days-year = { interval-month-days } { $year } року

# із січня до березня; з 2020 до 2024 року
interval-months = { interval-from-genitive } до { FORM($to, case: "genitive") }

interval-from-genitive = { HEAD(interval-from-month) ->
    [iz] із { interval-from-month }
   *[other] з { interval-from-month }
}
interval-from-month = { FORM($from, case: "genitive") }

# з 22:00 сьогоднішнього дня до 2:00 завтрашнього дня
# A date is set off by commas on both sides: з 22:00, 3 грудня, до 2:00, 5 грудня.
interval-moments = { TAIL(interval-from-genitive) ->
    [date] { interval-from-genitive }, до { FORM($to, case: "genitive") }
   *[day] { interval-from-genitive } до { FORM($to, case: "genitive") }
}
-tail-date = січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня року
