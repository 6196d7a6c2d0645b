## Lists: no comma before "e" and "o". "E" is "ed" before another e.

list-middle = { $first }, { $second }

list-and-two = { HEAD($second) ->
    [e] { $first } ed { $second }
   *[other] { $first } e { $second }
}

list-and-end = { HEAD($second) ->
    [e] { $first } ed { $second }
   *[other] { $first } e { $second }
}

# "Od" is out of use.
list-or-two = { $first } o { $second }

list-or-end = { $first } o { $second }

list-empty = nessun elemento

parts = { $first }, { $second }

# A, B e un altro; A, B e altri 3
list-more = { $count ->
    [1] un altro
   *[other] altri { $count }
}

sign-repeated = { $count } volte { $sign }
