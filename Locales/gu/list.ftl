## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

# Of days of the week by their place in a month, $case "weekdays" is never heard: શનિવારશનિવાર. In the case "weekday" it
# is the one that both share.
# accepted: unused-argument
list-and-two = { $case ->
    [weekdays] { $first }{ $second }
    [weekday] { FORM($second, case: "weekdays") }
    [either] { FORM($first, case: "at") } અથવા { FORM($second, case: "at") }
   *[direct] { list-first } અને { list-second }
}

list-and-end = { $case ->
    [either] { FORM($first, case: "at") } અથવા { FORM($second, case: "at") }
   *[direct] { list-start } અને { list-second }
}

list-or-two = { list-first } અથવા { list-second }

list-or-end = { list-start } અથવા { list-second }

list-empty = કંઈ નહીં

parts = { $first }, { $second }

list-more = અન્ય { $count }

sign-repeated = { $count } વાર { $sign }

## What is listed: with its state a part of the list, not a sentence (see counted-state). What is counted has a gender,
## so that what asks for another case keeps it. Of three and more the first ones come together, and have none.

list-first = { TRAIT($first, "gender") ->
    [masculine] { list-first-counted }
    [feminine] { list-first-counted }
    [neuter] { list-first-counted }
   *[none] { $first }
}
list-first-counted = { $case ->
    [oblique] { $first }
   *[direct] { FORM($first, case: "listed") }
}

list-second = { TRAIT($second, "gender") ->
    [masculine] { list-second-counted }
    [feminine] { list-second-counted }
    [neuter] { list-second-counted }
   *[none] { $second }
}
list-second-counted = { $case ->
    [oblique] { $second }
   *[direct] { FORM($second, case: "listed") }
}

list-start = { $case ->
    [oblique] { $first }
    [at] { $first }
    [told] { $first }
    [numbers] { $first }
   *[direct] { FORM($first, case: "listed") }
}
