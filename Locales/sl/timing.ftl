## The time of an event: verbs of the present, and nouns for the past, for a verb of the past shows a gender

event-arrival = prispe { FORM($when, case: "on") }
event-arrival-now = prispe zdaj
event-arrival-past = prihod { FORM($when, case: "on") }

event-departure = odide { FORM($when, case: "on") }
event-departure-now = odhaja zdaj
event-departure-past = odhod { FORM($when, case: "on") }
departure-cancelled = odpovedano

event-start = začne se { FORM($when, case: "on") }
event-start-now = začenja se zdaj
event-start-past = začetek { FORM($when, case: "on") }

event-end = konča se { FORM($when, case: "on") }
event-end-now = končuje se zdaj
event-end-past = konec { FORM($when, case: "on") }

# veljavnost poteče čez 3 dni, triindvajsetega novembra
event-expiry = veljavnost poteče { FORM($when, case: "on") }
event-expiry-now = veljavnost poteče zdaj
event-expiry-past = veljavnost je potekla { FORM($when, case: "on") }

event-opening = odpre se { FORM($when, case: "on") }
event-opening-now = odpira se zdaj
event-opening-past = odprtje { FORM($when, case: "on") }

event-closing = zapre se { FORM($when, case: "on") }
event-closing-now = zapira se zdaj
event-closing-past = zaprtje { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = do { FORM($time, case: "genitive") }

until-day = { HEAD($date) ->
    [today] do konca dneva
   *[other] do { FORM($date, case: "genitive") }
}

until-moment = do { FORM($when, case: "genitive") }

until-open = odprto { $when }

until-closed = zaprto { $when }

open-always = odprto 24 ur na dan

# The form "until" is what a state is called that has an end: velja do prvega marca.
until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = od { FORM($time, case: "genitive") }

since-day = od { FORM($date, case: "genitive") }

since-month = od { FORM($month, case: "genitive") }

## The last time that something was done

last-updated = nazadnje posodobljeno { FORM($when, case: "on") }

last-completed = nazadnje dokončano { FORM($when, case: "on") }

last-active = zadnja dejavnost { FORM($when, case: "on") }

last-used = nazadnje uporabljeno { FORM($when, case: "on") }

last-synced = nazadnje sinhronizirano { FORM($when, case: "on") }

last-saved = nazadnje shranjeno { FORM($when, case: "on") }

## Delays

delay-late = zamuja { FORM($duration, case: "accusative") }

delay-early = { FORM($duration, case: "accusative") } prezgodaj

delay-none = pravočasno

## The time between a reminder and the event

duration-before = { FORM($duration, case: "accusative") } prej

## The time that is left. "Še" agrees with nothing; before "manj" it would mean "even less"

remaining = še { $duration }

remaining-less = preostaja manj kot { $duration }

remaining-about = še približno { $duration }

remaining-none = čas je potekel

## An amount that becomes larger or smaller in each period

gaining = povečanje za { FORM($amount, case: "accusative") }

losing = zmanjšanje za { FORM($amount, case: "accusative") }

gain-none = brez spremembe
