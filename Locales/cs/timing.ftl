## The time of an event: nouns, and verbs of the present, which show no gender; what was begun or ended has the impersonal
## participle. What comes in less than a minute is "za chvíli".

event-arrival = dorazí { FORM($when, case: "on") }
event-arrival-now = dorazí za chvíli
event-arrival-past = příjezd { FORM($when, case: "past") }

event-departure = odjezd { FORM($when, case: "on") }
event-departure-now = odjezd za chvíli
event-departure-past = odjezd { FORM($when, case: "past") }
departure-cancelled = zrušeno

event-start = začíná { FORM($when, case: "on") }
event-start-now = právě začíná
event-start-past = zahájeno { FORM($when, case: "past") }

event-end = končí { FORM($when, case: "on") }
event-end-now = právě končí
event-end-past = ukončeno { FORM($when, case: "past") }

# platnost končí za 3 dny, dvacátého třetího listopadu
event-expiry = platnost končí { FORM($when, case: "on") }
event-expiry-now = platnost právě končí
event-expiry-past = platnost vypršela { FORM($when, case: "past") }

event-opening = otevírá se { FORM($when, case: "on") }
event-opening-now = právě se otevírá
event-opening-past = otevřeno { FORM($when, case: "past") }

event-closing = zavírá se { FORM($when, case: "on") }
event-closing-now = právě se zavírá
event-closing-past = zavřeno { FORM($when, case: "past") }

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = do { FORM($time, case: "genitive") }

until-day = do { FORM($date, case: "genitive") }

# do zítřka do devíti hodin: see the moments in date.ftl
until-moment = { FORM($when, case: "to") }

until-open = otevřeno { $when }

until-closed = zavřeno { $when }

open-always = otevřeno nonstop

# The form "until" is what a state is called that has an end.
until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = od { FORM($time, case: "genitive") }

since-day = od { since-day-genitive }
since-day-genitive = { HEAD($date) ->
    [relative] { FORM($date, case: "genitive") }
   *[other] { FORM($date, case: "since") }
}
-head-relative = včera dnes zítra

since-month = od { FORM($month, case: "genitive") }

## The last time that something was done

last-updated = naposledy aktualizováno { FORM($when, case: "past") }

last-completed = naposledy dokončeno { FORM($when, case: "past") }

last-active = poslední aktivita { FORM($when, case: "past") }

last-used = naposledy použito { FORM($when, case: "past") }

last-synced = naposledy synchronizováno { FORM($when, case: "past") }

last-saved = naposledy uloženo { FORM($when, case: "past") }

## Delays

delay-late = zpoždění { $duration }

# o 2 minuty dříve, o hodinu dříve
delay-early = o { FORM($duration, case: "accusative") } dříve

delay-none = včas

## The time between a reminder and the event

# 30 minut předem, hodinu předem
duration-before = { FORM($duration, case: "accusative") } předem

## The time that is left: the verb agrees with the first number

# As the value of a field without it: nabíjení: 21 minut do konce.
remaining = { $case ->
    [value] { $duration } do konce
   *[alone] { $count ->
        [2] zbývají { $duration }
        [3] zbývají { $duration }
        [4] zbývají { $duration }
       *[other] zbývá { $duration }
    }
}

remaining-less = zbývá méně než { $duration }

remaining-about = { $count ->
    [2] zbývají asi { $duration }
    [3] zbývají asi { $duration }
    [4] zbývají asi { $duration }
   *[other] zbývá asi { $duration }
}

remaining-none = nezbývá žádný čas

## An amount that becomes larger or smaller, once or in each period

gaining = nárůst o { FORM($amount, case: "accusative") }

losing = pokles o { FORM($amount, case: "accusative") }

gain-none = beze změny
