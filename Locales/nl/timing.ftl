## The time of an event. Nouns where a verb would be split (komt over 12 minuten aan): aankomst over 12 minuten. What is
## over ends in the participle: 5 minuten geleden aangekomen, gisteren om 19 uur begonnen; but begonnen op 3 november.

event-arrival = aankomst { FORM($when, case: "on") }
event-arrival-now = aankomst nu
event-arrival-past = { TRAIT($when, "kind") ->
    [both] aangekomen { $when }
   *[other] { HEAD(event-when) ->
        [late] aangekomen { event-when }
       *[other] { $when } aangekomen
    }
}
# Days with "op", and a distance with a date, come after the participle: begonnen 2 weken geleden, op 3 november.
event-when = { FORM($when, case: "on") }
-head-late = op

event-departure = vertrek { FORM($when, case: "on") }
event-departure-now = vertrek nu
event-departure-past = { TRAIT($when, "kind") ->
    [both] vertrokken { $when }
   *[other] { HEAD(event-when) ->
        [late] vertrokken { event-when }
       *[other] { $when } vertrokken
    }
}
departure-cancelled = geannuleerd

event-start = begint { FORM($when, case: "on") }
event-start-now = begint nu
event-start-past = { TRAIT($when, "kind") ->
    [both] begonnen { $when }
   *[other] { HEAD(event-when) ->
        [late] begonnen { event-when }
       *[other] { $when } begonnen
    }
}

event-end = eindigt { FORM($when, case: "on") }
event-end-now = eindigt nu
event-end-past = { TRAIT($when, "kind") ->
    [both] geëindigd { $when }
   *[other] { HEAD(event-when) ->
        [late] geëindigd { event-when }
       *[other] { $when } geëindigd
    }
}

event-expiry = verloopt { FORM($when, case: "on") }
event-expiry-now = verloopt nu
event-expiry-past = { TRAIT($when, "kind") ->
    [both] verlopen { $when }
   *[other] { HEAD(event-when) ->
        [late] verlopen { event-when }
       *[other] { $when } verlopen
    }
}

event-opening = opent { FORM($when, case: "on") }
event-opening-now = opent nu
event-opening-past = { TRAIT($when, "kind") ->
    [both] geopend { $when }
   *[other] { HEAD(event-when) ->
        [late] geopend { event-when }
       *[other] { $when } geopend
    }
}

event-closing = sluit { FORM($when, case: "on") }
event-closing-now = sluit nu
event-closing-past = { TRAIT($when, "kind") ->
    [both] gesloten { $when }
   *[other] { HEAD(event-when) ->
        [late] gesloten { event-when }
       *[other] { $when } gesloten
    }
}

event-both = { $distance }, { FORM($date, case: "on") }
    .kind = both

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

## Delays

delay-late = { $duration } vertraging

delay-early = { $duration } te vroeg

delay-none = op tijd

## The time between a reminder and the event

duration-before = { $duration } van tevoren

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
