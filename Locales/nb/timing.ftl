## The time of an event

event-arrival = ankommer { FORM($when, case: "on") }
event-arrival-now = ankommer nå
event-arrival-past = ankom { FORM($when, case: "since") }

event-departure = avgår { FORM($when, case: "on") }
event-departure-now = avgår nå
event-departure-past = avgikk { FORM($when, case: "since") }
departure-cancelled = innstilt

event-start = starter { FORM($when, case: "on") }
event-start-now = starter nå
event-start-past = startet { FORM($when, case: "since") }

event-end = slutter { FORM($when, case: "on") }
event-end-now = slutter nå
event-end-past = sluttet { FORM($when, case: "since") }

event-expiry = utløper { FORM($when, case: "on") }
event-expiry-now = utløper nå
event-expiry-past = utløp { FORM($when, case: "since") }

event-opening = åpner { FORM($when, case: "on") }
event-opening-now = åpner nå
event-opening-past = åpnet { FORM($when, case: "since") }

event-closing = stenger { FORM($when, case: "on") }
event-closing-now = stenger nå
event-closing-past = stengte { FORM($when, case: "since") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = til { $time }

# "Til i dag" would leave open whether today is meant, too.
until-day = { HEAD($date) ->
    [two-words] { until-day-near }
   *[other] til { FORM($date, case: "since") }
}
until-day-near = { TAIL($date) ->
    [today] til og med i dag
   *[other] til { FORM($date, case: "since") }
}

until-moment = til { FORM($when, case: "since") }

until-open = åpent { $when }

until-closed = stengt { $when }

open-always = døgnåpent

until-state = { $state } { $when }

## The beginning of a state that lasts now

# "Siden klokken 00" would be heard as two zeros.
since-time = { TAIL($time) ->
    [midnight] siden midnatt
   *[other] siden { $time }
}
-tail-midnight = klokken 00

since-day = { HEAD($date) ->
    [two-words] { since-day-near }
   *[past] siden { FORM($date, case: "since") }
}
since-day-near = { TAIL($date) ->
    [today] fra og med i dag
   *[past] siden { FORM($date, case: "since") }
}

since-month = siden { $month }

## The last time that something was done: a participle, which agrees with nothing

-head-now = akkurat

last-updated = { HEAD($when) ->
    [now] oppdatert { $when }
   *[other] sist oppdatert { FORM($when, case: "since") }
}

last-completed = { HEAD($when) ->
    [now] fullført { $when }
   *[other] sist fullført { FORM($when, case: "since") }
}

last-active = { HEAD($when) ->
    [now] aktiv { $when }
   *[other] sist aktiv { FORM($when, case: "since") }
}

last-used = { HEAD($when) ->
    [now] brukt { $when }
   *[other] sist brukt { FORM($when, case: "since") }
}

last-synced = { HEAD($when) ->
    [now] synkronisert { $when }
   *[other] sist synkronisert { FORM($when, case: "since") }
}

last-saved = { HEAD($when) ->
    [now] lagret { $when }
   *[other] sist lagret { FORM($when, case: "since") }
}

## Delays: words that agree with nothing

delay-late = { $duration } forsinket

delay-early = { $duration } før tiden

delay-none = i rute

## The time between a reminder and the event

duration-before = { $duration } før

## The time that is left

remaining = { $duration } igjen

remaining-less = mindre enn { $duration } igjen

remaining-about = omtrent { $duration } igjen

remaining-none = ingen tid igjen

## An amount that becomes larger or smaller

gaining = øker med { $amount }

losing = reduseres med { $amount }

gain-none = ingen endring
