## Lists: no comma before "i" and "lub". Where an item has an "i" of its own, "oraz" tells that they are two: 12 złotych
## oraz 4 złote i 50 groszy.

list-middle = { $first }, { $second }

list-and-two = { TRAIT($first, "joined") ->
    [yes] { $first } oraz { $second }
   *[no] { list-and-second }
}
    .joined = yes
list-and-second = { $first } { TRAIT($second, "joined") ->
    [yes] oraz
   *[no] i
} { $second }

# What stands before the last item is known only by how it ends: A, jedna godzina i 5 minut oraz 2 złote.
list-and-end = { TAIL($first) ->
    [part] { $first } oraz { $second }
   *[other] { list-and-second }
}
    .joined = yes
-tail-part = grosz grosze groszy cent centy centów pens pensy pensów minuta minuty minut sekunda sekundy sekund

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
