## When something happens: nouns, and verbs of the present, for a verb of the past shows a gender

event-arrival = przyjazd { FORM($when, case: "on") }
event-arrival-now = przyjazd teraz
# same as event-arrival
event-arrival-past = przyjazd { FORM($when, case: "on") }

event-departure = odjazd { FORM($when, case: "on") }
event-departure-now = odjazd teraz
# same as event-departure
event-departure-past = odjazd { FORM($when, case: "on") }

event-start = początek { FORM($when, case: "on") }
event-start-now = początek teraz
# same as event-start
event-start-past = początek { FORM($when, case: "on") }

event-end = koniec { FORM($when, case: "on") }
event-end-now = koniec teraz
# same as event-end
event-end-past = koniec { FORM($when, case: "on") }

# wygasa za 3 dni, 23 listopada
event-expiry = wygasa { FORM($when, case: "on") }
event-expiry-now = wygasa teraz
event-expiry-past = termin ważności minął { FORM($when, case: "on") }

event-opening = otwarcie { FORM($when, case: "on") }
event-opening-now = otwarcie teraz
# same as event-opening
event-opening-past = otwarcie { FORM($when, case: "on") }

event-closing = zamknięcie { FORM($when, case: "on") }
event-closing-now = zamknięcie teraz
# same as event-closing
event-closing-past = zamknięcie { FORM($when, case: "on") }

event-both = { $distance }, { $date }

## Until when

until-time = do { FORM($time, case: "bare") }

until-day = do { FORM($date, case: "genitive") }

# do jutra do 9:00: see the moments in date.ftl
until-moment = { FORM($when, case: "to") }

until-open = otwarte { $when }

until-closed = zamknięte { $when }

until-state = { $state } { $when }

## Since when

since-time = od { FORM($time, case: "bare") }

# od wczoraj; od minionego wtorku; od 3 listopada
since-day = od { FORM($date, case: "genitive") }

since-month = od { $month }

since-month-year = od { $month } { $year }

since-year = od { $year } roku

## When something was done last

last-updated = ostatnia aktualizacja { FORM($when, case: "on") }

last-completed = ostatnio ukończono { FORM($when, case: "on") }

last-active = ostatnia aktywność { FORM($when, case: "on") }

last-used = ostatnie użycie { FORM($when, case: "on") }

last-synced = ostatnia synchronizacja { FORM($when, case: "on") }

## Late and early

delay-late = { $duration } opóźnienia

delay-early = { $duration } przed czasem

delay-none = o czasie

## Time that is left: a colon, for the verb would agree with the number and the gender of the unit

remaining = pozostało: { $duration }

remaining-less = pozostało mniej niż { $duration }

remaining-about = pozostało około { FORM($duration, case: "genitive") }

remaining-none = czas minął

## What is gained and lost, so much in each period

# wzrost o 12 minut, wzrost o godzinę
gaining = wzrost o { FORM($amount, case: "accusative") }

losing = spadek o { FORM($amount, case: "accusative") }

gain-none = bez zmian
