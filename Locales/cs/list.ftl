## Lists: no comma before "a" and "nebo". Where an item has an "a" of its own, "a také" tells that they are two: 12 korun
## a také 4 koruny a 50 haléřů.

list-middle = { $first }, { $second }

list-and-two = { $first } a { $second }
    .joined = yes
    .compound = { $first } a také { $second }

list-and-end = { $first } a { $second }
    .joined = yes
    .compound = { $first } a také { $second }

list-or-two = { $first } nebo { $second }

list-or-end = { $first } nebo { $second }

list-empty = nic

parts = { $first }, { $second }

# a ještě 3; a single one is an entry of the list (položka).
list-more = { $count ->
    [1] ještě jedna položka
    [few] ještě { NUMBER($count, style: "items", gender: "feminine") } položky
   *[other] ještě { $count } položek
}

# 3 krát 🎉
sign-repeated = { times } { $sign }
