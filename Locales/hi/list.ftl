## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

list-and-two = { $first } और { $second }

# Without CLDR's comma before और: the word gives the pause itself.
list-and-end = { $first } और { $second }

list-or-two = { $first } या { $second }

list-or-end = { $first } या { $second }

list-empty = कोई नहीं

# Not "3 और": it stands behind और. A, B और 3 अन्य
list-more = { $count } अन्य
