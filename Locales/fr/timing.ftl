## When something happens. What is over is a participle that sounds the same in both genders, or a whole verb

event-arrival = arrive { $when }
event-arrival-now = arrive maintenant
event-arrival-past = arrivé { $when }

event-departure = part { $when }
event-departure-now = part maintenant
event-departure-past = parti { $when }
departure-cancelled = supprimé

event-start = commence { $when }
event-start-now = commence maintenant
event-start-past = a commencé { $when }

event-end = se termine { $when }
event-end-now = se termine maintenant
event-end-past = terminé { $when }

# expire dans 3 jours, le 23 novembre
event-expiry = expire { $when }
event-expiry-now = expire maintenant
event-expiry-past = expiré { $when }

event-opening = ouvre { $when }
event-opening-now = ouvre maintenant
event-opening-past = a ouvert { $when }

event-closing = ferme { $when }
event-closing-now = ferme maintenant
# Not "fermé hier", which is heard as how it stood all day.
event-closing-past = a fermé { $when }

event-both = { $distance }, { $date }

## Until when: days bring "jusqu’au" themselves (see date.ftl)

# jusqu’à 21 heures, jusqu’à minuit
until-time = jusqu’à { $time }

until-day = { FORM($date, case: "until") }

# jusqu’à demain à 9 heures
until-moment = { FORM($when, case: "until") }

# Of a place (lieu, magasin), masculine.
until-open = ouvert { $when }

until-closed = fermé { $when }

until-state = { $state } { $when }

## Since when

# depuis 9 heures 10; a full hour brings its part of the day, see "since" in date.ftl
since-time = depuis { FORM($time, case: "since") }

# depuis hier; depuis le 3 novembre
since-day = depuis { $date }

since-month = depuis { $month }

since-month-year = depuis { $month } { $year }

since-year = depuis { $year }

## When something was done last: nouns, which need not agree. But "dernière réalisation" would be what somebody made; the
## participle sounds the same in both genders. $case "last": "dernière" tells already which Wednesday it was, see
## date-weekday

last-updated = dernière mise à jour { FORM($when, case: "last") }

last-completed = terminé pour la dernière fois { FORM($when, case: "last") }

last-active = dernière activité { FORM($when, case: "last") }

last-used = dernière utilisation { FORM($when, case: "last") }

last-synced = dernière synchronisation { FORM($when, case: "last") }

## Late and early

delay-late = { $duration } de retard

delay-early = { $duration } d’avance

delay-none = à l’heure

## Time that is left

remaining = il reste { $duration }

# moins d’une minute
# "Une minute" is a word here, and begins with a vowel.
remaining-less = il reste moins d’{ $duration }

remaining-about = il reste environ { $duration }

remaining-none = temps écoulé

## What is gained and lost, so much in each period

# gain de 12 minutes, gain d’une heure
gaining = gain { of-amount }

losing = perte { of-amount }

gain-none = aucun changement
