## The time of an event: verbs, which agree with no noun

event-arrival = φτάνει { FORM($when, case: "on") }
event-arrival-now = φτάνει τώρα
event-arrival-past = έφτασε { FORM($when, case: "on") }

event-departure = αναχωρεί { FORM($when, case: "on") }
event-departure-now = αναχωρεί τώρα
event-departure-past = αναχώρησε { FORM($when, case: "on") }
departure-cancelled = ακυρώθηκε

event-start = αρχίζει { FORM($when, case: "on") }
event-start-now = αρχίζει τώρα
event-start-past = άρχισε { FORM($when, case: "on") }

event-end = τελειώνει { FORM($when, case: "on") }
event-end-now = τελειώνει τώρα
event-end-past = τελείωσε { FORM($when, case: "on") }

event-expiry = λήγει { FORM($when, case: "on") }
event-expiry-now = λήγει τώρα
event-expiry-past = έληξε { FORM($when, case: "on") }

event-opening = ανοίγει { FORM($when, case: "on") }
event-opening-now = ανοίγει τώρα
event-opening-past = άνοιξε { FORM($when, case: "on") }

event-closing = κλείνει { FORM($when, case: "on") }
event-closing-now = κλείνει τώρα
event-closing-past = έκλεισε { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = έως { FORM($time, case: "accusative") }

until-day = έως { FORM($date, case: "accusative") }

until-moment = έως { FORM($when, case: "accusative") }

# Adverbs, as on the doors of shops.
until-open = ανοιχτά { $when }

until-closed = κλειστά { $when }

open-always = ανοιχτά όλο το 24ωρο

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = από { FORM($time, case: "accusative") }

since-day = από { FORM($date, case: "accusative") }

since-month = από { FORM($month, case: "accusative") }

## The last time that something was done: nouns and a colon, which need not agree

last-updated = τελευταία ενημέρωση: { FORM($when, case: "on") }

last-completed = τελευταία ολοκλήρωση: { FORM($when, case: "on") }

last-active = τελευταία δραστηριότητα: { FORM($when, case: "on") }

last-used = τελευταία χρήση: { FORM($when, case: "on") }

last-synced = τελευταίος συγχρονισμός: { FORM($when, case: "on") }

last-saved = τελευταία αποθήκευση: { FORM($when, case: "on") }

## Delays

delay-late = καθυστέρηση { FORM($duration, case: "genitive") }

delay-early = { $duration } νωρίτερα

delay-none = χωρίς καθυστέρηση

## The time between a reminder and the event

duration-before = { $duration } πριν

## The time that is left: the verb agrees with the largest unit

remaining = { $count ->
    [1] απομένει { $duration }
   *[other] απομένουν { $duration }
}

remaining-less = απομένει λιγότερο από { FORM($duration, case: "accusative") }

remaining-about = { $count ->
    [1] απομένει περίπου { $duration }
   *[other] απομένουν περίπου { $duration }
}

remaining-none = δεν απομένει χρόνος

## An amount that becomes larger or smaller in each period

gaining = αύξηση κατά { FORM($amount, case: "accusative") }

losing = μείωση κατά { FORM($amount, case: "accusative") }

gain-none = καμία μεταβολή
