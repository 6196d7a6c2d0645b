## How much something has changed. What it is compared with stands in the elative: eilisestä, viime viikosta

change-up = nousua { $amount }
change-down = laskua { $amount }
change-none = ei muutosta
change-up-from = nousua { $amount } { FORM($baseline, case: "from") }
change-down-from = laskua { $amount } { FORM($baseline, case: "from") }
change-none-from = ei muutosta { FORM($baseline, case: "from") }
change-up-since = nousua { $amount } { FORM($date, case: "from") } lähtien
change-down-since = laskua { $amount } { FORM($date, case: "from") } lähtien
change-none-since = ei muutosta { FORM($date, case: "from") } lähtien

## More and less: kuin viime viikolla, kuin maanantaina

difference-more = { $amount } enemmän
difference-less = { $amount } vähemmän
difference-none = sama määrä
difference-more-than = { $amount } enemmän kuin { FORM($baseline, case: "on") }
difference-less-than = { $amount } vähemmän kuin { FORM($baseline, case: "on") }
difference-none-than = sama määrä kuin { FORM($baseline, case: "on") }
difference-more-on = { $amount } enemmän kuin { FORM($date, case: "on") }
difference-less-on = { $amount } vähemmän kuin { FORM($date, case: "on") }
difference-none-on = sama määrä kuin { FORM($date, case: "on") }

baseline-last-time = { $case ->
    [from] viime kerrasta
    [on] viime kerralla
   *[nominative] viime kerta
}

trend-rising = nousussa
trend-falling = laskussa
trend-steady = tasainen
trend-unchanged = ennallaan
trend-above-average = keskiarvon yläpuolella
trend-below-average = keskiarvon alapuolella
trend-average = keskitasoa
trend-new-high = uusi huippulukema
trend-new-low = uusi pohjalukema
