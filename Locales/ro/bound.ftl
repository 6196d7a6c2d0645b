## Limits and estimates of an amount. Days and times have other words, and bring their prepositions themselves (see
## date.ftl): după ora 14, până la 7 martie, pe la ora 20.

amount-bounded = { FORM($amount, case: "bounded") }

bound-at-least = cel puțin { amount-bounded }

bound-up-to = { TRAIT($amount, "when") ->
    [day] { FORM($amount, case: "until") }
    [time] { FORM($amount, case: "until") }
    [moment] { FORM($amount, case: "until") }
   *[none] cel mult { amount-bounded }
}

bound-more-than = { TRAIT($amount, "when") ->
    [day] după { $amount }
    [time] după { $amount }
    [moment] după { $amount }
   *[none] mai mult de { amount-bounded }
}

bound-less-than = { TRAIT($amount, "when") ->
    [day] înainte de { $amount }
    [time] înainte de { $amount }
    [moment] înainte de { $amount }
   *[none] mai puțin de { amount-bounded }
}

bound-about = { TRAIT($amount, "when") ->
    [day] { FORM($amount, case: "around") }
    [time] { FORM($amount, case: "around") }
    [moment] { FORM($amount, case: "around") }
   *[none] aproximativ { amount-bounded }
}

bound-around = { bound-about }

bound-from = { TRAIT($amount, "when") ->
    [day] { FORM($amount, case: "from") }
    [time] { FORM($amount, case: "from") }
    [moment] { FORM($amount, case: "from") }
   *[none] de la { amount-bounded }
}

# între 2 și 4 doze, între una și 3 pagini, între minus 5 și plus 3
bound-between = între { bound-first } și { range-to }
# A number that shares the noun of the other has its gender. It can be a text,
# which has none, so the numbers with a gender are listed.
bound-first = { $from ->
    [1] { bound-first-number }
    [2] { bound-first-number }
    [12] { bound-first-number }
    [21] { bound-first-number }
    [22] { bound-first-number }
    [31] { bound-first-number }
    [32] { bound-first-number }
    [41] { bound-first-number }
    [42] { bound-first-number }
    [51] { bound-first-number }
    [52] { bound-first-number }
    [61] { bound-first-number }
    [62] { bound-first-number }
    [71] { bound-first-number }
    [72] { bound-first-number }
    [81] { bound-first-number }
    [82] { bound-first-number }
    [91] { bound-first-number }
    [92] { bound-first-number }
   *[other] { $from }
}
bound-first-number = { TRAIT($to, "gender") ->
    [feminine] { FORM(number-feminine, $from) }
    [neuter] { FORM(number-neuter, $from) }
   *[other] { $from }
}

bound-nearly = aproape { amount-bounded }

range-shared = { $amount }
