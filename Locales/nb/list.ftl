## Lists: no comma before "og" and "eller"

# Times share "klokken" (klokken 8, 12 og 20), if the list is asked for the case "at".
list-middle = { $case ->
    [at] { list-middle-times }
   *[other] { $first }, { $second }
}
list-middle-times = { HEAD($second) ->
    [clock] { HEAD($first) ->
        [clock] { $first }, { FORM($second, case: "dial") }
       *[other] { $first }, { $second }
    }
   *[other] { $first }, { $second }
}
-head-clock = klokken

list-and-two = { $case ->
    [at] { list-and-times }
   *[other] { $first } og { $second }
}
list-and-times = { HEAD($second) ->
    [clock] { HEAD($first) ->
        [clock] { $first } og { FORM($second, case: "dial") }
       *[other] { $first } og { $second }
    }
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
