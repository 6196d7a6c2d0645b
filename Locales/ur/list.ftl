## Lists: two of anything, and the joints of three and more

list-middle = { $first }، { $second }

# Of days of the week by their place in a month, $case "weekdays" is never heard: پِیرپِیر. In the case "weekday" it is the one
# that both share.
# accepted: unused-argument
list-and-two = { $case ->
    [weekdays] { $first }{ $second }
    [weekday] { FORM($second, case: "weekdays") }
    [either] { FORM($first, case: "oblique") } یا { FORM($second, case: "oblique") }
   *[direct] { list-first } اور { list-second }
}

list-and-end = { $case ->
    [either] { FORM($first, case: "oblique") } یا { FORM($second, case: "oblique") }
   *[direct] { list-start } اور { list-second }
}

list-or-two = { list-first } یا { list-second }

list-or-end = { list-start } یا { list-second }

list-empty = کوئی نہیں

parts = { $first }، { $second }

list-more = { $count ->
    [1] ایک اور
   *[other] { $count } دیگر
}

sign-repeated = { $count } بار { $sign }

## What is listed: with its state a part of the list, not a sentence (see counted-state). What is counted has a gender, so
## that what asks for another case keeps it. Of three and more the first ones come together, and have none. list-middle does
## not ask, for it also joins counts that are sentences: 4 کام مکمل کیے گئے، 2 منسوخ کیے گئے

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
    [leading] { $first }
    [at] { $first }
    [numbers] { $first }
   *[direct] { FORM($first, case: "listed") }
}
