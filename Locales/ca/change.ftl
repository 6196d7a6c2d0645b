## Changes of a value

change-up = augment { of-amount }

change-down = disminució { of-amount }

change-none = sense canvis

change-up-from = { change-up } en comparació amb { $baseline }

change-down-from = { change-down } en comparació amb { $baseline }

change-none-from = sense canvis en comparació amb { $baseline }

# des de dilluns passat, des del 3 de novembre; a name of the app's has "des de"
since-date = { TRAIT($date, "when") ->
    [day] { FORM($date, case: "since") }
    [time] { FORM($date, case: "since") }
    [moment] { FORM($date, case: "since") }
   *[none] des de { $date }
}

change-up-since = { change-up } { since-date }

change-down-since = { change-down } { since-date }

change-none-since = sense canvis { since-date }

difference-more = { $amount } més

difference-less = { $amount } menys

difference-none = el mateix

difference-more-than = { $amount } més que { $baseline }

difference-less-than = { $amount } menys que { $baseline }

difference-none-than = el mateix que { $baseline }

difference-more-on = { $amount } més que { FORM($date, case: "on") }

difference-less-on = { $amount } menys que { FORM($date, case: "on") }

difference-none-on = el mateix que { FORM($date, case: "on") }

## Baselines: the times that a value is compared with

baseline-last-time = l’última vegada

## Trends: the direction of a value, or how it compares with other values

trend-rising = tendència a l’alça
    .fast = augment ràpid
    .slowly = augment lent

trend-falling = tendència a la baixa
    .fast = disminució ràpida
    .slowly = disminució lenta

trend-steady = estable

trend-unchanged = { change-none }

trend-above-average = per sobre de la mitjana

trend-below-average = per sota de la mitjana

trend-average = en la mitjana

trend-new-high = nou màxim

trend-new-low = nou mínim
