## The time of an event: nouns, and verbs of the present, which show no gender; what was begun or ended has the neuter
## participle. What comes in less than a minute is "o chvíľu".

event-arrival = dorazí { FORM($when, case: "on") }
event-arrival-now = dorazí o chvíľu
event-arrival-past = príchod { FORM($when, case: "past") }

event-departure = odchod { FORM($when, case: "on") }
event-departure-now = odchod o chvíľu
event-departure-past = odchod { FORM($when, case: "past") }
departure-cancelled = zrušené

event-start = začína sa { FORM($when, case: "on") }
event-start-now = práve sa začína
event-start-past = začaté { FORM($when, case: "past") }

event-end = končí sa { FORM($when, case: "on") }
event-end-now = práve sa končí
event-end-past = ukončené { FORM($when, case: "past") }

# platnosť sa končí o 3 dni, dvadsiateho tretieho novembra
event-expiry = platnosť sa končí { FORM($when, case: "on") }
event-expiry-now = platnosť sa práve končí
event-expiry-past = platnosť vypršala { FORM($when, case: "past") }

event-opening = otvára sa { FORM($when, case: "on") }
event-opening-now = práve sa otvára
event-opening-past = otvorené { FORM($when, case: "past") }

event-closing = zatvára sa { FORM($when, case: "on") }
event-closing-now = práve sa zatvára
event-closing-past = zatvorené { FORM($when, case: "past") }

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = do { FORM($time, case: "genitive") }

until-day = do { FORM($date, case: "genitive") }

# do zajtra do deviatej: see the moments in date.ftl
until-moment = { FORM($when, case: "to") }

until-open = otvorené { $when }

until-closed = zatvorené { $when }

open-always = otvorené nonstop

# The form "until" is what a state is called that has an end.
until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = od { FORM($time, case: "genitive") }

since-day = od { since-day-genitive }
since-day-genitive = { HEAD($date) ->
    [relative] { FORM($date, case: "genitive") }
   *[other] { FORM($date, case: "since") }
}
-head-relative = včera dnes zajtra

since-month = od { FORM($month, case: "genitive") }

## The last time that something was done

last-updated = naposledy aktualizované { FORM($when, case: "past") }

last-completed = naposledy dokončené { FORM($when, case: "past") }

last-active = posledná aktivita { FORM($when, case: "past") }

last-used = naposledy použité { FORM($when, case: "past") }

last-synced = naposledy synchronizované { FORM($when, case: "past") }

last-saved = naposledy uložené { FORM($when, case: "past") }

## Delays

delay-late = meškanie { $duration }

delay-early = o { FORM($duration, case: "accusative") } skôr

delay-none = načas

## The time between a reminder and the event

# 30 minút vopred, hodinu vopred
duration-before = { FORM($duration, case: "accusative") } vopred

## The time that is left: the verb agrees with the first number

# As the value of a field without it: nabíjanie: 21 minút do konca.
remaining = { $case ->
    [value] { $duration } do konca
   *[alone] { $count ->
        [2] zostávajú { $duration }
        [3] zostávajú { $duration }
        [4] zostávajú { $duration }
       *[other] zostáva { $duration }
    }
}

remaining-less = zostáva menej ako { FORM($duration, case: "nominative") }

remaining-about = { $count ->
    [2] zostávajú asi { $duration }
    [3] zostávajú asi { $duration }
    [4] zostávajú asi { $duration }
   *[other] zostáva asi { $duration }
}

remaining-none = nezostáva žiadny čas

## An amount that becomes larger or smaller in each period: pribúda 12 minút, ubúdajú dve sekundy denne

gaining = { HEAD($amount) ->
    [few] pribúdajú { $amount }
   *[other] pribúda { $amount }
}

losing = { HEAD($amount) ->
    [few] ubúdajú { $amount }
   *[other] ubúda { $amount }
}
-head-few = 2 3 4 dva dve dvaja traja štyria

gain-none = bez zmeny
