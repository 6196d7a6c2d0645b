## Where an amount begins or ends. The genitive stands after "do", "około" and "od", the accusative after "ponad"

bound-at-least = co najmniej { $amount }

bound-up-to = do { FORM($amount, case: "genitive") }

bound-more-than = ponad { FORM($amount, case: "accusative") }

bound-less-than = mniej niż { $amount }

bound-about = około { FORM($amount, case: "genitive") }

# A time has no case: około 20:00.
bound-around = około { $amount }

bound-from = od { FORM($amount, case: "genitive") }

# "Między" would ask for the instrumental, which words here do not have.
bound-between = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }

bound-nearly = prawie { $amount }

# "Od" and "do", which the range says, take the genitive: od 2 do 4 dawek.
range-shared = { FORM($amount, case: "genitive") }
