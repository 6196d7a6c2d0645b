## Limits and estimates of an amount. The genitive comes after "do", "około" and "od". "Co najmniej", "ponad", "mniej
## niż" and "prawie" leave the case as it is: ponad godzina, wzrost o ponad godzinę

# A number alone in words, as in grammar.ftl: do pięćdziesięciu. All else has a genitive of its own: do dwóch
# milionów.
bound-genitive = { FORM(bound-genitive-amount, case: "genitive") }
bound-genitive-amount = { $amount ->
    [one] { NUMBER($amount, style: "span") }
    [few] { NUMBER($amount, style: "span") }
    [many] { NUMBER($amount, style: "span") }
   *[other] { $amount }
}

# $case "amount" is of an age without its "wiek", and of a half: co najmniej 18 lat, mniej niż połowa.
bound-amount = { $case ->
    [accusative] { $amount }
    [genitive] { bound-genitive-amount }
   *[nominative] { FORM($amount, case: "amount") }
}

# $case "beyond" is also of a single unit, which is said without its number: ponad godzina.
bound-amount-beyond = { $case ->
    [accusative] { $amount }
    [genitive] { bound-genitive-amount }
   *[nominative] { FORM($amount, case: "beyond") }
}

bound-at-least = co najmniej { bound-amount }

# Before a range, which begins with "od", no other preposition can stand: najwyżej od dwóch do czterech dawek.
bound-up-to = { TRAIT($amount, "moment") ->
    [yes] { FORM($amount, case: "to") }
   *[no] { HEAD($amount) ->
        [from] najwyżej { $amount }
       *[other] do { bound-genitive }
    }
}
-head-from = od

# "Ponad jedna osoba" is not said; ponad godzina is.
bound-more-than = { $amount ->
    [1] więcej niż { $amount }
   *[other] { HEAD($amount) ->
        [from] więcej niż { $amount }
       *[other] ponad { bound-amount-beyond }
    }
}

bound-less-than = mniej niż { bound-amount }

# A moment brings a preposition of its own, before which no other can stand: mniej więcej jutro o 10:00.
bound-about = { TRAIT($amount, "moment") ->
    [yes] mniej więcej { FORM($amount, case: "at") }
   *[no] { HEAD($amount) ->
        [from] mniej więcej { $amount }
       *[other] około { bound-genitive }
    }
}

bound-around = { bound-about }

bound-from = { TRAIT($amount, "moment") ->
    [yes] od { FORM($amount, case: "from") }
   *[no] { HEAD($amount) ->
        [from] { $amount }
       *[other] od { bound-genitive }
    }
}

# "Między" would ask for the instrumental, which words here do not have.
bound-between = { TRAIT($from, "moment") ->
    [yes] { interval-moments }
   *[no] od { FORM(bound-between-from, case: "genitive") } do { bound-between-end }
}
bound-between-end = { HEAD($from) ->
    [minus] { bound-between-below }
   *[other] { FORM(bound-between-to, case: "genitive") }
}
bound-between-below = { HEAD($to) ->
    [unsigned] { FORM(bound-between-to, case: "genitive") }
   *[signed] plus { FORM(bound-between-to, case: "genitive") }
}
# A number alone is of what the other end names: od jednej do dwóch książek.
bound-between-from = { $from ->
    [one] { FORM(bound-between-number, $to) }
    [few] { FORM(bound-between-number, $to) }
    [many] { FORM(bound-between-number, $to) }
   *[other] { $from }
}
bound-between-number = { NUMBER($from, style: "span") }
bound-between-to = { $to ->
    [one] { NUMBER($to, style: "span") }
    [few] { NUMBER($to, style: "span") }
    [many] { NUMBER($to, style: "span") }
   *[other] { $to }
}

bound-nearly = prawie { bound-amount }

# "Od" and "do", which the range says, take the genitive: od dziesięciu do dwudziestu procent.
range-shared = { FORM($amount, case: "genitive") }
