## Lists: two of anything, and the joints of three and more
##
## و is written onto the word it introduces, whatever its script. The Arabic comma gives each name its pause; CLDR joins
## every item with و, but this joint serves "and" and "or" alike.

list-middle = { $first }، { $second }

list-and-two = { $first } و{ $second }

list-and-end = { $first }، و{ $second }

list-or-two = { $first } أو { $second }

list-or-end = { $first }، أو { $second }

list-empty = لا شيء
