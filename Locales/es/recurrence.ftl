## Schedules: how often something repeats

every = { $case ->
    [onetime] una sola vez
   *[rule] { $count ->
        [1] { every-one }
       *[other] cada { $duration }
    }
}
every-one = { $period ->
    [day] todos los días
   *[other] cada { $unit }
}

## The days of a schedule. Days bring their article themselves: el día 1 y el último día de cada mes

# los lunes, los miércoles y los viernes
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] una sola vez, un { FORM($weekdays, case: "bare") }
       *[other] una sola vez, el primero de estos días: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# cada 2 semanas, los martes
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] una sola vez, un { FORM($weekdays, case: "bare") }
       *[other] una sola vez, el primero de estos días: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every }, { FORM($weekdays, case: "every") }
}

recurrence-weekdays = { $case ->
    [onetime] una sola vez, un día de lunes a viernes
   *[rule] de lunes a viernes
}

recurrence-weekends = { $case ->
    [onetime] una sola vez, en fin de semana
   *[rule] los fines de semana
}

month-day = el día { $day }

month-day-last = el último día

month-weekday = el { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[5] quinto
} { FORM($weekday, case: "bare") }

month-weekday-last = el último { FORM($weekday, case: "bare") }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } de cada mes
}
once-on-days = { $total ->
    [1] una sola vez, { $days } del mes
   *[other] una sola vez, el primero de estos días del mes: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days }
}

# cada año el 24 de diciembre
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] una sola vez, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# cada año, el cuarto jueves de noviembre
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] una sola vez, { $days } de { $month }
       *[other] una sola vez, el primero de estos días de { $month }: { $days }
    }
   *[rule] { $every }, { $days } de { $month }
}

## The times and the end of a schedule

# todos los días a las 8 y a las 20 horas. Of certain days, midnight is told from their end ("dated", see date.ftl).
recurrence-at = { TAIL($rule) ->
    [days] { $rule } { FORM($times, case: "at") }
   *[certain] { $rule } { FORM($times, case: "dated") }
}
-tail-days = días vez

# todos los días hasta el 24 de diciembre
recurrence-until = { $rule } hasta { FORM($date, case: "on") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } en total
}
-head-once = una

recurrence-next = próxima vez: { $when }

recurrence-unavailable = horario no disponible

## How many times something happens

times = { $count ->
    [1] una vez
    [many] { $count } de veces
   *[other] { number-feminine } veces
}

times-per = { times } { per-period }
