## Limits and estimates of an amount. "Najmenej", "najviac", "viac ako", "menej ako", "asi" and "takmer" leave the case as
## it is: viac ako hodina, nárast o viac ako hodinu. Only "od" takes the genitive.

# A number alone in words, as in grammar.ftl: od päťdesiatich. All else has a genitive of its own: od dvoch miliónov.
bound-genitive = { FORM(bound-genitive-amount, case: "genitive") }
bound-genitive-amount = { $amount ->
    [one] { NUMBER($amount, style: "span") }
    [few] { NUMBER($amount, style: "span") }
    [many] { $amount }
   *[other] { bound-genitive-other }
}
bound-genitive-other = { HEAD($amount) ->
    [digit] { NUMBER($amount, style: "span") }
   *[other] { $amount }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*

# $case "amount" is of an age without its "vek", and of a half: najmenej 18 rokov, menej ako polovica.
bound-amount = { $case ->
    [accusative] { $amount }
    [genitive] { bound-genitive-amount }
   *[nominative] { FORM($amount, case: "amount") }
}

bound-at-least = najmenej { bound-amount }

# A moment brings its own "do": do zajtra do deviatej.
bound-up-to = { TRAIT($amount, "moment") ->
    [yes] { FORM($amount, case: "to") }
   *[no] najviac { bound-amount }
}

bound-more-than = viac ako { bound-amount }

bound-less-than = menej ako { bound-amount }

bound-about = { TRAIT($amount, "moment") ->
    [yes] asi { FORM($amount, case: "at") }
   *[no] asi { bound-amount }
}

# asi o dvadsiatej
bound-around = asi { FORM($amount, case: "at") }

bound-from = { TRAIT($amount, "moment") ->
    [yes] { FORM($amount, case: "from") }
   *[no] od { bound-genitive }
}

# "Medzi" would ask for the instrumental, which words here do not have.
bound-between = { TRAIT($from, "moment") ->
    [yes] { interval-moments }
   *[no] { bound-between-from } až { bound-between-end }
}
bound-between-end = { HEAD($from) ->
    [minus] { bound-between-below }
   *[other] { $to }
}
bound-between-below = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}
# A number alone is of what the other end names: jedna až dve knihy.
bound-between-from = { $from ->
    [one] { FORM(bound-between-number, $to) }
    [few] { FORM(bound-between-number, $to) }
    [many] { $from }
   *[other] { $from }
}
bound-between-number = { NUMBER($from, style: "items") }

bound-nearly = takmer { bound-amount }

# 10 až 20 percent
range-shared = { $amount }
