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
# A number that shares the noun of the other has its gender. A text has none.
bound-first = { HEAD($from) ->
    [digit] { bound-first-number }
   *[other] { $from }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
bound-first-number = { TRAIT($to, "gender") ->
    [feminine] { FORM(number-feminine, $from) }
    [neuter] { FORM(number-neuter, $from) }
   *[other] { $from }
}

bound-nearly = aproape { amount-bounded }

# între 20 și 30 la sută: with "până la", the ear would hear "la" twice
range-shared = { $case ->
    [bounded] { $amount }
   *[bare] { FORM($amount, case: "between") }
}
