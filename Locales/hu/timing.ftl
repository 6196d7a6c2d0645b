## The time of an event. What is to come is a noun (érkezés 12 perc múlva), what was is a verb (megérkezett 5 perccel ezelőtt).
## The end has no noun: "befejezés" is the button

event-arrival = érkezés { FORM($when, case: "on") }
event-arrival-now = most érkezik
event-arrival-past = megérkezett { FORM($when, case: "on") }

event-departure = indulás { FORM($when, case: "on") }
event-departure-now = most indul
event-departure-past = elindult { FORM($when, case: "on") }
departure-cancelled = törölve

event-start = kezdés { FORM($when, case: "on") }
event-start-now = most kezdődik
event-start-past = elkezdődött { FORM($when, case: "on") }

event-end = { FORM($when, case: "on") } ér véget
event-end-now = most ér véget
event-end-past = véget ért { FORM($when, case: "on") }

event-expiry = lejárat { FORM($when, case: "on") }
event-expiry-now = most jár le
event-expiry-past = lejárt { FORM($when, case: "on") }

event-opening = nyitás { FORM($when, case: "on") }
event-opening-now = most nyit
event-opening-past = kinyitott { FORM($when, case: "on") }

event-closing = zárás { FORM($when, case: "on") }
event-closing-now = most zár
event-closing-past = bezárt { FORM($when, case: "on") }

# 3 nap múlva, november huszonharmadikán
event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "on") }

## The end of a state that lasts now

until-time = { FORM($time, case: "until") }

until-day = { FORM($date, case: "until") }

until-moment = { FORM($when, case: "until") }

until-open = nyitva { $when }

until-closed = zárva { $when }

open-always = éjjel-nappal nyitva

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = { FORM($time, case: "since") } óta

since-day = { HEAD($date) ->
    [today] { FORM($date, case: "from") }
   *[past] { FORM($date, case: "since") } óta
}

since-month = { FORM($month, case: "since") } óta

## The last time that something was done

last-updated = utoljára frissítve: { FORM($when, case: "on") }

last-completed = utoljára teljesítve: { FORM($when, case: "on") }

last-active = utoljára aktív: { FORM($when, case: "on") }

last-used = utoljára használva: { FORM($when, case: "on") }

last-synced = utoljára szinkronizálva: { FORM($when, case: "on") }

last-saved = utoljára mentve: { FORM($when, case: "on") }

## Delays

delay-late = { $duration } késés

delay-early = { FORM($duration, case: "instrumental") } korábban

delay-none = időben

## The time between a reminder and the event

duration-before = { FORM($duration, case: "instrumental") } előtte

## The time that is left

remaining = { $duration } van hátra

remaining-less = kevesebb mint { $duration } van hátra

remaining-about = körülbelül { $duration } van hátra

remaining-none = letelt az idő

## An amount that becomes larger or smaller

gaining = { change-by } nő

losing = { change-by } csökken

gain-none = nincs változás
