## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

# Of days of the week by their place in a month, $case "weekdays" is never heard: शनिवारशनिवार. In the case "weekday" it
# is the one that both share.
# accepted: unused-argument
list-and-two = { $case ->
    [weekdays] { $first }{ $second }
    [weekday] { FORM($second, case: "weekdays") }
    [either] { $first } या { $second }
   *[direct] { list-first } और { list-second }
}

# Without CLDR's comma before और: the word gives the pause itself.
list-and-end = { $case ->
    [either] { $first } या { $second }
   *[direct] { list-start } और { list-second }
}

list-or-two = { list-first } या { list-second }

list-or-end = { list-start } या { list-second }

list-empty = कोई नहीं

parts = { $first }, { $second }

# Avoid "3 और": it comes after और. A, B और 3 अन्य
list-more = { $count } अन्य

sign-repeated = { $count } बार { $sign }

## What is listed: with its state a part of the list, not a sentence (see counted-state). What is counted has a gender,
## so that what asks for another case keeps it. Of three and more the first ones come together, and have none.
## list-middle does not ask, for it also joins counts that are sentences: 4 कार्य पूरे किए गए, 2 रद्द किए गए

list-first = { TRAIT($first, "gender") ->
    [masculine] { list-first-counted }
    [feminine] { list-first-counted }
   *[none] { $first }
}
list-first-counted = { $case ->
    [oblique] { $first }
   *[direct] { FORM($first, case: "listed") }
}

list-second = { TRAIT($second, "gender") ->
    [masculine] { list-second-counted }
    [feminine] { list-second-counted }
   *[none] { $second }
}
list-second-counted = { $case ->
    [oblique] { $second }
   *[direct] { FORM($second, case: "listed") }
}

list-start = { $case ->
    [oblique] { $first }
    [at] { $first }
    [numbers] { $first }
   *[direct] { FORM($first, case: "listed") }
}
