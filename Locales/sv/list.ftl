## Lists: no comma before "och" and "eller"

# Times share "klockan" (klockan 8, 12 och 20), if the list is asked for the case "at".
list-middle = { $case ->
    [at] { $first }, { FORM($second, case: "dial") }
   *[other] { $first }, { $second }
}

list-and-two = { $case ->
    [at] { $first } och { FORM($second, case: "dial") }
   *[other] { $first } och { $second }
}

list-and-end = { list-and-two }

list-or-two = { $first } eller { $second }

list-or-end = { $first } eller { $second }

# In the plural, as of several items.
list-empty = inga

parts = { $first }, { $second }

list-more = { $count ->
    [1] en till
   *[other] { $count } till
}

sign-repeated = { $count } gånger { $sign }
