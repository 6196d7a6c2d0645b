## Changes of a value

change-up = opp { $amount }

change-down = ned { $amount }

change-none = ingen endring

change-up-from = { change-up } fra { change-baseline }

change-down-from = { change-down } fra { change-baseline }

change-none-from = ingen endring fra { change-baseline }

change-baseline = { FORM($baseline, case: "since") }

change-up-since = { change-up } siden { FORM($date, case: "since") }

change-down-since = { change-down } siden { FORM($date, case: "since") }

change-none-since = ingen endring siden { FORM($date, case: "since") }

## Comparisons: "flere" and "færre" for things that are counted, "mer" and "mindre" for what is measured

# Amounts that already contain one of these words: økning på flere enn 99 skritt
-head-more = flere færre mer mindre

# Last words that show that an amount is counted, see "counted" in grammar.ftl.
-tail-counted = færre mindre

difference-more = { HEAD($amount) ->
    [more] { difference-increase }
   *[other] { difference-more.compared }
}
    .counted = { FORM($amount, case: "counted") }
    .compared = { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "more") }
       *[measured] { $amount } mer
    }

difference-increase = økning på { $amount }
difference-decrease = nedgang på { $amount }

difference-less = { HEAD($amount) ->
    [more] { difference-decrease }
   *[other] { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "fewer") }
       *[measured] { $amount } mindre
    }
}

# "Like mye" is wrong for what is counted, and "like mange" for what is measured.
difference-none = uendret

difference-more-than = { HEAD($amount) ->
    [more] { difference-increase } fra { change-baseline }
   *[other] { difference-more.compared } enn { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD($amount) ->
    [more] { difference-decrease } fra { change-baseline }
   *[other] { difference-less } enn { FORM($baseline, case: "on") }
}

difference-none-than = uendret fra { change-baseline }

difference-more-on = { HEAD($amount) ->
    [more] { difference-increase } siden { FORM($date, case: "since") }
   *[other] { difference-more.compared } enn { FORM($date, case: "on") }
}

difference-less-on = { HEAD($amount) ->
    [more] { difference-decrease } siden { FORM($date, case: "since") }
   *[other] { difference-less } enn { FORM($date, case: "on") }
}

difference-none-on = uendret siden { FORM($date, case: "since") }

## Baselines

baseline-last-time = forrige gang

## Trends

trend-rising = stigende trend
    .fast = stiger raskt
    .slowly = stiger sakte

trend-falling = synkende trend
    .fast = synker raskt
    .slowly = synker sakte

trend-steady = stabilt

trend-unchanged = uendret

trend-above-average = over gjennomsnittet

trend-below-average = under gjennomsnittet

trend-average = gjennomsnittlig

trend-new-high = høyeste verdi hittil

trend-new-low = laveste verdi hittil
