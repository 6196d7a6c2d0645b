## The time of an event

event-arrival = ankommer { FORM($when, case: "on") }
event-arrival-now = ankommer nu
event-arrival-past = ankom { FORM($when, case: "on") }

event-departure = afgår { FORM($when, case: "on") }
event-departure-now = afgår nu
event-departure-past = afgik { FORM($when, case: "on") }
departure-cancelled = aflyst

event-start = begynder { FORM($when, case: "on") }
event-start-now = begynder nu
event-start-past = begyndte { FORM($when, case: "on") }

event-end = slutter { FORM($when, case: "on") }
event-end-now = slutter nu
event-end-past = sluttede { FORM($when, case: "on") }

event-expiry = udløber { FORM($when, case: "on") }
event-expiry-now = udløber nu
event-expiry-past = udløb { FORM($when, case: "on") }

event-opening = åbner { FORM($when, case: "on") }
event-opening-now = åbner nu
event-opening-past = åbnede { FORM($when, case: "on") }

event-closing = lukker { FORM($when, case: "on") }
event-closing-now = lukker nu
event-closing-past = lukkede { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = indtil { $time }

# "Indtil i dag" would leave open whether today is meant, too.
until-day = { HEAD($date) ->
    [two-words] { until-day-near }
   *[other] indtil { FORM($date, case: "on") }
}
until-day-near = { TAIL($date) ->
    [today] til og med i dag
   *[other] indtil { FORM($date, case: "on") }
}

until-moment = indtil { FORM($when, case: "on") }

until-open = åbent { $when }

until-closed = lukket { $when }

open-always = døgnåbent

until-state = { $state } { $when }

## The beginning of a state that lasts now

# "Siden klokken 00" would be heard as two zeros.
since-time = { TAIL($time) ->
    [midnight] siden midnat
   *[other] siden { $time }
}
-tail-midnight = klokken 00

since-day = { HEAD($date) ->
    [two-words] { since-day-near }
   *[past] siden { FORM($date, case: "on") }
}
since-day-near = { TAIL($date) ->
    [today] fra og med i dag
   *[past] siden { FORM($date, case: "on") }
}

since-month = siden { $month }

## The last time that something was done: a participle, which agrees with nothing

last-updated = sidst opdateret { FORM($when, case: "on") }

last-completed = sidst fuldført { FORM($when, case: "on") }

last-active = sidst aktiv { FORM($when, case: "on") }

last-used = sidst brugt { FORM($when, case: "on") }

last-synced = sidst synkroniseret { FORM($when, case: "on") }

last-saved = sidst gemt { FORM($when, case: "on") }

## Delays: words that agree with nothing

delay-late = { $duration } forsinket

delay-early = { $duration } før tid

delay-none = til tiden

## The time between a reminder and the event

duration-before = { $duration } før

## The time that is left

remaining = { $duration } tilbage

remaining-less = mindre end { $duration } tilbage

remaining-about = cirka { $duration } tilbage

remaining-none = ingen tid tilbage

## An amount that becomes larger or smaller

gaining = øges med { $amount }

losing = mindskes med { $amount }

gain-none = ingen ændring
