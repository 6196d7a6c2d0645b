## Lists: no comma before "i" and "o"

list-middle = { $first }, { $second }

list-and-two = { $first } i { $second }

list-and-end = { $first } i { $second }

list-or-two = { $first } o { $second }

list-or-end = { $first } o { $second }

list-empty = cap element

parts = { $first }, { $second }

# A, B i un altre; A, B i 3 més
list-more = { $count ->
    [1] un altre
   *[other] { $count } més
}

sign-repeated = { times } { $sign }
