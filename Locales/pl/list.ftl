## Lists: no comma before "i" and "lub"

list-middle = { $first }, { $second }

list-and-two = { $first } i { $second }

list-and-end = { $first } i { $second }

list-or-two = { $first } lub { $second }

list-or-end = { $first } lub { $second }

# One word for no items of whatever gender.
list-empty = brak
