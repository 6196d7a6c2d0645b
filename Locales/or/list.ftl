## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

# CLDR has ଓ, which is so short that it is easily missed.
# accepted: cldr-name
list-and-two = { $case ->
    [either] { $first } କିମ୍ବା { $second }
   *[direct] { $first } ଏବଂ { $second }
}

# accepted: cldr-name
list-and-end = { $case ->
    [either] { $first } କିମ୍ବା { $second }
   *[direct] { $first } ଏବଂ { $second }
}

list-or-two = { $first } କିମ୍ବା { $second }

list-or-end = { $first } କିମ୍ବା { $second }

list-empty = କିଛି ନାହିଁ

parts = { $first }, { $second }

list-more = { $count ->
    [1] ଆଉ ଗୋଟିଏ
   *[other] ଆଉ { $count }ଟି
}

sign-repeated = { $count } ଥର { $sign }
