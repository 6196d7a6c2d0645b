## Schedules: how often something repeats

every = { $case ->
    [onetime] una sola vegada
   *[rule] { $count ->
        [1] cada { $unit }
       *[other] cada { $duration }
    }
}

## The days of a schedule. Days bring their article themselves: el dia 1 i el dia 15 de cada mes

# cada dilluns, dimecres i divendres
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] una sola vegada, en { FORM($weekdays, case: "bare") }
       *[other] una sola vegada, el primer d’aquests dies: { FORM($weekdays, case: "bare") }
    }
   *[rule] cada { FORM($weekdays, case: "bare") }
}

# cada dues setmanes, els dimarts i els dijous
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] una sola vegada, en { FORM($weekdays, case: "bare") }
       *[other] una sola vegada, el primer d’aquests dies: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every }, { FORM($weekdays, case: "every") }
}

recurrence-weekdays = { $case ->
    [onetime] una sola vegada, de dilluns a divendres
   *[rule] de dilluns a divendres
}

recurrence-weekends = { $case ->
    [onetime] una sola vegada, en cap de setmana
   *[rule] els caps de setmana
}

month-day = el dia { $day }

month-day-last = l’últim dia

month-weekday = el { NUMBER($place, type: "ordinal", style: "words", gender: "masculine") } { FORM($weekday, case: "bare") }

month-weekday-last = l’últim { FORM($weekday, case: "bare") }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } de cada mes
}
once-on-days = { $total ->
    [1] una sola vegada, { $days } del mes
   *[other] una sola vegada, el primer d’aquests dies del mes: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days } del mes
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] una sola vegada, { FORM($date, case: "on") }
   *[rule] { $every }, { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] una sola vegada, { $days } { of-month }
       *[other] una sola vegada, el primer d’aquests dies { of-month }: { $days }
    }
   *[rule] { $every }, { $days } { of-month }
}

## The times and the end of a schedule

# cada dia a les 8 del matí i a les 20 hores. Of certain days, midnight is told from their end ("dated", see date.ftl).
recurrence-at = { TAIL($rule) ->
    [daily] { $rule } { FORM($times, case: "at") }
   *[certain] { $rule } { FORM($times, case: "dated") }
}
-tail-daily = dia dies

recurrence-until = { $rule } { FORM($date, case: "until") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } en total
}
-head-once = una

recurrence-next = pròxima vegada: { $when }

recurrence-unavailable = programació no disponible

## How many times something happens

times = { $count ->
    [1] una vegada
    [many] { $count } de vegades
   *[other] { number-feminine } vegades
}

times-per = { times } { per-period }
