## Lists: no comma before the conjunction

list-middle = { $first }, { $second }

# "Ter" joins items that have an "in" of their own: ena ura in 5 minut ter dve uri.
list-and-two = { $first } in { $second }
    .compound = { $first } ter { $second }

list-and-end = { $first } in { $second }
    .compound = { $first } ter { $second }

list-or-two = { $first } ali { $second }

list-or-end = { $first } ali { $second }

list-empty = nič

parts = { $first }, { $second }

# A single one is an entry of the list (element): "še ena" would say its gender.
list-more = { $count ->
    [1] še en element
   *[other] še { $count }
}

sign-repeated = { times } { $sign }
