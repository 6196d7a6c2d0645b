## So much of a unit

measure-unavailable = mesure indisponible

measure-unknown = { $count } { $name }

measure-per = { $measure } par { $unit }

# Only where one is below zero: de moins 5 degrés à 5 degrés
measure-range = de { $from } à { $to }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = à { $measure }

blood-pressure = { $systolic } sur { $diastolic }

## An amount for each of a span of time

rate-per-second = { $amount } par seconde

rate-per-minute = { $amount } par minute

rate-per-hour = { $amount } par heure

rate-per-day = { $amount } par jour

rate-per-week = { $amount } par semaine

rate-per-month = { $amount } par mois

rate-per-year = { $amount } par an

## Medicine

dosage = { $measure }, { $amount }

## Batteries

# La batterie
battery-charged = chargée à { $charge }

battery-low = { $charge }, faible

battery-charging = en charge, { $charge }

battery-unavailable = niveau de batterie indisponible

## Grades

grade = { $share }, { $grade }

# same
grade-excellent = excellent

grade-good = bien

grade-needs-improvement = à améliorer

grade-unavailable = évaluation indisponible

## Goals

goal-completed = objectif atteint : { $name }
    .alone = objectif atteint

goal-remaining = encore { $amount }

# Without a participle, which would have to agree with the amount.
goal-today = { $amount } aujourd’hui
