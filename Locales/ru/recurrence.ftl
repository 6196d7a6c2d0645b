## Schedules: how often something repeats. A single unit is said without its number (каждый день, каждую неделю).

every = { $case ->
    [onetime] один раз
   *[rule] { $count ->
        [1] { every-one }
       *[other] каждые { FORM($duration, case: "accusative") }
    }
}
every-one = { $period ->
    [minute] каждую { FORM($unit, case: "accusative") }
    [week] каждую { FORM($unit, case: "accusative") }
   *[other] каждый { FORM($unit, case: "accusative") }
}

## The days of a schedule. Days bring their preposition themselves: первого и пятнадцатого числа; во второй вторник

# по понедельникам, по средам и по пятницам
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] один раз, { FORM($weekdays, case: "on") }
       *[other] один раз, в первый из этих дней: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# каждые 2 недели по пятницам
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] один раз, { FORM($weekdays, case: "on") }
       *[other] один раз, в первый из этих дней: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "every") }
}

recurrence-weekdays = { $case ->
    [onetime] один раз, в будний день
   *[rule] с понедельника по пятницу
}

recurrence-weekends = { $case ->
    [onetime] один раз, в выходной день
   *[rule] по субботам и воскресеньям
}

# In words: voices read "15." as a plain number. "Числа" comes once, after the last (see month-days).
month-day = { NUMBER($day, style: "words", type: "ordinal", gender: "neuter", case: "genitive") }

month-day-last = в последний день

month-weekday = { TRAIT($weekday, "gender") ->
    [feminine] { month-weekday-in } { NUMBER($place, style: "words", type: "ordinal", gender: "feminine", case: "accusative") } { FORM($weekday, case: "accusative") }
    [neuter] { month-weekday-in } { NUMBER($place, style: "words", type: "ordinal", gender: "neuter", case: "accusative") } { FORM($weekday, case: "bare") }
   *[masculine] { month-weekday-in } { NUMBER($place, style: "words", type: "ordinal", gender: "masculine", case: "accusative") } { FORM($weekday, case: "bare") }
}
month-weekday-in = { $place ->
    [2] во
   *[other] в
}

month-weekday-last = { TRAIT($weekday, "gender") ->
    [feminine] в последнюю { FORM($weekday, case: "accusative") }
    [neuter] в последнее { FORM($weekday, case: "bare") }
   *[masculine] в последний { FORM($weekday, case: "bare") }
}

# The days with "числа" after the last, if that is a number: первого и пятнадцатого числа.
month-days = { TAIL($days) ->
    [number] { $days } числа
   *[day] { $days }
}
-tail-number = ого его

# первого и пятнадцатого числа каждого месяца
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { month-days } каждого месяца
}
once-on-days = { $total ->
    [1] один раз, { month-days }
   *[other] один раз, в первый из этих дней месяца: { month-days }
}

# каждые 2 месяца, первого числа
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { month-days }
}

# каждый год 24 декабря
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] один раз, { $date }
   *[rule] { $every } { $date }
}

# каждый год в четвёртый четверг ноября
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] один раз, { $days } { FORM($month, case: "genitive") }
       *[other] один раз, в первый из этих дней: { $days } { FORM($month, case: "genitive") }
    }
   *[rule] { $every } { $days } { FORM($month, case: "genitive") }
}

## The times and the end of a schedule

# каждый день в 8:00 и в 20:00
recurrence-at = { $rule } { FORM($times, case: "at") }

# каждый день до 24 декабря включительно
recurrence-until = { $rule } до { FORM($date, case: "genitive") } включительно

# "Каждый день, 5 раз" would be 5 times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, всего { $times }
}
-head-once = один

# In a field one colon is enough: полив: следующий раз во вторник, 24 ноября, в 9:00.
recurrence-next = { $case ->
    [value] следующий раз { FORM($when, case: "on") }
   *[alone] следующий раз: { $when }
}

recurrence-unavailable = расписание недоступно

## How many times something happens

times = { $case ->
    [genitive] { times-genitive }
   *[nominative] { times-nominative }
}

times-per = { times } в { FORM($unit, 1, case: "accusative") }

times-nominative = { $count ->
    [1] один раз
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
# до одного раза в день, до двух раз в неделю
times-genitive = { $count ->
    [one] { NUMBER($count, style: "span", gender: "masculine") } раза
    [few] { NUMBER($count, style: "span", gender: "masculine") } раз
    [many] { NUMBER($count, style: "span", gender: "masculine") } раз
   *[other] { $count } раза
}
