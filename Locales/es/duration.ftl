## Spans of time

unit-day = { $count ->
    [1] un día
    [one] { $count } día
    [many] { $count } de días
   *[other] { $count } días
}

unit-hour = { $count ->
    [1] una hora
    [one] { $count } hora
    [many] { $count } de horas
   *[other] { $count } horas
}

unit-minute = { $count ->
    [1] un minuto
    [one] { $count } minuto
    [many] { $count } de minutos
   *[other] { $count } minutos
}

unit-second = { $count ->
    [1] un segundo
    [one] { $count } segundo
    [many] { $count } de segundos
   *[other] { $count } segundos
}

duration-unavailable = duración no disponible

duration-two = { $first } y { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } y { $second }
