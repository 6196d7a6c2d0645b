## How long ago

# Not "ahora mismo", which is also said of what is about to be.
elapsed-now = hace un momento

elapsed-minutes = { $count ->
    [1] hace un minuto
    [one] hace { $count } minuto
    [many] hace { $count } de minutos
   *[other] hace { $count } minutos
}

elapsed-hours = { $count ->
    [1] hace una hora
    [one] hace { $count } hora
    [many] hace { $count } de horas
   *[other] hace { $count } horas
}

elapsed-days = { $count ->
    [many] hace { $count } de días
   *[other] hace { $count } días
}

elapsed-weeks = { $count ->
    [1] hace una semana
    [one] hace { $count } semana
    [many] hace { $count } de semanas
   *[other] hace { $count } semanas
}

elapsed-months = { $count ->
    [1] hace un mes
    [one] hace { $count } mes
    [many] hace { $count } de meses
   *[other] hace { $count } meses
}

elapsed-years = { $count ->
    [1] hace un año
    [one] hace { $count } año
    [many] hace { $count } de años
   *[other] hace { $count } años
}

## How long from now

ahead-now = ahora

ahead-minutes = { $count ->
    [1] dentro de un minuto
    [one] dentro de { $count } minuto
    [many] dentro de { $count } de minutos
   *[other] dentro de { $count } minutos
}

ahead-hours = { $count ->
    [1] dentro de una hora
    [one] dentro de { $count } hora
    [many] dentro de { $count } de horas
   *[other] dentro de { $count } horas
}

ahead-days = { $count ->
    [many] dentro de { $count } de días
   *[other] dentro de { $count } días
}

ahead-weeks = { $count ->
    [1] dentro de una semana
    [one] dentro de { $count } semana
    [many] dentro de { $count } de semanas
   *[other] dentro de { $count } semanas
}

ahead-months = { $count ->
    [1] dentro de un mes
    [one] dentro de { $count } mes
    [many] dentro de { $count } de meses
   *[other] dentro de { $count } meses
}

ahead-years = { $count ->
    [1] dentro de un año
    [one] dentro de { $count } año
    [many] dentro de { $count } de años
   *[other] dentro de { $count } años
}

## When something is due

due-now = vence ahora

due-today-at = vence hoy a { $time }

due-tomorrow-at = vence mañana a { $time }

due-today = vence hoy

due-tomorrow = vence mañana

due-ahead = vence { $distance }

# A noun: it need not agree with what is overdue.
overdue-by = retraso de { $duration }

duration-weeks = { $count ->
    [1] una semana
    [one] { $count } semana
    [many] { $count } de semanas
   *[other] { $count } semanas
}

duration-months = { $count ->
    [1] un mes
    [one] { $count } mes
    [many] { $count } de meses
   *[other] { $count } meses
}

duration-years = { $count ->
    [1] un año
    [one] { $count } año
    [many] { $count } de años
   *[other] { $count } años
}

## From when to when

interval-times = de { $from } a { $to }

# Where the interval is a single moment, $times is a bare time (las 14 horas) and takes "a": hoy, a las 14 horas.
-head-time-article = la
interval-day-times = { HEAD($times) ->
    [time-article] { $date }, a { $times }
   *[other] { $date }, { $times }
}

# desde hoy hasta mañana; desde el 3 de noviembre hasta el 7 de noviembre
interval-dates = desde { FORM($from, case: "on") } hasta { FORM($to, case: "on") }

interval-moments = desde { $from } hasta { $to }
