## Where an amount begins or ends. The genitive stands after "do", "około" and "od", the accusative after "ponad"

# A number by itself in words, as in grammar.ftl: do pięćdziesięciu. All else has cases of its own.
bound-genitive = { $amount ->
    [one] { NUMBER($amount, style: "span") }
    [few] { NUMBER($amount, style: "span") }
    [many] { NUMBER($amount, style: "span") }
   *[other] { FORM($amount, case: "genitive") }
}

# $case "amount" is of an age without its "wiek": co najmniej 18 lat.
bound-at-least = co najmniej { FORM($amount, case: "amount") }

bound-up-to = do { bound-genitive }

bound-more-than = ponad { FORM($amount, case: "accusative") }

bound-less-than = mniej niż { FORM($amount, case: "amount") }

# A moment brings a preposition of its own, before which no other can stand: mniej więcej jutro o 10:00.
bound-about = { TRAIT($amount, "moment") ->
    [yes] mniej więcej { $amount }
   *[no] około { bound-genitive }
}

bound-around = { bound-about }

bound-from = od { bound-genitive }

# "Między" would ask for the instrumental, which words here do not have.
bound-between = od { bound-between-from } do { bound-between-to }
bound-between-from = { $from ->
    [one] { NUMBER($from, style: "span") }
    [few] { NUMBER($from, style: "span") }
    [many] { NUMBER($from, style: "span") }
   *[other] { FORM($from, case: "genitive") }
}
bound-between-to = { $to ->
    [one] { NUMBER($to, style: "span") }
    [few] { NUMBER($to, style: "span") }
    [many] { NUMBER($to, style: "span") }
   *[other] { FORM($to, case: "genitive") }
}

bound-nearly = prawie { FORM($amount, case: "amount") }

# "Od" and "do", which the range says, take the genitive: od dziesięciu do dwudziestu procent.
range-shared = { FORM($amount, case: "genitive") }
