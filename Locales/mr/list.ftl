## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

list-and-two = { $first } आणि { $second }

# Without CLDR's comma before आणि: the word gives the pause itself.
list-and-end = { $first } आणि { $second }

list-or-two = { $first } किंवा { $second }

list-or-end = { $first } किंवा { $second }

list-empty = काहीही नाही

parts = { $first }, { $second }

# A, B आणि 3 इतर
list-more = { $count } इतर

sign-repeated = { $count } वेळा { $sign }
