## Lists: no comma before "i" and "lub". Where an item has an "i" of its own, "oraz" tells that they are two: 12 złotych
## oraz 4 złote i 50 groszy.

list-middle = { $first }, { $second }

list-and-two = { $first } i { $second }
    .joined = yes
    .compound = { $first } oraz { $second }

list-and-end = { $first } i { $second }
    .joined = yes
    .compound = { $first } oraz { $second }

list-or-two = { $first } lub { $second }

list-or-end = { $first } lub { $second }

# One word for no items of whatever gender.
list-empty = brak

parts = { $first }, { $second }

# i jeszcze 3; a single one is an entry of the list (pozycja): "jeszcze jeden" would say its gender.
# same for every number
list-more = { $count ->
    [1] jeszcze jedna pozycja
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}

# 3 razy 🎉
sign-repeated = { times } { $sign }
