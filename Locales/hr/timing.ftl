## The time of an event: verbs of the present, and nouns for the past, for a verb of the past shows a gender

event-arrival = dolazi { FORM($when, case: "on") }
event-arrival-now = upravo dolazi
event-arrival-past = dolazak { FORM($when, case: "on") }

event-departure = polazi { FORM($when, case: "on") }
event-departure-now = upravo polazi
event-departure-past = polazak { FORM($when, case: "on") }
departure-cancelled = otkazano

event-start = počinje { FORM($when, case: "on") }
event-start-now = upravo počinje
event-start-past = početak { FORM($when, case: "on") }

event-end = završava { FORM($when, case: "on") }
event-end-now = upravo završava
event-end-past = završeno { FORM($when, case: "on") }

# valjanost istječe za 3 dana, dvadeset trećeg studenoga
event-expiry = valjanost istječe { FORM($when, case: "on") }
event-expiry-now = valjanost upravo istječe
event-expiry-past = valjanost je istekla { FORM($when, case: "on") }

event-opening = otvara se { FORM($when, case: "on") }
event-opening-now = upravo se otvara
event-opening-past = otvoreno { FORM($when, case: "on") }

event-closing = zatvara se { FORM($when, case: "on") }
event-closing-now = upravo se zatvara
event-closing-past = zatvoreno { FORM($when, case: "on") }

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = do { FORM($time, case: "genitive") }

until-day = { HEAD($date) ->
    [today] do kraja dana
   *[other] do { FORM($date, case: "genitive") }
}

until-moment = do { FORM($when, case: "genitive") }

until-open = otvoreno { $when }

until-closed = zatvoreno { $when }

open-always = otvoreno 24 sata na dan

# The form "until" is what a state is called that has an end: vrijedi do prvog ožujka, not ispravno.
until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = od { FORM($time, case: "genitive") }

since-day = od { FORM($date, case: "genitive") }

since-month = od { FORM($month, case: "genitive") }

## The last time that something was done

last-updated = posljednje ažuriranje { FORM($when, case: "on") }

last-completed = posljednji put dovršeno { FORM($when, case: "on") }

last-active = posljednja aktivnost { FORM($when, case: "on") }

last-used = posljednja upotreba { FORM($when, case: "on") }

last-synced = posljednja sinkronizacija { FORM($when, case: "on") }

last-saved = posljednje spremanje { FORM($when, case: "on") }

## Delays

delay-late = kasni { FORM($duration, case: "accusative") }

delay-early = { $duration } prije vremena

delay-none = na vrijeme

## The time between a reminder and the event

duration-before = { FORM($duration, case: "accusative") } prije

## The time that is left. "Još" agrees with nothing

remaining = još { $duration }

remaining-less = preostalo je manje od { FORM($duration, case: "genitive") }

remaining-about = još otprilike { $duration }

remaining-none = vrijeme je isteklo

## An amount that becomes larger or smaller in each period

gaining = povećanje od { FORM($amount, case: "genitive") }

losing = smanjenje od { FORM($amount, case: "genitive") }

gain-none = bez promjene
