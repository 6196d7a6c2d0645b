## The time of an event. What is over is a participle that sounds the same in both genders, or a whole verb

event-arrival = arrive { $when }
event-arrival-now = arrive maintenant
event-arrival-past = arrivé { $when }

event-departure = part { $when }
# "part" sounds like the order "pars".
event-departure-now = départ immédiat
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
# Avoid "fermé hier", which is heard as how it stood all day.
event-closing-past = a fermé { $when }

event-both = { $distance }, { $date }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now: days bring "jusqu’au" themselves (see date.ftl)

# jusqu’à 21 heures, jusqu’à minuit
until-time = { FORM($time, case: "until") }

until-day = { FORM($date, case: "until") }

# jusqu’à demain à 9 heures
until-moment = { FORM($when, case: "until") }

# Of a place (lieu, magasin), masculine.
until-open = ouvert { $when }

until-closed = fermé { $when }

open-always = ouvert 24 heures sur 24

until-state = { $state } { $when }

## The beginning of a state that lasts now

# depuis 9 heures 10; a full hour brings its part of the day, see "since" in date.ftl
since-time = depuis { FORM($time, case: "since") }

# depuis hier; depuis le 3 novembre
since-day = { HEAD($date) ->
    [today] à partir d’aujourd’hui
   *[past] depuis { $date }
}

since-month = depuis { $month }

## The last time that something was done: nouns, which need not agree. But "dernière réalisation" would be what somebody
## made; the participle sounds the same in both genders. $case "last": "dernière" tells already which Wednesday it was,
## see date-weekday

last-updated = dernière mise à jour { FORM($when, case: "last") }

last-completed = terminé pour la dernière fois { FORM($when, case: "last") }

last-active = dernière activité { FORM($when, case: "last") }

last-used = dernière utilisation { FORM($when, case: "last") }

last-synced = dernière synchronisation { FORM($when, case: "last") }

last-saved = dernier enregistrement { FORM($when, case: "last") }

## Delays

delay-late = { $duration } de retard

delay-early = { $duration } d’avance

delay-none = à l’heure

## The time between a reminder and the event

duration-before = { $duration } avant

## The time that is left

remaining = il reste { $duration }

# moins d’une minute
# "Une minute" is a word here, and begins with a vowel.
remaining-less = il reste moins d’{ $duration }

remaining-about = il reste environ { $duration }

remaining-none = temps écoulé

## An amount that becomes larger or smaller in each period

# gain de 12 minutes, gain d’une heure
gaining = gain { of-amount }

losing = perte { of-amount }

gain-none = aucun changement
