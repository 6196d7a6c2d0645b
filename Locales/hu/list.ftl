## Lists: no comma before "és" and "vagy"

list-middle = { $first }, { $second }

list-and-two = { $first } és { $second }

list-and-end = { $first } és { $second }

list-or-two = { $first } vagy { $second }

list-or-end = { $first } vagy { $second }

list-empty = nincs

parts = { $first }, { $second }

list-more = még { $count }

sign-repeated = { $count } alkalommal { $sign }
