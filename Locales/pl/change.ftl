## Changes of a value. "O" takes the accusative (wzrost o jedną dawkę), "od" the genitive

change-up = wzrost o { FORM($amount, case: "accusative") }

change-down = spadek o { FORM($amount, case: "accusative") }

change-none = bez zmian

change-up-from = { change-up } względem { FORM($baseline, case: "genitive") }

change-down-from = { change-down } względem { FORM($baseline, case: "genitive") }

change-none-from = bez zmian względem { FORM($baseline, case: "genitive") }

change-up-since = { change-up } od { FORM($date, case: "since") }

change-down-since = { change-down } od { FORM($date, case: "since") }

change-none-since = bez zmian od { FORM($date, case: "since") }

difference-more = o { FORM($amount, case: "accusative") } więcej

difference-less = o { FORM($amount, case: "accusative") } mniej

difference-none = tyle samo

difference-more-than = { difference-more } niż { $baseline }

difference-less-than = { difference-less } niż { $baseline }

difference-none-than = tyle samo co { $baseline }

# niż wczoraj, niż we wtorek
difference-more-on = { difference-more } niż { FORM($date, case: "past") }

difference-less-on = { difference-less } niż { FORM($date, case: "past") }

difference-none-on = tyle samo co { FORM($date, case: "past") }

## Baselines: the times that a value is compared with: niż w zeszłym tygodniu, od zeszłego tygodnia

baseline-last-time = { $case ->
    [genitive] poprzedniej wartości
   *[bare] ostatnio
}

## Trends: the direction of a value, or how it compares with other values

trend-rising = trend rosnący
    .fast = szybki wzrost
    .slowly = powolny wzrost

trend-falling = trend malejący
    .fast = szybki spadek
    .slowly = powolny spadek

trend-steady = stały poziom

trend-unchanged = bez zmian

trend-above-average = powyżej średniej

trend-below-average = poniżej średniej

# "Na średnim poziomie" would be middling.
trend-average = na poziomie średniej

trend-new-high = nowe maksimum

trend-new-low = nowe minimum
