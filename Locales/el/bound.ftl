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
# A number that shares the noun of the other has its gender: ανάμεσα σε τρεις και 5 δόσεις. A text has
# no forms.
bound-first = { HEAD($from) ->
    [digit] { range-from }
   *[other] { $from }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
bound-last = { HEAD($from) ->
    [minus] { FORM(range-above, case: "accusative") }
   *[other] { FORM($to, case: "accusative") }
}

bound-nearly = σχεδόν { amount-bounded }

range-shared = { $amount }
