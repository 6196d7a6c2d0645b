## Limits and estimates of an amount. "Najmanj", "največ", "več kot", "manj kot", "približno" and "skoraj" leave the case as it
## is: več kot ena ura, porast za več kot eno uro. Only "od" and "do" take the genitive.

# $case "amount" is of an age without its "starost": najmanj 18 let.
bound-amount = { $case ->
    [accusative] { $amount }
    [genitive] { $amount }
   *[nominative] { FORM($amount, case: "amount") }
}

bound-at-least = najmanj { bound-amount }

# A moment: do danes ob šestih.
bound-up-to = { TRAIT($amount, "moment") ->
    [yes] do { FORM($amount, case: "genitive") }
   *[no] največ { bound-amount }
}

bound-more-than = več kot { bound-amount }

bound-less-than = manj kot { bound-amount }

bound-about = { TRAIT($amount, "moment") ->
    [yes] približno { FORM($amount, case: "at") }
   *[no] približno { bound-amount }
}

bound-around = približno { FORM($amount, case: "at") }

bound-from = { HEAD($amount) ->
    [from] { $amount }
   *[other] od { FORM(bound-genitive, case: "genitive") }
}
# A number alone in words: od dveh.
bound-genitive = { $amount ->
    [one] { NUMBER($amount, style: "items") }
    [two] { NUMBER($amount, style: "items") }
    [few] { NUMBER($amount, style: "items") }
   *[other] { $amount }
}

# "Med" would ask for the instrumental, which most words here do not have.
bound-between = od { FORM(bound-between-from, case: "genitive") } do { FORM(bound-between-end, case: "genitive") }
bound-between-end = { HEAD($from) ->
    [minus] { bound-between-below }
   *[other] { range-last }
}
bound-between-below = { HEAD($to) ->
    [unsigned] { range-last }
   *[signed] plus { range-last }
}
# A number alone is of what the other end names: od ene do dveh knjig.
bound-between-from = { $from ->
    [one] { FORM(bound-between-number, $to) }
    [two] { FORM(bound-between-number, $to) }
    [few] { FORM(bound-between-number, $to) }
   *[other] { $from }
}
bound-between-number = { NUMBER($from, style: "items", case: "genitive") }

bound-nearly = skoraj { bound-amount }

# od 10 do 20 odstotkov
range-shared = { $amount }
