## Lists: no comma before "и" and "или"

list-middle = { $first }, { $second }

list-and-two = { $first } и { $second }

list-and-end = { $first } и { $second }

list-or-two = { $first } или { $second }

list-or-end = { $first } или { $second }

# One word for no items of whatever gender.
list-empty = нет

parts = { $first }, { $second }

# и ещё 3. A single one is an entry of the list (элемент): "ещё один" would say its gender.
# same for every number
list-more = { $count ->
    [1] ещё 1 элемент
    [one] ещё { $count }
    [few] ещё { $count }
    [many] ещё { $count }
   *[other] ещё { $count }
}

# 3 раза 🎉
sign-repeated = { times } { $sign }
