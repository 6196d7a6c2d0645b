## Limits and estimates of an amount. Days and times have other words, and bring their prepositions themselves (see
## date.ftl): després de les 14 hores, fins al 7 de març, cap a les 20 hores.

# almenys 3 dosis, almenys el 10 per cent
amount-the = { FORM($amount, case: "the") }

bound-at-least = almenys { amount-the }

bound-up-to = { TRAIT($amount, "when") ->
    [day] { bound-until }
    [time] { bound-until }
    [moment] { bound-until }
   *[none] { bound-up-to-amount }
}
bound-until = { FORM($amount, case: "until") }
# fins a 3 dosis, fins al 10 per cent; com a màxim entre 2 i 4 dosis
bound-up-to-amount = { HEAD(bound-to) ->
    [two] com a màxim { bound-to }
    [at] fins { bound-to }
   *[other] fins a { bound-to }
}
bound-to = { FORM($amount, case: "to") }
-head-two = entre
-head-at = al a !all !alm !alt !ap !av !ah !aq

bound-more-than = { TRAIT($amount, "when") ->
    [day] després { FORM($amount, case: "of") }
    [time] després { FORM($amount, case: "of") }
    [moment] després { FORM($amount, case: "of") }
   *[none] més { bound-of }
}

bound-less-than = { TRAIT($amount, "when") ->
    [day] abans { FORM($amount, case: "of") }
    [time] abans { FORM($amount, case: "of") }
    [moment] abans { FORM($amount, case: "of") }
   *[none] menys { bound-of }
}
# A range needs a noun: més d’un valor entre 2 i 4 pàgines.
bound-of = { HEAD(amount-of) ->
    [two] d’un valor { amount-of }
   *[other] { of-amount }
}

bound-about = { TRAIT($amount, "when") ->
    [day] { FORM($amount, case: "around") }
    [time] { FORM($amount, case: "around") }
    [moment] { FORM($amount, case: "around") }
   *[none] { bound-about-amount }
}
# aproximadament 20 minuts, aproximadament el 10 per cent; de 2 a 4 dosis aproximadament
bound-about-amount = { HEAD($amount) ->
    [contracted] { $amount } aproximadament
   *[other] aproximadament { amount-the }
}

bound-around = { bound-about }

# a partir de les 9 del matí; a partir de 20 euros, a partir del 10 per cent
bound-from = { HEAD(amount-of) ->
    [two] a partir d’un valor { amount-of }
   *[other] a partir { of-amount }
}

# entre 2 i 4 dosis, entre el 10 i el 20 per cent, entre les 14 hores i les 16 hores, entre menys 5 i més 3
bound-between = { TRAIT($from, "when") ->
    [day] { bound-between-the }
    [time] { bound-between-the }
    [moment] { bound-between-the }
   *[none] { bound-between-amounts }
}
bound-between-the = entre { FORM($from, case: "the") } i { FORM($to, case: "the") }
bound-between-amounts = { TAIL($to) ->
    [percent] { bound-between-percent }
   *[other] entre { bound-between-first } i { range-to }
}
bound-between-percent = { HEAD($from) ->
    [minus] entre { $from } i { range-to }
   *[other] entre { FORM(count-the, $from) } i { FORM($to, case: "the") }
}
-tail-percent = cent
# A number that shares the noun of the other has its gender: entre una i 3 pàgines. A text has none.
bound-between-first = { HEAD($from) ->
    [digit] { bound-between-number }
   *[other] { $from }
}
bound-between-number = { TRAIT($to, "gender") ->
    [feminine] { FORM(number-feminine, $from) }
    [masculine] { FORM(number-masculine, $from) }
   *[none] { $from }
}

# gairebé cap pàgina
bound-nearly = { HEAD($amount) ->
    [none] gairebé { $amount }
   *[other] gairebé { amount-the }
}

# del 10 al 20 per cent; after another preposition entre el 10 i el 20 per cent
range-shared = { $case ->
    [of] { FORM($amount, case: "sharetwo") }
    [to] { FORM($amount, case: "sharetwo") }
    [the] { FORM($amount, case: "sharetwo") }
   *[bare] { FORM($amount, case: "share") }
}
