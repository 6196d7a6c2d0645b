## Changes of a value. "O" takes the accusative (nárůst o jednu dávku)

change-up = nárůst o { FORM($amount, case: "accusative") }

change-down = pokles o { FORM($amount, case: "accusative") }

change-none = beze změny

# As "difference-more-than": o 12 procent více než minulý týden.
change-up-from = { difference-more-than }

change-down-from = { difference-less-than }

change-none-from = { difference-none-than }

change-up-since = { change-up } od { FORM($date, case: "since") }

change-down-since = { change-down } od { FORM($date, case: "since") }

change-none-since = beze změny od { FORM($date, case: "since") }

difference-more = o { FORM($amount, case: "accusative") } více

difference-less = o { FORM($amount, case: "accusative") } méně

difference-none = stejně

# než minulý týden, než v březnu, než minulé úterý
difference-more-than = { difference-more } než { FORM($baseline, case: "on") }

difference-less-than = { difference-less } než { FORM($baseline, case: "on") }

difference-none-than = stejně jako { FORM($baseline, case: "on") }

# než včera, než v úterý
difference-more-on = { difference-more } než { FORM($date, case: "past") }

difference-less-on = { difference-less } než { FORM($date, case: "past") }

difference-none-on = stejně jako { FORM($date, case: "past") }

## Baselines: the times that a value is compared with: než minulý týden

baseline-last-time = minule

## Trends: the direction of a value, or how it compares with other values

trend-rising = rostoucí trend
    .fast = rychlý růst
    .slowly = pomalý růst

trend-falling = klesající trend
    .fast = rychlý pokles
    .slowly = pomalý pokles

trend-steady = stabilní úroveň

trend-unchanged = beze změny

trend-above-average = nad průměrem

trend-below-average = pod průměrem

trend-average = na úrovni průměru

trend-new-high = nové maximum

trend-new-low = nové minimum
