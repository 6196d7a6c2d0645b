## Lists: no comma before "a" and "alebo". Where an item has an "a" of its own, "a tiež" tells that they are two: 12 eur a
## tiež 4 eurá a 50 centov.

list-middle = { $first }, { $second }

list-and-two = { $first } a { $second }
    .joined = yes
    .compound = { $first } a tiež { $second }

list-and-end = { $first } a { $second }
    .joined = yes
    .compound = { $first } a tiež { $second }

list-or-two = { $first } alebo { $second }

list-or-end = { $first } alebo { $second }

list-empty = nič

parts = { $first }, { $second }

# a ešte 3; a single one is an entry of the list (položka).
list-more = { $count ->
    [1] ešte jedna položka
    [few] ešte { NUMBER($count, style: "items", gender: "feminine") } položky
   *[other] ešte { $count } položiek
}

# trikrát 🎉
sign-repeated = { times } { $sign }
