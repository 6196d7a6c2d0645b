## Changes of a value. "O" takes the accusative (nárast o jednu dávku)

change-up = nárast o { FORM($amount, case: "accusative") }

change-down = pokles o { FORM($amount, case: "accusative") }

change-none = bez zmeny

# As "difference-more-than": o 12 percent viac ako minulý týždeň.
change-up-from = { difference-more-than }

change-down-from = { difference-less-than }

change-none-from = { difference-none-than }

change-up-since = { change-up } od { FORM($date, case: "since") }

change-down-since = { change-down } od { FORM($date, case: "since") }

change-none-since = bez zmeny od { FORM($date, case: "since") }

difference-more = o { FORM($amount, case: "accusative") } viac

difference-less = o { FORM($amount, case: "accusative") } menej

difference-none = rovnako

# ako minulý týždeň, ako v marci, ako minulý utorok
difference-more-than = { difference-more } ako { FORM($baseline, case: "on") }

difference-less-than = { difference-less } ako { FORM($baseline, case: "on") }

difference-none-than = rovnako ako { FORM($baseline, case: "on") }

# ako včera, ako v utorok
difference-more-on = { difference-more } ako { FORM($date, case: "past") }

difference-less-on = { difference-less } ako { FORM($date, case: "past") }

difference-none-on = rovnako ako { FORM($date, case: "past") }

## Baselines: the times that a value is compared with: ako minulý týždeň

baseline-last-time = minule

## Trends: the direction of a value, or how it compares with other values

trend-rising = rastúci trend
    .fast = rýchly rast
    .slowly = pomalý rast

trend-falling = klesajúci trend
    .fast = rýchly pokles
    .slowly = pomalý pokles

trend-steady = stabilná úroveň

trend-unchanged = bez zmeny

trend-above-average = nad priemerom

trend-below-average = pod priemerom

trend-average = na úrovni priemeru

trend-new-high = nové maximum

trend-new-low = nové minimum
