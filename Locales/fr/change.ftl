## Changes of a value

# "De" loses its vowel before "un" and "une": en hausse d’une dose.
change-up = en hausse { of-amount }

change-down = en baisse { of-amount }

change-none = aucun changement

change-up-from = { change-up } { change-versus }

change-down-from = { change-down } { change-versus }

change-none-from = aucun changement { change-versus }

# depuis hier; depuis 9 heures du matin, see "since" in date.ftl
change-up-since = { change-up } depuis { FORM($date, case: "since") }

change-down-since = { change-down } depuis { FORM($date, case: "since") }

change-none-since = aucun changement depuis { FORM($date, case: "since") }

difference-more = { $amount } de plus

difference-less = { $amount } de moins

difference-none = autant

difference-more-than = { difference-more } { difference-than }

difference-less-than = { difference-less } { difference-than }

difference-none-than = comme { $baseline }

difference-more-on = { difference-more } { difference-than-day }

difference-less-on = { difference-less } { difference-than-day }

difference-none-on = comme { $date }

# 300 pas de plus qu’hier. "Que hier" is no French, though eSpeak takes "qu’hier" for an English word; other voices read
# it. Other than "que", "par rapport à" stays whole: en hausse de 300 pas par rapport à hier.
-head-near-day = hier aujourd
-head-than = hier aujourd à avril août octobre

difference-than = { HEAD($baseline) ->
    [near-day] qu’{ $baseline }
   *[other] que { $baseline }
}

# que mardi; qu’hier, qu’à 9 heures, qu’avril
difference-than-day = { HEAD($date) ->
    [than] qu’{ $date }
   *[other] que { $date }
}

# À le mois: au mois.
change-versus = { HEAD($baseline) ->
    [near-day] par rapport à { $baseline }
   *[other] par rapport { FORM($baseline, case: "to") }
}

## Baselines: the times that a value is compared with. $case "to" brings "à" with it: par rapport au mois dernier

baseline-last-time = { $case ->
    [to] à la dernière fois
   *[bare] la dernière fois
}

## Trends: the direction of a value, or how it compares with other values

trend-rising = tendance à la hausse
    .fast = en hausse rapide
    .slowly = en hausse lente

trend-falling = tendance à la baisse
    .fast = en baisse rapide
    .slowly = en baisse lente

trend-steady = stable

trend-unchanged = sans changement

trend-above-average = au-dessus de la moyenne

trend-below-average = en dessous de la moyenne

trend-average = dans la moyenne

trend-new-high = nouveau maximum

trend-new-low = nouveau minimum
