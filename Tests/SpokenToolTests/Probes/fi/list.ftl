## Lists: no comma before "ja" and "tai"

list-middle = { $first }, { $second }

list-and-two = { $first } ja { $second }

list-and-end = { $first } ja { $second }

list-or-two = { $first } tai { $second }

list-or-end = { $first } tai { $second }

list-empty = ei mitään

parts = { $first }, { $second }

list-more = { $count ->
    [one] { $count } muu
   *[other] { $count } muuta
}
sign-repeated = { $sign }, { $count } kertaa
