## Changes of a value. "Za" and "glede na" take the accusative (porast za eno uro, glede na prejšnji teden)

change-up = porast za { FORM($amount, case: "accusative") }

change-down = padec za { FORM($amount, case: "accusative") }

change-none = brez spremembe

change-up-from = { change-up } glede na { FORM($baseline, case: "accusative") }

change-down-from = { change-down } glede na { FORM($baseline, case: "accusative") }

change-none-from = brez spremembe glede na { FORM($baseline, case: "accusative") }

change-up-since = { change-up } od { FORM($date, case: "genitive") }

change-down-since = { change-down } od { FORM($date, case: "genitive") }

change-none-since = brez spremembe od { FORM($date, case: "genitive") }

# What begins with "več" or "manj" already is said with the noun: porast za več kot 99 korakov.
difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { $amount } več
}
-head-more = več manj

difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { $amount } manj
}

difference-none = enako

difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { difference-more } kot { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { difference-less } kot { FORM($baseline, case: "on") }
}

difference-none-than = enako kot { FORM($baseline, case: "on") }

# kot včeraj, kot v torek
difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { difference-more } kot { FORM($date, case: "on") }
}

difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { difference-less } kot { FORM($date, case: "on") }
}

difference-none-on = enako kot { FORM($date, case: "on") }

baseline-last-time = { $case ->
    [accusative] prejšnjo vrednost
   *[when] prejšnjič
}

## Trends

trend-rising = narašča
    .fast = hitro narašča
    .slowly = počasi narašča

trend-falling = upada
    .fast = hitro upada
    .slowly = počasi upada

trend-steady = stabilno

trend-unchanged = nespremenjeno

trend-above-average = nad povprečjem

trend-below-average = pod povprečjem

trend-average = povprečno

trend-new-high = nova najvišja vrednost

trend-new-low = nova najnižja vrednost
