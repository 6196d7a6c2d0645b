## Changes of a value

change-up = nousua { FORM($amount, case: "changed") }

change-down = laskua { FORM($amount, case: "changed") }

change-none = ei muutosta

change-up-from = { change-up } { FORM($baseline, case: "from") }

change-down-from = { change-down } { FORM($baseline, case: "from") }

change-none-from = ei muutosta { FORM($baseline, case: "from") }

change-up-since = { change-up } { FORM($date, case: "from") } lähtien

change-down-since = { change-down } { FORM($date, case: "from") } lähtien

change-none-since = ei muutosta { FORM($date, case: "from") } lähtien

## Comparisons: 300 askelta enemmän kuin eilen

difference-more = { FORM($amount, case: "changed") } enemmän

difference-less = { FORM($amount, case: "changed") } vähemmän

difference-none = yhtä paljon

difference-more-than = { difference-more } kuin { FORM($baseline, case: "on") }

difference-less-than = { difference-less } kuin { FORM($baseline, case: "on") }

difference-none-than = yhtä paljon kuin { FORM($baseline, case: "on") }

difference-more-on = { difference-more } kuin { FORM($date, case: "on") }

difference-less-on = { difference-less } kuin { FORM($date, case: "on") }

difference-none-on = yhtä paljon kuin { FORM($date, case: "on") }

## Baselines

baseline-last-time = { $case ->
    [from] viime kerrasta
   *[on] viime kerralla
}

## Trends

trend-rising = nousussa
    .fast = nopeassa nousussa
    .slowly = hitaassa nousussa

trend-falling = laskussa
    .fast = nopeassa laskussa
    .slowly = hitaassa laskussa

trend-steady = tasainen

trend-unchanged = ennallaan

trend-above-average = keskiarvon yläpuolella

trend-below-average = keskiarvon alapuolella

trend-average = keskitasoa

trend-new-high = uusi huippuarvo

trend-new-low = uusi pohjalukema
