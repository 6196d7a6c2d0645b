## Schedules: how often something repeats. A single unit has a word of its own (щодня, щотижня).

every = { $case ->
    [onetime] один раз
   *[rule] { $count ->
        [1] { every-one }
       *[other] { every-several }
    }
}
every-one = { $period ->
    [minute] щохвилини
    [hour] щогодини
    [day] щодня
    [week] щотижня
    [month] щомісяця
   *[year] щороку
}
# кожні 2 тижні, кожні 5 хвилин; 21 is singular: кожну двадцять одну хвилину
every-several = { TAIL($count) ->
    [single] { every-singular }
   *[several] кожні { FORM($duration, case: "accusative") }
}
every-singular = { TRAIT($unit, "gender") ->
    [feminine] кожну { FORM($duration, case: "accusative") }
   *[masculine] кожен { FORM($duration, case: "accusative") }
}

## The days of a schedule. Days bring their preposition themselves: першого й п’ятнадцятого числа; у другий вівторок

# щопонеділка, щосереди та щоп’ятниці
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] один раз, { FORM($weekdays, case: "on") }
       *[other] один раз, у перший із цих днів: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# кожні 2 тижні в п’ятницю
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] один раз, { FORM($weekdays, case: "on") }
       *[other] один раз, у перший із цих днів: { FORM($weekdays, case: "bare") }
    }
   *[rule] { TAIL($every) ->
        [vowel] { $every } { FORM($weekdays, case: "within") }
       *[consonant] { $every } { FORM($weekdays, case: "on") }
    }
}

recurrence-weekdays = { $case ->
    [onetime] один раз, у будній день
   *[rule] з понеділка до п’ятниці
}

recurrence-weekends = { $case ->
    [onetime] один раз, у вихідний день
   *[rule] щосуботи та щонеділі
}

# In words: voices read "15." as a plain number. "Числа" comes once, after the last (see month-days).
month-day = { NUMBER($day, style: "words", type: "ordinal", gender: "neuter", case: "genitive") }

month-day-last = в останній день

month-weekday = { $case ->
    [within] в { month-weekday-day }
   *[on] у { month-weekday-day }
}
month-weekday-day = { TRAIT($weekday, "gender") ->
    [feminine] { NUMBER($place, style: "words", type: "ordinal", gender: "feminine", case: "accusative") } { FORM($weekday, case: "accusative") }
   *[masculine] { NUMBER($place, style: "words", type: "ordinal", gender: "masculine", case: "accusative") } { FORM($weekday, case: "bare") }
}

month-weekday-last = { TRAIT($weekday, "gender") ->
    [feminine] в останню { FORM($weekday, case: "accusative") }
   *[masculine] в останній { FORM($weekday, case: "bare") }
}

# The days with "числа" after the last, if that is a number: першого та п’ятнадцятого числа.
month-days = { TAIL($days) ->
    [number] { $days } числа
   *[day] { $days }
}
-tail-number = ого ього

# першого та п’ятнадцятого числа кожного місяця
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { month-days } кожного місяця
}
once-on-days = { $total ->
    [1] один раз, { month-days } місяця
   *[other] один раз, у перший із цих днів місяця: { month-days }
}

# кожні 2 місяці, першого числа
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { month-days }
}

# щороку 24 грудня
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] один раз, { $date }
   *[rule] { every-years-date }
}
# After a number a comma keeps the two apart: кожні 2 роки, 24 грудня.
every-years-date = { $count ->
    [1] { $every } { $date }
   *[other] { $every }, { $date }
}

# щороку в четвертий четвер листопада
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] один раз, { $days } { FORM($month, case: "genitive") }
       *[other] один раз, у перший із цих днів: { $days } { FORM($month, case: "genitive") }
    }
   *[rule] { TAIL($every) ->
        [vowel] { $every } { FORM($days, case: "within") } { FORM($month, case: "genitive") }
       *[consonant] { $every } { $days } { FORM($month, case: "genitive") }
    }
}

## The times and the end of a schedule

# щодня о 8:00 та о 20:00
recurrence-at = { $rule } { FORM($times, case: "at") }

# щодня до 24 грудня включно
recurrence-until = { $rule } до { FORM($date, case: "genitive") } включно

# "Щодня, 5 разів" would be 5 times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, усього { $times }
}
-head-once = один

# In a field one colon is enough: полив: наступний раз у вівторок, 24 листопада, о 9:00.
recurrence-next = { $case ->
    [value] наступний раз { FORM($when, case: "on") }
   *[alone] наступний раз: { $when }
}

recurrence-unavailable = розклад недоступний

## How many times something happens

times = { $case ->
    [genitive] { times-genitive }
   *[nominative] { times-nominative }
}

times-per = { times } на { FORM($unit, 1, case: "accusative") }

times-nominative = { $count ->
    [1] один раз
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
# до одного разу на день, до двох разів на тиждень
times-genitive = { $count ->
    [one] { NUMBER($count, style: "span", gender: "masculine") } разу
    [few] { NUMBER($count, style: "span", gender: "masculine") } разів
    [many] { NUMBER($count, style: "span", gender: "masculine") } разів
   *[other] { $count } раза
}
