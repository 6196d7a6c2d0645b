## Changes of a value. "Od" takes the genitive (porast od jedne doze), "u odnosu na" the accusative

change-up = porast od { FORM($amount, case: "genitive") }

change-down = pad od { FORM($amount, case: "genitive") }

change-none = bez promjene

change-up-from = { change-up } u odnosu na { FORM($baseline, case: "accusative") }

change-down-from = { change-down } u odnosu na { FORM($baseline, case: "accusative") }

change-none-from = bez promjene u odnosu na { FORM($baseline, case: "accusative") }

# A second "od" would be hard to follow: porast od 2 dolara, od prošlog ponedjeljka.
change-up-since = { change-up }, od { FORM($date, case: "genitive") }

change-down-since = { change-down }, od { FORM($date, case: "genitive") }

change-none-since = bez promjene od { FORM($date, case: "genitive") }

# What begins with "više" or "manje" already is said with the noun: porast od više od 99 koraka.
difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { $amount } više
}
-head-more = više manje

difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { $amount } manje
}

difference-none = jednako

difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { difference-more } nego { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { difference-less } nego { FORM($baseline, case: "on") }
}

difference-none-than = jednako kao { FORM($baseline, case: "on") }

# nego jučer, nego u utorak
difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { difference-more } nego { FORM($date, case: "on") }
}

difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { difference-less } nego { FORM($date, case: "on") }
}

difference-none-on = jednako kao { FORM($date, case: "on") }

baseline-last-time = prošli put

## Trends

trend-rising = u porastu
    .fast = brzo raste
    .slowly = sporo raste

trend-falling = u padu
    .fast = brzo pada
    .slowly = sporo pada

trend-steady = stabilno

trend-unchanged = nepromijenjeno

trend-above-average = iznad prosjeka

trend-below-average = ispod prosjeka

trend-average = prosječno

trend-new-high = nova najviša vrijednost

trend-new-low = nova najniža vrijednost
