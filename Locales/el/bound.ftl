## Limits and estimates of an amount. Days and times bring their article (μετά τις 14, περίπου στις 20).

amount-bounded = { FORM($amount, case: "bounded") }
amount-after = { FORM($amount, case: "accusative") }

bound-at-least = τουλάχιστον { amount-bounded }

bound-up-to = έως { amount-after }

bound-more-than = { TRAIT($amount, "when") ->
    [day] μετά από { amount-after }
    [time] μετά { amount-after }
    [moment] μετά από { amount-after }
   *[none] πάνω από { amount-after }
}

bound-less-than = { TRAIT($amount, "when") ->
    [day] πριν από { amount-after }
    [time] πριν από { amount-after }
    [moment] πριν από { amount-after }
   *[none] λιγότερο από { amount-after }
}

bound-about = { TRAIT($amount, "when") ->
    [day] περίπου { FORM($amount, case: "on") }
    [time] περίπου { FORM($amount, case: "at") }
    [moment] περίπου { FORM($amount, case: "on") }
   *[none] περίπου { amount-bounded }
}

bound-around = { bound-about }

bound-from = από { amount-after }

# ανάμεσα σε 2 και 4 δόσεις; μεταξύ 2 και 4; από τις 14 έως τις 16
bound-between = { TRAIT($from, "when") ->
    [day] { interval-dates-whole }
    [time] { interval-dates-whole }
    [moment] { interval-dates-whole }
   *[none] { TAIL($to) ->
        [number] μεταξύ { bound-first } και { bound-last }
       *[things] ανάμεσα σε { FORM(bound-first, $to, case: "accusative") } και { bound-last }
    }
}
-tail-number = 0 1 2 3 4 5 6 7 8 9
# A number that shares the noun of the other has its gender: ανάμεσα σε τρεις και 5 δόσεις. It can be a
# text, which has no form, so the numbers with a gender are listed.
bound-first = { $from ->
    [1] { range-from }
    [3] { range-from }
    [4] { range-from }
    [13] { range-from }
    [14] { range-from }
    [21] { range-from }
    [23] { range-from }
    [24] { range-from }
    [31] { range-from }
    [33] { range-from }
    [34] { range-from }
    [41] { range-from }
    [43] { range-from }
    [44] { range-from }
    [51] { range-from }
    [53] { range-from }
    [54] { range-from }
    [61] { range-from }
    [63] { range-from }
    [64] { range-from }
    [71] { range-from }
    [73] { range-from }
    [74] { range-from }
    [81] { range-from }
    [83] { range-from }
    [84] { range-from }
    [91] { range-from }
    [93] { range-from }
    [94] { range-from }
    [200] { range-from }
    [300] { range-from }
    [400] { range-from }
    [500] { range-from }
    [600] { range-from }
    [700] { range-from }
    [800] { range-from }
    [900] { range-from }
    [1000] { range-from }
   *[other] { $from }
}
bound-last = { HEAD($from) ->
    [minus] { FORM(range-above, case: "accusative") }
   *[other] { FORM($to, case: "accusative") }
}

bound-nearly = σχεδόν { amount-bounded }

range-shared = { $amount }
