## Lists: "a" before consonants, where our own words have the aspirate mutation, and "ac" before vowels

list-middle = { $first }, { $second }

list-and-two = { HEAD($second) ->
    [vowel] { $first } ac { $second }
   *[other] { $first } a { FORM($second, case: "aspirate") }
}

list-and-end = { HEAD($second) ->
    [vowel] { $first } ac { $second }
   *[other] { $first } a { FORM($second, case: "aspirate") }
}

list-or-two = { $first } neu { FORM($second, case: "soft") }

list-or-end = { $first } neu { FORM($second, case: "soft") }

list-empty = dim

parts = { $first }, { $second }

list-more = { $count ->
    [1] un arall
   *[other] { $count } arall
}
sign-repeated = { $sign }, { $count } gwaith
