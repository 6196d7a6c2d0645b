## Limits and estimates of an amount. Days and times have other words, and bring their prepositions themselves (see
## date.ftl): dopo le 14, fino al 7 marzo, verso le 20.

# almeno 3 dosi, almeno il 10 per cento
amount-the = { FORM($amount, case: "the") }

bound-at-least = almeno { amount-the }

bound-up-to = { TRAIT($amount, "when") ->
    [day] { bound-until }
    [time] { bound-until }
    [moment] { bound-until }
   *[none] { bound-up-to-amount }
}
bound-until = { FORM($amount, case: "until") }
# fino a 3 dosi, fino al 10 per cento; al massimo tra 2 e 4 dosi
bound-up-to-amount = { HEAD(bound-to) ->
    [two] al massimo { bound-to }
    [at] fino { bound-to }
   *[other] fino a { bound-to }
}
bound-to = { FORM($amount, case: "to") }
-head-two = tra
-head-at = al all allo !alle !allen !alleg !alba !album !alc !alf !alg !ali !alm !alp !alt !alz

bound-more-than = { TRAIT($amount, "when") ->
    [day] dopo { FORM($amount, case: "the") }
    [time] dopo { FORM($amount, case: "the") }
    [moment] dopo { FORM($amount, case: "the") }
   *[none] più { bound-of }
}

bound-less-than = { TRAIT($amount, "when") ->
    [day] prima { FORM($amount, case: "of") }
    [time] prima { FORM($amount, case: "of") }
    [moment] prima { FORM($amount, case: "of") }
   *[none] meno { bound-of }
}
# A range needs a noun: più di un valore tra 2 e 4 pagine.
bound-of = { HEAD(amount-of) ->
    [two] di un valore { amount-of }
   *[other] { of-amount }
}

bound-about = { TRAIT($amount, "when") ->
    [day] { FORM($amount, case: "around") }
    [time] { FORM($amount, case: "around") }
    [moment] { FORM($amount, case: "around") }
   *[none] { bound-about-amount }
}
# circa 20 minuti, circa il 10 per cento; da 2 a 4 dosi circa
bound-about-amount = { HEAD($amount) ->
    [range] { $amount } circa
   *[other] circa { amount-the }
}
-head-range = da dal dall

bound-around = { bound-about }

# dalle 9; a partire da 20 euro, dal 10 per cento
bound-from = { TRAIT($amount, "when") ->
    [day] { FORM($amount, case: "from") }
    [time] { FORM($amount, case: "from") }
    [moment] { FORM($amount, case: "from") }
   *[none] { bound-from-amount }
}
bound-from-amount = { HEAD(bound-start) ->
    [two] a partire da un valore { bound-start }
    [range] a partire { bound-start }
   *[other] a partire da { bound-start }
}
bound-start = { FORM($amount, case: "from") }

# tra 2 e 4 dosi, tra il 10 e il 20 per cento, tra le 14 e le 16, tra meno 5 e più 3
bound-between = { TRAIT($from, "when") ->
    [day] tra { FORM($from, case: "the") } e { FORM($to, case: "the") }
    [time] tra { FORM($from, case: "the") } e { FORM($to, case: "the") }
    [moment] tra { FORM($from, case: "the") } e { FORM($to, case: "the") }
   *[none] { bound-between-amounts }
}
bound-between-amounts = { TAIL($to) ->
    [percent] { bound-between-percent }
   *[other] tra { bound-between-first } e { range-to }
}
bound-between-percent = { HEAD($from) ->
    [eight] tra l’{ NUMBER($from, style: "words") } e { FORM($to, case: "the") }
    [zero] tra lo { $from } e { FORM($to, case: "the") }
    [digit] tra il { $from } e { FORM($to, case: "the") }
   *[other] tra { $from } e { range-to }
}
-tail-percent = cento
# A number that shares the noun of the other has its gender: tra una e 3 pagine.
bound-between-first = { TRAIT($to, "gender") ->
    [feminine] { $from ->
        [1] una
       *[other] { $from }
    }
   *[other] { $from }
}

bound-nearly = quasi { amount-the }

# dal 10 al 20 per cento; after another preposition tra il 10 e il 20 per cento
range-shared = { $case ->
    [of] { FORM($amount, case: "sharetwo") }
    [to] { FORM($amount, case: "sharetwo") }
    [from] { FORM($amount, case: "sharetwo") }
    [the] { FORM($amount, case: "sharetwo") }
   *[bare] { FORM($amount, case: "share") }
}
