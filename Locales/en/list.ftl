## Lists: two of anything, and the joints of three and more

# $first (phrase or text): one item or several.
# $second (phrase or text): one item or several.
# Example: A, B
list-middle = { $first }, { $second }

# $first (phrase or text): the first of two.
# $second (phrase or text): the second of two.
# .compound (optional): where one of them has an "and" of its own, of which the trait .joined tells: 1 hour and 5 minutes.
# Example: A and B
list-and-two = { $first } and { $second }

# $first (phrase or text): all items but the last.
# $second (phrase or text): the last of three or more.
# .compound (optional): where the last or the one before it has an "and" of its own.
# Example: A, B, and C
list-and-end = { $first }, and { $second }

# $first (phrase or text): the first of two.
# $second (phrase or text): the second of two.
# Example: A or B
list-or-two = { $first } or { $second }

# $first (phrase or text): all items but the last.
# $second (phrase or text): the last of three or more.
# Example: A, B, or C
list-or-end = { $first }, or { $second }

# In place of a list without items.
# Example: None
list-empty = none

# The last item of a list that is cut short.
# $count (whole number): how many items are left out.
# Example: 3 more
list-more = { $count } more
