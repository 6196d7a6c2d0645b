## Changes of a value

change-up = ökning med { $amount }

change-down = minskning med { $amount }

change-none = ingen förändring

change-up-from = { change-up } jämfört med { $baseline }

change-down-from = { change-down } jämfört med { $baseline }

change-none-from = ingen förändring jämfört med { $baseline }

change-up-since = { change-up } sedan { FORM($date, case: "on") }

change-down-since = { change-down } sedan { FORM($date, case: "on") }

change-none-since = ingen förändring sedan { FORM($date, case: "on") }

## Comparisons: "fler" and "färre" for things that are counted, "mer" and "mindre" for what is measured

# Amounts that already contain one of these words: ökning med fler än 99 steg
-head-more = fler färre mer mindre

# Last words that show that an amount is counted, see "counted" in grammar.ftl.
-tail-counted = färre mindre

difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { difference-more.compared }
}
    .counted = { FORM($amount, case: "counted") }
    .compared = { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "more") }
       *[measured] { $amount } mer
    }

difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "fewer") }
       *[measured] { $amount } mindre
    }
}

# "Lika mycket" is wrong for what is counted, and "lika många" for what is measured.
difference-none = oförändrat

difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { difference-more.compared } än { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { difference-less } än { FORM($baseline, case: "on") }
}

difference-none-than = oförändrat jämfört med { FORM($baseline, case: "on") }

difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { difference-more.compared } än { FORM($date, case: "on") }
}

difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { difference-less } än { FORM($date, case: "on") }
}

difference-none-on = oförändrat jämfört med { FORM($date, case: "on") }

## Baselines

baseline-last-time = förra gången

## Trends

trend-rising = stigande trend
    .fast = stiger snabbt
    .slowly = stiger långsamt

trend-falling = sjunkande trend
    .fast = sjunker snabbt
    .slowly = sjunker långsamt

trend-steady = stabilt

trend-unchanged = oförändrat

trend-above-average = över genomsnittet

trend-below-average = under genomsnittet

trend-average = genomsnittligt

trend-new-high = nytt högsta värde

trend-new-low = nytt lägsta värde
