## Lists: no comma before the conjunction

list-middle = { $first }, { $second }

# "Te" joins items that have an "i" of their own: jedan sat i 5 minuta te 2 sata.
list-and-two = { $first } i { $second }
    .compound = { $first } te { $second }

list-and-end = { $first } i { $second }
    .compound = { $first } te { $second }

list-or-two = { $first } ili { $second }

list-or-end = { $first } ili { $second }

list-empty = ništa

parts = { $first }, { $second }

# A single one is an entry of the list (stavka): "još jedan" would say its gender.
list-more = { $count ->
    [1] još jedna stavka
   *[other] još { $count }
}

sign-repeated = { times } { $sign }
