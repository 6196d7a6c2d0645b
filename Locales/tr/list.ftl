## Lists: no comma before "ve" and "veya"

list-middle = { $first }, { $second }

list-and-two = { $first } ve { $second }

list-and-end = { $first } ve { $second }

list-or-two = { $first } veya { $second }

list-or-end = { $first } veya { $second }

list-empty = yok

parts = { $first }, { $second }

# A, B ve 3 tane daha
list-more = { $count } tane daha

sign-repeated = { $count } kez { $sign }
