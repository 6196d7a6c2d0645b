## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

list-and-two = { $case ->
    [either] { $first } বা { $second }
   *[direct] { $first } এবং { $second }
}

list-and-end = { $case ->
    [either] { $first } বা { $second }
   *[direct] { $first } এবং { $second }
}

list-or-two = { $first } বা { FORM($second, case: "choice") }

# Without CLDR's comma: the word gives the pause itself.
list-or-end = { $first } বা { FORM($second, case: "choice") }

list-empty = কিছু নেই

parts = { $first }, { $second }

# A এবং আরও 2টি; A বা অন্য 2টির একটি
list-more = { $case ->
    [choice] { $count ->
        [1] অন্য একটি
       *[other] অন্য { $count }টির একটি
    }
   *[direct] আরও { $count }টি
}

sign-repeated = { $count } বার { $sign }
