## The time of an event. Nouns where a verb would be split (komt over 12 minuten aan): aankomst over 12 minuten. What is
## over ends in the participle: 5 minuten geleden aangekomen, op 3 november begonnen. A distance with a date has it in
## between, which is a case of its own for each: 2 weken geleden verlopen, op 3 november.

event-arrival = aankomst { FORM($when, case: "on") }
event-arrival-now = aankomst nu
event-arrival-past = { TRAIT($when, "kind") ->
    [both] { FORM($when, case: "arrived") }
   *[other] { FORM($when, case: "on") } aangekomen
}

event-departure = vertrek { FORM($when, case: "on") }
event-departure-now = vertrek nu
event-departure-past = { TRAIT($when, "kind") ->
    [both] { FORM($when, case: "departed") }
   *[other] { FORM($when, case: "on") } vertrokken
}
departure-cancelled = geannuleerd

event-start = begint { FORM($when, case: "on") }
event-start-now = begint nu
event-start-past = { TRAIT($when, "kind") ->
    [both] { FORM($when, case: "begun") }
   *[other] { FORM($when, case: "on") } begonnen
}

event-end = eindigt { FORM($when, case: "on") }
event-end-now = eindigt nu
event-end-past = { TRAIT($when, "kind") ->
    [both] { FORM($when, case: "ended") }
   *[other] { FORM($when, case: "on") } geëindigd
}

event-expiry = verloopt { FORM($when, case: "on") }
event-expiry-now = verloopt nu
event-expiry-past = { TRAIT($when, "kind") ->
    [both] { FORM($when, case: "expired") }
   *[other] { FORM($when, case: "on") } verlopen
}

event-opening = opent { FORM($when, case: "on") }
event-opening-now = opent nu
event-opening-past = { TRAIT($when, "kind") ->
    [both] { FORM($when, case: "opened") }
   *[other] { FORM($when, case: "on") } geopend
}

event-closing = sluit { FORM($when, case: "on") }
event-closing-now = sluit nu
event-closing-past = { TRAIT($when, "kind") ->
    [both] { FORM($when, case: "closed") }
   *[other] { FORM($when, case: "on") } gesloten
}

event-both = { $case ->
    [arrived] { $distance } aangekomen, { FORM($date, case: "on") }
    [departed] { $distance } vertrokken, { FORM($date, case: "on") }
    [begun] { $distance } begonnen, { FORM($date, case: "on") }
    [ended] { $distance } geëindigd, { FORM($date, case: "on") }
    [expired] { $distance } verlopen, { FORM($date, case: "on") }
    [opened] { $distance } geopend, { FORM($date, case: "on") }
    [closed] { $distance } gesloten, { FORM($date, case: "on") }
   *[ahead] { $distance }, { FORM($date, case: "on") }
}
    .kind = both
    .time = { $case ->
        [arrived] { $distance } aangekomen, { FORM($time, case: "at") }
        [departed] { $distance } vertrokken, { FORM($time, case: "at") }
        [begun] { $distance } begonnen, { FORM($time, case: "at") }
        [ended] { $distance } geëindigd, { FORM($time, case: "at") }
        [expired] { $distance } verlopen, { FORM($time, case: "at") }
        [opened] { $distance } geopend, { FORM($time, case: "at") }
        [closed] { $distance } gesloten, { FORM($time, case: "at") }
       *[ahead] { $distance }, { FORM($time, case: "at") }
    }

## The end of a state that lasts now

until-time = tot { $time }

until-day = tot { $date }

until-moment = tot { $when }

# same
until-open = open { $when }

until-closed = gesloten { $when }

open-always = 24 uur per dag open

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = sinds { $time }

since-day = { HEAD($date) ->
    [today] vanaf vandaag
   *[past] sinds { $date }
}

since-month = sinds { $month }

## The last time that something was done: laatst bijgewerkt, 5 minuten geleden

last-updated = { HEAD($when) ->
    [just] zojuist bijgewerkt
   *[other] laatst bijgewerkt: { FORM($when, case: "on") }
}
-head-just = zojuist

last-completed = { HEAD($when) ->
    [just] zojuist voltooid
   *[other] laatst voltooid: { FORM($when, case: "on") }
}

last-active = { HEAD($when) ->
    [just] zojuist actief
   *[other] laatst actief: { FORM($when, case: "on") }
}

last-used = { HEAD($when) ->
    [just] zojuist gebruikt
   *[other] laatst gebruikt: { FORM($when, case: "on") }
}

last-synced = { HEAD($when) ->
    [just] zojuist gesynchroniseerd
   *[other] laatst gesynchroniseerd: { FORM($when, case: "on") }
}

last-saved = { HEAD($when) ->
    [just] zojuist opgeslagen
   *[other] laatst opgeslagen: { FORM($when, case: "on") }
}

## Delays

delay-late = { $duration } vertraging

delay-early = { $duration } te vroeg

delay-none = op tijd

## The time between a reminder and the event

duration-before = { HEAD($duration) ->
    [nothing] op het moment zelf
   *[other] { $duration } van tevoren
}

## The time that is left: nog 2 minuten; minder dan 2 minuten over, nog ongeveer 2 minuten ("nog" would stand between)

remaining = { $case ->
    [left] { $duration } over
    [about] { remaining-about }
   *[bare] nog { $duration }
}

remaining-less = nog minder dan { $duration }

remaining-about = nog ongeveer { $duration }

remaining-none = geen tijd meer over

## An amount that becomes larger or smaller, once or in each period

gaining = toename van { FORM($amount, case: "clause") }

losing = afname van { FORM($amount, case: "clause") }

gain-none = ongewijzigd
