## Lists: no comma before "et" and "ou"

list-middle = { $first }, { $second }

list-and-two = { $first } et { $second }

list-and-end = { $first } et { $second }

list-or-two = { $first } ou { $second }

list-or-end = { $first } ou { $second }

# Avoid "aucun" or "aucune", which would agree with a noun that is not known here.
list-empty = aucun élément

parts = { $first }, { $second }

# A, B et un autre; A, B et 3 autres. In the plural it fits items of either gender.
list-more = { $count ->
    [1] { word-one } autre
    [one] { $count } autre
    [many] { $count } d’autres
   *[other] { $count } autres
}

sign-repeated = { number-feminine } fois { $sign }
