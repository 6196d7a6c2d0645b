## Lists. A list of three or more items is joined from parts, two at a time

# Joins all items except the last. Also joins all items of a list that has no "and" and no "or".
# $first (phrase or text): one or several items.
# $second (phrase or text): one or several items after them.
# Example: A, B
list-middle = { $first }, { $second }

# A list of two items.
# $first (phrase or text): the first item.
# $second (phrase or text): the second item.
# .compound (optional): if an item contains "and", as in "1 hour and 5 minutes". The trait .joined marks such items.
# Example: A and B
list-and-two = { $first } and { $second }

# The end of a list of three or more items.
# $first (phrase or text): all items except the last.
# $second (phrase or text): the last item.
# .compound (optional): if the last item or the one before it contains "and".
# Example: A, B, and C
list-and-end = { $first }, and { $second }

# A choice of two items.
# $first (phrase or text): the first item.
# $second (phrase or text): the second item.
# Example: A or B
list-or-two = { $first } or { $second }

# The end of a choice of three or more items.
# $first (phrase or text): all items except the last.
# $second (phrase or text): the last item.
# Example: A, B, or C
list-or-end = { $first }, or { $second }

# Replaces a list that has no items.
# Example: None
list-empty = none

# Joins two parts of a phrase with a pause between them, such as a price and a detail, a rating and the number of ratings,
# a row and a column, the title and the value of a progress, or two groups of digits.
# $first (phrase or number or text): the first part.
# $second (phrase or number or text): the second part.
# Example: 30 dollars, tax included
parts = { $first }, { $second }

# The end of a list that is cut off.
# $count (whole number): how many items are left out.
# Example: 3 more
list-more = { $count } more

# The same sign several times in a row, such as an emoji.
# $sign (text): the sign.
# $count (whole number): how many times, 2 or more.
# Example: 3 times 🎉
sign-repeated = { $count } times { $sign }
