## The time of an event: nouns, and verbs of the present or the future, for a verb of the past shows a gender; of what
## was begun, ended, opened or closed the impersonal past. What comes in less than a minute is "za chwilę": nobody says
## "koniec teraz".

# "Przyjazd" is of vehicles alone, and so a parcel or a meal has none; "przybycie", which maps say, is of all that
# comes.
event-arrival = dotrze { FORM($when, case: "on") }
event-arrival-now = dotrze za chwilę
event-arrival-past = przybycie { FORM($when, case: "past") }

event-departure = odjazd { FORM($when, case: "on") }
event-departure-now = odjazd za chwilę
event-departure-past = odjazd { FORM($when, case: "past") }
departure-cancelled = odwołany

event-start = początek { FORM($when, case: "on") }
event-start-now = początek za chwilę
event-start-past = rozpoczęto { FORM($when, case: "past") }

event-end = koniec { FORM($when, case: "on") }
event-end-now = koniec za chwilę
event-end-past = zakończono { FORM($when, case: "past") }

# wygasa za 3 dni, 23 listopada
event-expiry = wygasa { FORM($when, case: "on") }
event-expiry-now = wygasa za chwilę
event-expiry-past = termin ważności minął { FORM($when, case: "past") }

event-opening = otwarcie { FORM($when, case: "on") }
event-opening-now = otwarcie za chwilę
event-opening-past = otwarto { FORM($when, case: "past") }

event-closing = zamknięcie { FORM($when, case: "on") }
event-closing-now = zamknięcie za chwilę
event-closing-past = zamknięto { FORM($when, case: "past") }

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = do { FORM($time, case: "until") }

until-day = do { FORM($date, case: "genitive") }

# do jutra do godziny 9:00: see the moments in date.ftl
until-moment = { FORM($when, case: "to") }

until-open = otwarte { $when }

until-closed = zamknięte { $when }

open-always = otwarte całą dobę

# The form "until" is what a state is called that has an end: ważne do 1 marca, not prawidłowe.
until-state = { FORM($state, form: "until") } { $when }

## The beginning of a state that lasts now

since-time = od { FORM($time, case: "bare") }

# od wczoraj; od wtorku; od 3 listopada
since-day = od { FORM($date, case: "since") }

since-month = od { FORM($month, case: "genitive") }

## The last time that something was done

last-updated = ostatnia aktualizacja { FORM($when, case: "past") }

last-completed = ostatnio ukończono { FORM($when, case: "past") }

last-active = ostatnia aktywność { FORM($when, case: "past") }

last-used = ostatnie użycie { FORM($when, case: "past") }

last-synced = ostatnia synchronizacja { FORM($when, case: "past") }

last-saved = ostatnio zapisano { FORM($when, case: "past") }

## Delays

delay-late = { $duration } opóźnienia

delay-early = { FORM($duration, case: "accusative") } przed czasem

delay-none = o czasie

## The time between a reminder and the event

# 30 minut wcześniej, godzinę wcześniej
duration-before = { FORM($duration, case: "accusative") } wcześniej

## The time that is left: a colon, for the verb would agree with the number and the gender of the unit, but not after
## "około" and "mniej niż"

# As the value of a field without it: ładowanie: 21 minut do końca.
remaining = { $case ->
    [value] { $duration } do końca
   *[alone] pozostało: { $duration }
}

remaining-less = pozostało mniej niż { $duration }

# pozostało około dwóch minut
remaining-about = pozostało około { FORM($duration, case: "genitive") }

remaining-none = czas minął

## An amount that becomes larger or smaller in each period

# "Zysk" and "strata" are of money, "wzrost" and "spadek" are of how much there is. As the value of a field without the
# colon.
gaining = { $case ->
    [value] przyrost { $amount }
   *[alone] przyrost: { $amount }
}

losing = { $case ->
    [value] ubytek { $amount }
   *[alone] ubytek: { $amount }
}

gain-none = bez zmian
