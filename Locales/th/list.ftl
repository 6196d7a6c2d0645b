# แอน, บี และซี: CLDR has spaces only, which voices run together.
list-middle = { $first }, { $second }

list-and-two = { list-left }และ{ list-right }

list-and-end = { $first } และ{ list-right }

list-or-two = { list-left }หรือ{ list-right }

list-or-end = { $first } หรือ{ list-right }

# Spaces between items and a joining word only if they aren't Thai.
list-left = { TAIL($first) ->
    [figure] { $first } { "" }
   *[word] { $first }
}
list-right = { HEAD($second) ->
    [figure] { "" } { $second }
   *[word] { $second }
}

list-empty = ไม่มี

parts = { $first }, { $second }

list-more = อีก { $count } รายการ

sign-repeated = { $sign } { $count } ครั้ง
