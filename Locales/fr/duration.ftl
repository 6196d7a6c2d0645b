## Spans of time. One is in words for either gender, so that "de" can lose its vowel before it: en retard d’un jour.

unit-day = { $count ->
    [1] un jour
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}

unit-hour = { $count ->
    [one] { number-feminine } heure
    [many] { $count } d’heures
   *[other] { number-feminine } heures
}

unit-minute = { $count ->
    [one] { number-feminine } minute
    [many] { $count } de minutes
   *[other] { number-feminine } minutes
}

unit-second = { $count ->
    [one] { number-feminine } seconde
    [many] { $count } de secondes
   *[other] { number-feminine } secondes
}

duration-unavailable = durée indisponible

duration-two = { $first } et { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } et { $second }
