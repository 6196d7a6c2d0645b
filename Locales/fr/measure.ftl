## Measurements: a number with a unit

measure-unavailable = mesure indisponible

measure-unknown = { $count } { $name }

# 2 grammes par litre; but 10 grammes pour 100 millilitres
measure-per = { $measure } par { $unit }
    .measured = { $measure } pour { $per }

# Only where one is below zero: de moins 5 degrés à 5 degrés. The cases are those of "range".
measure-range = de { $from } à { range-to }
    .below = { $case ->
        [of] { $low } à { range-above }
        [amount] { $low } à { range-above }
        [until] { $low } à { range-above }
       *[alone] de { $low } à { range-above }
    }

measure-range-shared = { FORM($measure, $range) }

# 1 mètre 80; 5 pieds 10 pouces. See unit-centimeter in unit.ftl.
measure-mixed = { TAIL($first) ->
    [meters] { $first } { FORM($second, case: "behind-meters") }
   *[other] { $first } { $second }
}
-tail-meters = mètre mètres !kilomètre !kilomètres

# à 2 kilomètres; à une distance de 2 à 4 kilomètres; entre 2 et 4 kilomètres d’ici; à 2 kilomètres au maximum
measure-away = { HEAD($measure) ->
    [range] à une distance { $measure }
    [between] { $measure } d’ici
   *[other] à { FORM($measure, case: "amount") } d’ici
}
-head-range = de d’ !deux !demi
-head-between = entre

# dans 300 mètres; dans 2 à 4 kilomètres
measure-ahead = dans { FORM($measure, case: "amount") }

blood-pressure = { $systolic } sur { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

# La batterie
battery-charged = chargée à { $charge }

battery-low = { $charge }, faible

battery-charging = en charge, { $charge }

battery-unavailable = niveau de batterie indisponible

## Grades: a result in percent, and how good it is

# same
grade-excellent = excellent

grade-good = bien

grade-needs-improvement = à améliorer

# "Évaluation" is a rating.
grade-unavailable = note indisponible

## Goals that people set themselves

goal-completed = objectif atteint : { $name }
    .alone = objectif atteint

# "Encore aucun pas" would be heard as "none so far", so that none left has a phrase of its own. Not so a percentage,
# which is rounded: where it is 0, something may be left.
goal-remaining = encore { FORM($amount, case: "amount") }

# As apps for languages and sports say it: série de 7 jours.
streak-days = { $count ->
    [1] série d’un jour
    [one] série de { $count } jour
    [many] série de { $count } de jours
   *[other] série de { $count } jours
}

# 3 tâches terminées aujourd’hui; 8547 pas effectués aujourd’hui; 1,2 litre aujourd’hui. Without a word for "done" 3
# tasks would be heard as what is still to do. No such word fits everything: 3 questions jusqu’à présent aujourd’hui.
# What is no noun's, as a bare number, has no gender to agree with.
goal-today = { TRAIT($amount, "gender") ->
    [masculine] { goal-today-done }
    [feminine] { goal-today-done }
   *[none] { $amount } aujourd’hui
}
goal-today-done = { TAIL($amount) ->
    [measure] { $amount } aujourd’hui
    [steps] { $amount } { FORM(adjective-made, $amount) } aujourd’hui
    [medicine] { $amount } { FORM(state-taken, $amount) } aujourd’hui
    [tasks] { $amount } { FORM(state-completed, $amount) } aujourd’hui
   *[other] { $amount } jusqu’à présent aujourd’hui
}
# Amounts of units and money, and points.
-tail-measure =
    mètre mètres !paramètre !paramètres litre litres gramme grammes !programme !programmes calorie calories joule joules
    seconde secondes minute minutes heure heures point points mile miles euro euros centime centimes dollar dollars
    américain américains canadien canadiens franc francs suisse suisses sterling
-tail-steps = pas !repas paiement paiements
-tail-medicine = dose doses comprimé comprimés médicament médicaments
-tail-tasks = tâche tâches étape étapes projet projets entraînement entraînements
