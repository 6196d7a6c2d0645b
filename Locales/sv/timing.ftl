## The time of an event

event-arrival = ankommer { FORM($when, case: "on") }
event-arrival-now = ankommer nu
event-arrival-past = ankom { FORM($when, case: "on") }

event-departure = avgår { FORM($when, case: "on") }
event-departure-now = avgår nu
event-departure-past = avgick { FORM($when, case: "on") }
# With its own noun: a bus is "inställd", and a train "inställt".
departure-cancelled = inställd avgång

event-start = börjar { FORM($when, case: "on") }
event-start-now = börjar nu
event-start-past = började { FORM($when, case: "on") }

event-end = slutar { FORM($when, case: "on") }
event-end-now = slutar nu
event-end-past = slutade { FORM($when, case: "on") }

event-expiry = går ut { FORM($when, case: "on") }
event-expiry-now = går ut nu
event-expiry-past = gick ut { FORM($when, case: "on") }

event-opening = öppnar { FORM($when, case: "on") }
event-opening-now = öppnar nu
event-opening-past = öppnade { FORM($when, case: "on") }

event-closing = stänger { FORM($when, case: "on") }
event-closing-now = stänger nu
event-closing-past = stängde { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = till { $time }

# "Till i dag" would leave open whether today is meant, too.
until-day = { HEAD($date) ->
    [two-words] { until-day-near }
   *[other] till { FORM($date, case: "on") }
}
until-day-near = { TAIL($date) ->
    [today] till och med i dag
   *[other] till { FORM($date, case: "on") }
}

until-moment = till { FORM($when, case: "on") }

until-open = öppet { $when }

until-closed = stängt { $when }

open-always = öppet dygnet runt

until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

# "Sedan klockan 00" would be heard as two zeros.
since-time = { TAIL($time) ->
    [midnight] sedan midnatt
   *[other] sedan { $time }
}
-tail-midnight = klockan 00

since-day = { HEAD($date) ->
    [two-words] { since-day-near }
   *[past] sedan { FORM($date, case: "on") }
}
since-day-near = { TAIL($date) ->
    [today] från och med i dag
   *[past] sedan { FORM($date, case: "on") }
}

since-month = sedan { $month }

## The last time that something was done: a verb, which agrees with nothing

-head-now = alldeles

last-updated = { HEAD($when) ->
    [now] uppdaterades { $when }
   *[other] uppdaterades senast { FORM($when, case: "on") }
}

last-completed = { HEAD($when) ->
    [now] slutfördes { $when }
   *[other] slutfördes senast { FORM($when, case: "on") }
}

last-active = { HEAD($when) ->
    [now] aktiv { $when }
   *[other] senast aktiv { FORM($when, case: "on") }
}

last-used = { HEAD($when) ->
    [now] användes { $when }
   *[other] användes senast { FORM($when, case: "on") }
}

last-synced = { HEAD($when) ->
    [now] synkroniserades { $when }
   *[other] synkroniserades senast { FORM($when, case: "on") }
}

last-saved = { HEAD($when) ->
    [now] sparades { $when }
   *[other] sparades senast { FORM($when, case: "on") }
}

## Delays: a noun and adverbs, which agree with nothing

delay-late = försening på { $duration }

delay-early = { $duration } tidigare än planerat

delay-none = i tid

## The time between a reminder and the event

duration-before = { $duration } före

## The time that is left

remaining = { $duration } kvar

remaining-less = mindre än { $duration } kvar

remaining-about = ungefär { $duration } kvar

remaining-none = ingen tid kvar

## An amount that becomes larger or smaller

gaining = ökar med { $amount }

losing = minskar med { $amount }

gain-none = ingen förändring
