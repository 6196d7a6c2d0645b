## Where an amount begins or ends. The genitive stands after "do", "około" and "od", the accusative after "ponad"

# $case "amount" is of an age without its "wiek": co najmniej 18 lat.
bound-at-least = co najmniej { FORM($amount, case: "amount") }

bound-up-to = do { FORM($amount, case: "genitive") }

bound-more-than = ponad { FORM($amount, case: "accusative") }

bound-less-than = mniej niż { FORM($amount, case: "amount") }

# A moment brings a preposition of its own, before which no other can stand: mniej więcej jutro o 10:00.
bound-about = { TRAIT($amount, "moment") ->
    [yes] mniej więcej { $amount }
   *[no] około { FORM($amount, case: "genitive") }
}

bound-around = { bound-about }

bound-from = od { FORM($amount, case: "genitive") }

# "Między" would ask for the instrumental, which words here do not have.
bound-between = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }

bound-nearly = prawie { FORM($amount, case: "amount") }

# "Od" and "do", which the range says, take the genitive: od 2 do 4 dawek.
range-shared = { FORM($amount, case: "genitive") }
