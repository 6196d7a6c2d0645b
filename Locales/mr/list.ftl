## Lists: two of anything, and the joints of three and more

list-middle = { list-first }, { $second }

list-and-two = { $case ->
    [either] { FORM($first, case: "at") } किंवा { FORM($second, case: "at") }
   *[direct] { list-first } आणि { $second }
}

# Without CLDR's comma before आणि: the word gives the pause itself.
list-and-end = { $case ->
    [either] { FORM($first, case: "at") } किंवा { FORM($second, case: "at") }
   *[direct] { list-first } आणि { $second }
}

list-or-two = { list-first } किंवा { $second }

list-or-end = { list-first } किंवा { $second }

# Before a postposition only the last one has the stem: संदेश आणि फोटोंपैकी
list-first = { $case ->
    [oblique] { FORM($first, case: "direct") }
   *[direct] { $first }
}

list-empty = काहीही नाही

parts = { $first }, { $second }

# A, B आणि आणखी 3. इतर would need a word after the number.
list-more = आणखी { $count }

sign-repeated = { $count } वेळा { $sign }
