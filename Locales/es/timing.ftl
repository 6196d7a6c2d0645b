## The time of an event

event-arrival = llega { FORM($when, case: "on") }
event-arrival-now = llega ahora
event-arrival-past = llegó { FORM($when, case: "on") }

event-departure = sale { FORM($when, case: "on") }
event-departure-now = sale ahora
event-departure-past = salió { FORM($when, case: "on") }
departure-cancelled = cancelado

event-start = empieza { FORM($when, case: "on") }
event-start-now = empieza ahora
event-start-past = empezó { FORM($when, case: "on") }

event-end = termina { FORM($when, case: "on") }
event-end-now = termina ahora
event-end-past = terminó { FORM($when, case: "on") }

# caduca dentro de 3 días, el 23 de noviembre. "Vence" is used for what is due.
event-expiry = caduca { FORM($when, case: "on") }
event-expiry-now = caduca ahora
event-expiry-past = caducó { FORM($when, case: "on") }

event-opening = abre { FORM($when, case: "on") }
event-opening-now = abre ahora
event-opening-past = abrió { FORM($when, case: "on") }

event-closing = cierra { FORM($when, case: "on") }
event-closing-now = cierra ahora
event-closing-past = cerró { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

# hasta las 20, hasta las 9 de la mañana
until-time = hasta { FORM($time, case: "bare") }

until-day = hasta { FORM($date, case: "on") }

until-moment = hasta { $when }

# Of a place (local, establecimiento), masculine.
until-open = abierto { $when }

until-closed = cerrado { $when }

open-always = abierto las 24 horas

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = desde { FORM($time, case: "bare") }

# desde ayer; desde el 3 de noviembre
since-day = { HEAD($date) ->
    [hoy] a partir de hoy
   *[past] desde { FORM($date, case: "on") }
}

since-month = desde { $month }

## The last time that something was done: nouns and a colon, which need not agree

last-updated = última actualización: { FORM($when, case: "on") }

last-completed = última vez que se completó: { FORM($when, case: "on") }

last-active = última actividad: { FORM($when, case: "on") }

last-used = último uso: { FORM($when, case: "on") }

last-synced = última sincronización: { FORM($when, case: "on") }

last-saved = último guardado: { FORM($when, case: "on") }

## Delays

delay-late = { $duration } de retraso

delay-early = { $duration } de adelanto

delay-none = puntual

## The time between a reminder and the event

duration-before = { $duration } antes

## The time that is left: the verb agrees with the largest unit

# queda 1 hora y 30 minutos; quedan 2 minutos
remaining = { $count ->
    [1] queda { $duration }
   *[other] quedan { $duration }
}

remaining-less = queda menos de { $duration }

remaining-about = { $count ->
    [1] queda aproximadamente { $duration }
   *[other] quedan aproximadamente { $duration }
}

remaining-none = no queda tiempo

## An amount that becomes larger or smaller in each period

# Time is gained and lost. "Ganancia" is of money, "pérdida" of what is mislaid, and "aumento" and "disminución" are of
# how much there is.
gaining = ganando { gain-amount }

losing = perdiendo { gain-amount }

# ganando un 12 por ciento, ganando entre 2 y 4 pasos, ganando más del 12 por ciento
gain-amount = { TAIL($amount) ->
    [percentage] { HEAD($amount) ->
        [own] { bound-day }
       *[other] un { $amount }
    }
   *[other] { bound-day }
}

gain-none = sin cambios
