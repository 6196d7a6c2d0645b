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
list-more = { $count ->
    [1] ещё 1 элемент
   *[other] ещё { $count }
}

# 3 раза 🎉
sign-repeated = { times } { $sign }
