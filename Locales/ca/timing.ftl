## The time of an event. What is over is a noun and a colon, or a verb that need not agree

event-arrival = arriba { FORM($when, case: "on") }
event-arrival-now = arriba ara
event-arrival-past = arribada: { FORM($when, case: "on") }

event-departure = surt { FORM($when, case: "on") }
event-departure-now = surt ara
event-departure-past = sortida: { FORM($when, case: "on") }
departure-cancelled = sortida cancel·lada

event-start = comença { FORM($when, case: "on") }
event-start-now = comença ara
event-start-past = inici: { FORM($when, case: "on") }

event-end = acaba { FORM($when, case: "on") }
event-end-now = acaba ara
event-end-past = final: { FORM($when, case: "on") }

event-expiry = caduca { FORM($when, case: "on") }
event-expiry-now = caduca ara
event-expiry-past = caducitat: { FORM($when, case: "on") }

event-opening = obre { FORM($when, case: "on") }
event-opening-now = obre ara
event-opening-past = obertura: { FORM($when, case: "on") }

event-closing = tanca { FORM($when, case: "on") }
event-closing-now = tanca ara
event-closing-past = tancament: { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now: days and times bring "fins" themselves (see date.ftl)

until-time = { FORM($time, case: "until") }

until-day = { FORM($date, case: "until") }

until-moment = { FORM($when, case: "until") }

# Of a place (local, establiment), masculine.
until-open = obert { $when }

until-closed = tancat { $when }

open-always = obert les 24 hores

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "since") }

since-day = { FORM($date, case: "since") }

# des del març, des de l’abril, des del 2024
since-month = { HEAD($month) ->
    [digit] { FORM($month, case: "since") }
    [vowel] des de l’{ $month }
   *[other] des del { $month }
}

## The last time that something was done: nouns and a colon, which need not agree

last-updated = última actualització: { FORM($when, case: "on") }

last-completed = última vegada que es va completar: { FORM($when, case: "on") }

last-active = última activitat: { FORM($when, case: "on") }

last-used = últim ús: { FORM($when, case: "on") }

last-synced = última sincronització: { FORM($when, case: "on") }

last-saved = últim desament: { FORM($when, case: "on") }

## Delays

delay-late = { $duration } de retard

delay-early = { $duration } d’avançament

delay-none = puntual

## The time between a reminder and the event

duration-before = { $duration } abans

## The time that is left: the verb agrees with the largest unit

# queda una hora i 30 minuts; queden 2 minuts
remaining = { $count ->
    [1] queda { $duration }
   *[other] queden { $duration }
}

# queda menys d’una hora
remaining-less = queda menys d’{ $duration }

remaining-about = { $count ->
    [1] queda aproximadament { $duration }
   *[other] queden aproximadament { $duration }
}

remaining-none = no queda temps

## An amount that becomes larger or smaller in each period

gaining = augment { of-amount }

losing = disminució { of-amount }

gain-none = sense canvis
