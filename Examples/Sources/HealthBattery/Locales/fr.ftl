### Health battery, in French

## The battery: the health of the user, as the charge of a battery

health-battery = batterie de santé
    .hint = indique l’impact actuel de vos habitudes sur votre santé
impact-battery = batterie de santé
battery-at = batterie chargée à { $share }
    .hint = affiche l’impact actuel de vos habitudes sur votre santé
charged = { $share } de charge
    .low = { $share }, faible
charge-and-impact = { $charge }, { $impact }
impact-good = impact positif sur la santé
impact-none = aucun impact sur la santé
impact-poor = impact négatif sur la santé
battery-updated = batterie de santé mise à jour : { $share }
# Not "mesures de santé", which are also those that governments take.
open-health-metrics = { $case ->
    [infinitive] afficher les indicateurs de santé détaillés
   *[statement] ouvre les indicateurs de santé détaillés
}

## The time that a way of living adds to a life, or takes from it: nouns, gain de 12 minutes, perte d’une heure. The
## class "un" is the library's

gaining = { HEAD($time) ->
    [un] gain d’{ $time }
   *[other] gain de { $time }
}
    .per-day = { HEAD($time) ->
        [un] gain d’{ $time } par jour
       *[other] gain de { $time } par jour
    }
losing = { HEAD($time) ->
    [un] perte d’{ $time }
   *[other] perte de { $time }
}
    .per-day = { HEAD($time) ->
        [un] perte d’{ $time } par jour
       *[other] perte de { $time } par jour
    }
no-time = ni gain ni perte de temps

## What is measured. $case: "of" behind "les détails" (les détails du sommeil)

# Not "pas aujourd’hui", which means "not today".
metric-steps = { $case ->
    [of] des pas
   *[bare] nombre de pas
}
    .today = nombre de pas aujourd’hui
    .analysis = { $case ->
        [infinitive] afficher l’analyse détaillée des pas
       *[statement] ouvre l’analyse détaillée des pas
    }
metric-exercise = { $case ->
    [of] de l’exercice
   *[bare] exercice
}
    .today = exercice aujourd’hui
    .analysis = { $case ->
        [infinitive] afficher l’analyse détaillée de l’exercice
       *[statement] ouvre l’analyse détaillée de l’exercice
    }
metric-sleep = { $case ->
    [of] du sommeil
   *[bare] sommeil
}
    .today = sommeil de la nuit dernière
    .analysis = { $case ->
        [infinitive] afficher l’analyse détaillée du sommeil
       *[statement] ouvre l’analyse détaillée du sommeil
    }
metric-heart = { $case ->
    [of] de la fréquence cardiaque au repos
   *[bare] fréquence cardiaque au repos
}
    .today = fréquence cardiaque au repos aujourd’hui
    .analysis = { $case ->
        [infinitive] afficher l’analyse détaillée de la fréquence cardiaque
       *[statement] ouvre l’analyse détaillée de la fréquence cardiaque
    }
beats-per-minute = { $count ->
    [one] { $count } battement par minute
    [many] { $count } de battements par minute
   *[other] { $count } battements par minute
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] afficher les détails { FORM($metric, case: "of") }
   *[statement] ouvre les détails { FORM($metric, case: "of") }
}
no-reading = aucune donnée

## Steps

# No participle: it would have to agree with a number that is not known here.
completed-today = { $done } aujourd’hui
open-step-details = { $case ->
    [infinitive] afficher les détails et les tendances des pas
   *[statement] ouvre les détails et les tendances des pas
}
steps-goal = objectif de pas
    .completed = objectif de pas atteint
to-go = encore { $left }
recommendations = recommandations
open-exercise-recommendations = { $case ->
    [infinitive] afficher les recommandations d’exercice
   *[statement] ouvre les recommandations d’exercice
}

## The chart of the steps

steps-trend = tendance des pas
    .hint = le graphique montre le nombre de pas de la semaine écoulée
days-average = { $days ->
   *[other] moyenne sur { $days } jours
}
average-and-trend = { $average }, { $trend }
trend-rising = en hausse
    .chart = le graphique montre une tendance à la hausse sur { $days }
trend-falling = en baisse
    .chart = le graphique montre une tendance à la baisse sur { $days }
trend-steady = stable
    .chart = le graphique ne montre aucune tendance sur { $days }
chart-summary = résumé du graphique
lowest = minimum
highest = maximum
# The name of a day by itself tells when: 6100 pas dimanche.
steps-on-day = { $steps } { $day }

## The questions that are asked before the first battery is shown

questionnaire-progress = progression du questionnaire
question-exercise = question sur la fréquence de l’exercice
    .text = à quelle fréquence faites-vous de l’exercice ?
question-smoking = question sur le tabac
    .text = fumez-vous ?
answer-never = jamais
answer-once-a-week = une fois par semaine
answer-several-times-a-week = plusieurs fois par semaine
answer-every-day = tous les jours
answer-yes = oui
answer-no = non
select-from-options = sélectionnez une des { $count } options ci-dessous
continue-to-dashboard = continuer vers le tableau de bord

## Screens, buttons and tabs

calculating = calcul de l’impact sur votre santé
health-metrics = indicateurs de santé
metric-details = détails de l’indicateur
done = terminé
tab-dashboard = tableau de bord
    .hint = affiche vos batteries et vos indicateurs de santé
tab-settings = réglages
    .hint = permet de choisir ce qui est mesuré

## What went wrong

problem-health-access = l’accès à vos données de santé est désactivé. Activez-le dans Réglages
problem-timeout = le calcul a pris trop de temps. Réessayez
problem-steps = impossible de lire le nombre de pas. Redémarrez votre montre
