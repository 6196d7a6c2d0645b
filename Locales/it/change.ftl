## Changes of a value. "Rispetto a" brings the article of the day or the week (rispetto alla settimana scorsa).

change-up = aumento { of-amount }

change-down = calo { of-amount }

change-none = nessuna variazione

change-up-from = { change-up } { versus-baseline }

change-down-from = { change-down } { versus-baseline }

change-none-from = nessuna variazione { versus-baseline }

versus-baseline = rispetto { FORM($baseline, case: "to") }

# da lunedì scorso, dal 3 novembre; a name of the app's has "da"
since-date = { TRAIT($date, "when") ->
    [day] { FORM($date, case: "since") }
    [time] { FORM($date, case: "since") }
    [moment] { FORM($date, case: "since") }
   *[none] da { $date }
}
versus-date = { TRAIT($date, "when") ->
    [day] rispetto { FORM($date, case: "to") }
    [time] rispetto { FORM($date, case: "to") }
    [moment] rispetto { FORM($date, case: "to") }
   *[none] rispetto a { $date }
}

change-up-since = { change-up } { since-date }

change-down-since = { change-down } { since-date }

change-none-since = nessuna variazione { since-date }

difference-more = { $amount } in più

difference-less = { $amount } in meno

difference-none = nessuna differenza

difference-more-than = { $amount } in più { versus-baseline }

difference-less-than = { $amount } in meno { versus-baseline }

difference-none-than = nessuna differenza { versus-baseline }

difference-more-on = { $amount } in più { versus-date }

difference-less-on = { $amount } in meno { versus-date }

difference-none-on = nessuna differenza { versus-date }

## Baselines: the times that a value is compared with

# After "rispetto".
baseline-last-time = all’ultima volta

## Trends: the direction of a value, or how it compares with other values

trend-rising = tendenza al rialzo
    .fast = in rapido aumento
    .slowly = in lento aumento

trend-falling = tendenza al ribasso
    .fast = in rapido calo
    .slowly = in lento calo

trend-steady = stabile

trend-unchanged = { change-none }

trend-above-average = sopra la media

trend-below-average = sotto la media

trend-average = nella media

trend-new-high = nuovo massimo

trend-new-low = nuovo minimo
