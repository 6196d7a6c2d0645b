## The time of an event. The past tense has "a avea", whose participle need not agree

event-arrival = sosește { FORM($when, case: "on") }
event-arrival-now = sosește acum
event-arrival-past = a sosit { FORM($when, case: "on") }

event-departure = pleacă { FORM($when, case: "on") }
event-departure-now = pleacă acum
event-departure-past = a plecat { FORM($when, case: "on") }
departure-cancelled = plecare anulată

event-start = începe { FORM($when, case: "on") }
event-start-now = începe acum
event-start-past = a început { FORM($when, case: "on") }

event-end = se încheie { FORM($when, case: "on") }
event-end-now = se încheie acum
event-end-past = s-a încheiat { FORM($when, case: "on") }

event-expiry = expiră { FORM($when, case: "on") }
event-expiry-now = expiră acum
event-expiry-past = a expirat { FORM($when, case: "on") }

event-opening = se deschide { FORM($when, case: "on") }
event-opening-now = se deschide acum
event-opening-past = s-a deschis { FORM($when, case: "on") }

event-closing = se închide { FORM($when, case: "on") }
event-closing-now = se închide acum
event-closing-past = s-a închis { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now: days and times bring "până" themselves (see date.ftl)

until-time = { FORM($time, case: "until") }

until-day = { FORM($date, case: "until") }

until-moment = { FORM($when, case: "until") }

until-open = deschis { $when }

until-closed = închis { $when }

open-always = deschis non-stop

until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "since") }

since-day = { FORM($date, case: "since") }

since-month = din { $month }

## The last time that something was done: nouns and a colon, which need not agree

last-updated = ultima actualizare: { FORM($when, case: "on") }

last-completed = ultima finalizare: { FORM($when, case: "on") }

last-active = ultima activitate: { FORM($when, case: "on") }

last-used = ultima utilizare: { FORM($when, case: "on") }

last-synced = ultima sincronizare: { FORM($when, case: "on") }

last-saved = ultima salvare: { FORM($when, case: "on") }

## Delays

delay-late = întârziere de { $duration }

delay-early = cu { $duration } mai devreme

delay-none = la timp

## The time between a reminder and the event

duration-before = cu { $duration } înainte

## The time that is left: the verb agrees with the largest unit

remaining = { $count ->
    [1] a rămas { $duration }
   *[other] au rămas { $duration }
}

remaining-less = a rămas mai puțin de { $duration }

remaining-about = { $count ->
    [1] a rămas aproximativ { $duration }
   *[other] au rămas aproximativ { $duration }
}

remaining-none = timp expirat

## An amount that becomes larger or smaller in each period

# "Câștig" and "pierdere" would be those of money.
gaining = { $amount } în plus

losing = { $amount } în minus

gain-none = nicio schimbare
