## Lists: no comma before "og" and "eller"

# Times share "klokken" (klokken 8, 12 og 20), if the list is asked for the case "at".
list-middle = { $case ->
    [at] { $first }, { FORM($second, case: "dial") }
   *[other] { $first }, { $second }
}

list-and-two = { $case ->
    [at] { $first } og { FORM($second, case: "dial") }
   *[other] { $first } og { $second }
}

list-and-end = { list-and-two }

list-or-two = { $first } eller { $second }

list-or-end = { $first } eller { $second }

list-empty = ingen

parts = { $first }, { $second }

list-more = { $count ->
    [1] en til
   *[other] { $count } til
}

sign-repeated = { $count } ganger { $sign }
