## Lists: no comma before "ja" and "tai"

# Times share "kello" (kello 8, 12 ja 20), if the list is asked for the case "at".
list-middle = { $case ->
    [at] { $first }, { FORM($second, case: "dial") }
   *[other] { $first }, { $second }
}

list-and-two = { $case ->
    [at] { $first } ja { FORM($second, case: "dial") }
   *[other] { $first } ja { $second }
}

list-and-end = { list-and-two }

list-or-two = { $first } tai { $second }

list-or-end = { $first } tai { $second }

list-empty = ei mitään

parts = { $first }, { $second }

list-more = { $count ->
    [one] { $count } muu
   *[other] { $count } muuta
}

sign-repeated = { $count } kertaa { $sign }
