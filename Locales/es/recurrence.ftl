## Schedules: how often something repeats

every = { $count ->
    [1] { $period ->
        [day] todos los días
       *[other] cada { $unit }
    }
   *[other] cada { $duration }
}

## The days of a schedule. Days bring their article themselves: el día 1 y el último día de cada mes

# los lunes, los miércoles y los viernes
every-weekdays = { FORM($weekdays, case: "every") }

# cada 2 semanas, los martes
every-weeks-on = { $every }, { FORM($weekdays, case: "every") }

recurrence-weekdays = de lunes a viernes

recurrence-weekends = los fines de semana

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

monthly-on = { $days } de cada mes

every-months-on = { $every }, { $days }

# cada año el 24 de diciembre
every-years-on = { $every } { FORM($date, case: "on") }

# cada año, el cuarto jueves de noviembre
every-years-on-days = { $every }, { $days } de { $month }

## The times and the end of a schedule

# todos los días a las 8 y a las 20 horas. Of certain days, midnight is told from their end ("dated", see date.ftl).
recurrence-at = { TAIL($rule) ->
    [days] { $rule } { FORM($times, case: "at") }
   *[certain] { $rule } { FORM($times, case: "dated") }
}
-tail-days = días

# todos los días hasta el 24 de diciembre
recurrence-until = { $rule } hasta { FORM($date, case: "on") }

recurrence-count = { $rule }, { $times } en total

recurrence-next = próxima vez: { $when }

recurrence-unavailable = horario no disponible

## How many times something happens

times = { $count ->
    [1] una vez
    [many] { $count } de veces
   *[other] { number-feminine } veces
}

times-per = { times } { per-period }
