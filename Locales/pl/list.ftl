## Lists: no comma before "i" and "lub"

list-middle = { $first }, { $second }

list-and-two = { $first } i { $second }

list-and-end = { $first } i { $second }

list-or-two = { $first } lub { $second }

list-or-end = { $first } lub { $second }

# One word for no items of whatever gender.
list-empty = brak

# i jeszcze 3; a single one is an entry of the list (pozycja): "jeszcze jeden" would say its gender.
# same for every number
list-more = { $count ->
    [1] jeszcze jedna pozycja
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
