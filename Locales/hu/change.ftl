## Changes of a value. The difference is in the instrumental: 12 százalékkal nőtt

change-by = { FORM($amount, case: "instrumental") }{ TAIL(FORM($amount, case: "instrumental")) ->
    [done] { "" }
   *[number] { FORM(suffix-instrumental, $amount) }
}
-tail-done = al el

change-up = { change-by } nőtt

change-down = { change-by } csökkent

change-none = nincs változás

# The baseline comes first, because the average is often before it: Átlag: 12; a múlt héthez képest 12 százalékkal nőtt
change-up-from = { FORM($baseline, case: "to") } képest { change-up }

change-down-from = { FORM($baseline, case: "to") } képest { change-down }

change-none-from = { FORM($baseline, case: "to") } képest nincs változás

change-up-since = { change-up } { FORM($date, case: "since") } óta

change-down-since = { change-down } { FORM($date, case: "since") } óta

change-none-since = nincs változás { FORM($date, case: "since") } óta

## Comparisons: 300 lépéssel több, mint tegnap

# "Több" isn't said twice: több mint 99 lépéssel nőtt
-head-more = több kevesebb

difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { change-by } több
}

difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { change-by } kevesebb
}

difference-none = ugyanannyi

difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { difference-more }, mint { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { difference-less }, mint { FORM($baseline, case: "on") }
}

difference-none-than = ugyanannyi, mint { FORM($baseline, case: "on") }

difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { difference-more }, mint { FORM($date, case: "on") }
}

difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { difference-less }, mint { FORM($date, case: "on") }
}

difference-none-on = ugyanannyi, mint { FORM($date, case: "on") }

## Baselines

baseline-last-time = { $case ->
    [to] a legutóbbihoz
   *[on] legutóbb
}

## Trends

trend-rising = emelkedik
    .fast = gyorsan emelkedik
    .slowly = lassan emelkedik

trend-falling = csökken
    .fast = gyorsan csökken
    .slowly = lassan csökken

trend-steady = stabil

trend-unchanged = változatlan

trend-above-average = átlag feletti

trend-below-average = átlag alatti

trend-average = átlagos

trend-new-high = új csúcsérték

trend-new-low = új mélypont
