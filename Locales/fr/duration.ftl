## Spans of time. One is in words for either gender, so that "de" can lose its vowel before it: en retard d’un jour.

duration-days = { $count ->
    [1] un jour
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}

duration-hours = { $count ->
    [one] { number-feminine } heure
    [many] { $count } d’heures
   *[other] { number-feminine } heures
}

duration-minutes = { $count ->
    [one] { number-feminine } minute
    [many] { $count } de minutes
   *[other] { number-feminine } minutes
}

duration-seconds = { $count ->
    [one] { number-feminine } seconde
    [many] { $count } de secondes
   *[other] { number-feminine } secondes
}

duration-unavailable = durée indisponible

duration-two = { $first } et { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } et { $second }
