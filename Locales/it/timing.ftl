## The time of an event. What is over is a noun and a colon, or a verb with "avere", which need not agree

event-arrival = arriva { FORM($when, case: "on") }
event-arrival-now = arriva adesso
event-arrival-past = arrivo: { FORM($when, case: "on") }

event-departure = parte { FORM($when, case: "on") }
event-departure-now = parte adesso
event-departure-past = partenza: { FORM($when, case: "on") }
departure-cancelled = partenza cancellata

event-start = inizia { FORM($when, case: "on") }
event-start-now = inizia adesso
event-start-past = inizio: { FORM($when, case: "on") }

event-end = termina { FORM($when, case: "on") }
event-end-now = termina adesso
event-end-past = fine: { FORM($when, case: "on") }

event-expiry = scade { FORM($when, case: "on") }
event-expiry-now = scade adesso
event-expiry-past = validità terminata { FORM($when, case: "on") }

event-opening = apre { FORM($when, case: "on") }
event-opening-now = apre adesso
event-opening-past = ha aperto { FORM($when, case: "on") }

event-closing = chiude { FORM($when, case: "on") }
event-closing-now = chiude adesso
event-closing-past = ha chiuso { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now: days and times bring "fino" themselves (see date.ftl)

until-time = { FORM($time, case: "until") }

until-day = { FORM($date, case: "until") }

until-moment = { FORM($when, case: "until") }

# Of a place (locale, negozio), masculine.
until-open = aperto { $when }

until-closed = chiuso { $when }

open-always = aperto 24 ore su 24

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "since") }

since-day = { FORM($date, case: "since") }

# da marzo, dal 2024
since-month = { HEAD($month) ->
    [digit] { FORM($month, case: "since") }
   *[month] da { $month }
}

## The last time that something was done: nouns and a colon, which need not agree

last-updated = ultimo aggiornamento: { FORM($when, case: "on") }

last-completed = ultimo completamento: { FORM($when, case: "on") }

last-active = ultima attività: { FORM($when, case: "on") }

last-used = ultimo utilizzo: { FORM($when, case: "on") }

last-synced = ultima sincronizzazione: { FORM($when, case: "on") }

last-saved = ultimo salvataggio: { FORM($when, case: "on") }

## Delays

delay-late = { $duration } di ritardo

delay-early = { $duration } di anticipo

delay-none = in orario

## The time between a reminder and the event

duration-before = { $duration } prima

## The time that is left: the verb agrees with the largest unit

# rimane un’ora e 30 minuti; rimangono 2 minuti
remaining = { $count ->
    [1] rimane { $duration }
   *[other] rimangono { $duration }
}

remaining-less = rimane meno di { $duration }

remaining-about = { $count ->
    [1] rimane circa { $duration }
   *[other] rimangono circa { $duration }
}

remaining-none = tempo scaduto

## An amount that becomes larger or smaller in each period

gaining = in aumento { of-amount }

losing = in diminuzione { of-amount }

gain-none = nessuna variazione
