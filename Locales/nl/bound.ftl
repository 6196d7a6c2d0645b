## Limits and estimates of an amount
##
## What is left ends in "over" after them (case "left"), where "nog" would stand between: minder dan 10 minuten over.

bound-at-least = minstens { bound-amount }

# tot 14 uur, tot 3 december, tot morgen; but hoogstens 50 euro
bound-up-to = { HEAD(bound-at) ->
    [om] tot { $amount }
   *[other] { HEAD(bound-on) ->
        [op] tot { $amount }
        [near-day] tot { $amount }
       *[other] { bound-up-to-amount }
    }
}
bound-up-to-amount = { TRAIT($amount, "kind") ->
    [year] tot { $amount }
   *[other] maximaal { bound-amount }
}
bound-at = { FORM($amount, case: "at") }
bound-on = { FORM($amount, case: "on") }
-head-om = om
-head-op = op
-head-near-day =
    vandaag morgen gisteren eergisteren afgelopen volgende volgend vorige vorig deze dit januari februari maart april mei
    juni juli augustus september oktober november december

# meer dan 50 euro; but ouder dan 18 jaar
bound-more-than = { TRAIT($amount, "kind") ->
    [age] ouder dan { FORM($amount, case: "inner") }
   *[other] meer dan { bound-amount }
}

bound-less-than = { TRAIT($amount, "kind") ->
    [age] jonger dan { FORM($amount, case: "inner") }
   *[other] minder dan { bound-amount }
}

bound-nearly = bijna { bound-amount }

bound-amount = { HEAD($amount) ->
    [still] { FORM($amount, case: "left") }
   *[other] { FORM($amount, case: "clause") }
}
-head-still = nog

bound-about = { bound-around }

# rond 20 uur, morgen rond 20 uur, rond 3 november; but ongeveer 50 euro, nog ongeveer 10 minuten
bound-around = { HEAD($amount) ->
    [still] { FORM($amount, case: "about") }
   *[other] { HEAD(bound-at) ->
        [om] rond { $amount }
       *[other] { bound-around-day }
    }
}
bound-around-day = { TRAIT($amount, "kind") ->
    [moment] { FORM($amount, case: "around") }
    [year] rond { $amount }
   *[other] { HEAD(bound-on) ->
        [op] { FORM($amount, case: "around") }
        [near-day] waarschijnlijk { $amount }
       *[other] ongeveer { FORM($amount, case: "clause") }
    }
}

bound-from = { TRAIT($amount, "kind") ->
    [age] vanaf { FORM($amount, case: "inner") }
   *[other] vanaf { bound-amount }
}

bound-between = { HEAD($from) ->
    [below-zero] tussen { $from } en { range-above }
   *[other] tussen { $from } en { $to }
}

range-shared = { $amount }
