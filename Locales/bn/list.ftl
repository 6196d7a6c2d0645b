## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

list-and-two = { $first } এবং { $second }

list-and-end = { $first } এবং { $second }

list-or-two = { $first } বা { $second }

# Without CLDR's comma: the word gives the pause itself.
# accepted: cldr-name
list-or-end = { $first } বা { $second }

list-empty = কিছু নেই

parts = { $first }, { $second }

list-more = আরও { $count }টি

sign-repeated = { $count } বার { $sign }
