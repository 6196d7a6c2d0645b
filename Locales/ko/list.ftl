list-middle = { $first }, { $second }

# CLDR has 및, which is written rather than said. It stays after Latin letters, whose sound isn't known.
# A 외 3개, where only one is named.
list-and-two = { HEAD($second) ->
    [more] { $first } { $second }
   *[other] { $first }{ list-and } { $second }
}
list-and = { TAIL($first) ->
    [open] 와
    [latin] { " " }및
   *[closed] 과
}
-head-more = 외

list-and-end = { HEAD($second) ->
    [more] { $first } { $second }
   *[other] { $first }{ list-and } { $second }
}

list-or-two = { HEAD($second) ->
    [more] { $first } { $second } 중 하나
   *[other] { $first } 또는 { $second }
}

list-or-end = { HEAD($second) ->
    [more] { $first } { $second } 중 하나
   *[other] { $first } 또는 { $second }
}

list-empty = 없음

parts = { $first }, { $second }

# A, B 외 3개
list-more = 외 { $count }개

sign-repeated = { $sign } { $count }개
