## Lists: no comma before "și" and "sau"

list-middle = { $first }, { $second }

list-and-two = { $first } și { $second }

list-and-end = { $first } și { $second }

list-or-two = { $first } sau { $second }

list-or-end = { $first } sau { $second }

list-empty = niciun element

parts = { $first }, { $second }

list-more = { $count ->
    [1] încă unul
   *[other] încă { $count }
}

sign-repeated = { times } { $sign }
