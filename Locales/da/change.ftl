## Changes of a value

change-up = stigning på { $amount }

change-down = fald på { $amount }

change-none = ingen ændring

change-up-from = { change-up } i forhold til { $baseline }

change-down-from = { change-down } i forhold til { $baseline }

change-none-from = ingen ændring i forhold til { $baseline }

change-up-since = { change-up } siden { FORM($date, case: "on") }

change-down-since = { change-down } siden { FORM($date, case: "on") }

change-none-since = ingen ændring siden { FORM($date, case: "on") }

## Comparisons: "flere" and "færre" for things that are counted, "mere" and "mindre" for what is measured

# Amounts that already contain one of these words: stigning på flere end 99 skridt
-head-more = flere færre mere mindre

# Last words that show that an amount is counted, see "counted" in grammar.ftl.
-tail-counted = færre mindre

difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { difference-more.compared }
}
    .counted = { FORM($amount, case: "counted") }
    .compared = { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "more") }
       *[measured] { $amount } mere
    }

difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "fewer") }
       *[measured] { $amount } mindre
    }
}

# "Lige så meget" is wrong for what is counted, and "lige så mange" for what is measured.
difference-none = uændret

difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { difference-more.compared } end { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { difference-less } end { FORM($baseline, case: "on") }
}

difference-none-than = uændret i forhold til { $baseline }

difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { difference-more.compared } end { FORM($date, case: "on") }
}

difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { difference-less } end { FORM($date, case: "on") }
}

difference-none-on = uændret i forhold til { FORM($date, case: "on") }

## Baselines

baseline-last-time = sidste gang

## Trends

trend-rising = stigende tendens
    .fast = stiger hurtigt
    .slowly = stiger langsomt

trend-falling = faldende tendens
    .fast = falder hurtigt
    .slowly = falder langsomt

trend-steady = stabil tendens

trend-unchanged = uændret

trend-above-average = over gennemsnittet

trend-below-average = under gennemsnittet

trend-average = gennemsnitlig

trend-new-high = ny højeste værdi

trend-new-low = ny laveste værdi
