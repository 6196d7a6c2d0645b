## Lists: no comma before "και" and "ή"

list-middle = { $first }, { $second }

list-and-two = { $first } και { $second }

list-and-end = { $first } και { $second }

list-or-two = { $first } ή { $second }

list-or-end = { $first } ή { $second }

list-empty = κανένα στοιχείο

parts = { $first }, { $second }

# A, B και 3 ακόμη
list-more = { $count ->
    [1] ένα ακόμη
   *[other] { $count } ακόμη
}

sign-repeated = { NUMBER($count, style: "count", gender: "feminine") } φορές { $sign }
