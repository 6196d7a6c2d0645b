## Lists: no comma before "и" and "или"

list-middle = { $first }, { $second }

list-and-two = { $first } и { $second }

list-and-end = { $first } и { $second }

list-or-two = { $first } или { $second }

list-or-end = { $first } или { $second }

list-empty = нет

parts = { $first }, { $second }

# и ещё 3; a single one is an entry of the list: "ещё один" would say its gender.
list-more = { $count ->
    [1] ещё один элемент
   *[other] ещё { $count }
}
sign-repeated = { $sign }, { $count } раза
