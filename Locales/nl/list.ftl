## Lists: no comma before "en" and "of"

list-middle = { $first }, { $second }

list-and-two = { $first } en { $second }

list-and-end = { $first } en { $second }

list-or-two = { $first } of { $second }

list-or-end = { $first } of { $second }

list-empty = geen

parts = { $first }, { $second }

# The items are names of anything.
list-more = nog { $count }

# 3 keer 🎉
sign-repeated = { $count } keer { $sign }
