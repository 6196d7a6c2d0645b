list-middle = { $first }, { $second }

list-and-two = { $first } na { $second }

list-and-end = { $first } na { $second }

list-or-two = { $first } au { $second }

list-or-end = { $first } au { $second }

list-empty = hakuna

parts = { $first }, { $second }

list-more = { $count } zaidi
sign-repeated = { $sign }, mara { $count }
