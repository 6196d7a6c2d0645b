## Lists: two of anything, and the joints of three and more
##
## Arabic repeats و or أو between all items: A وَB وَC, A أو B أو C. The joint of the first ones is told by $case "or"
## which it is in. و is written onto the word it introduces, whatever its script; its mark is as in duration.ftl.

list-middle = { $case ->
    [or] { $first } أو { $second }
   *[and] { $first } وَ{ $second }
}

list-and-two = { $first } وَ{ $second }

list-and-end = { $first } وَ{ $second }

list-or-two = { $first } أو { $second }

list-or-end = { FORM($first, case: "or") } أو { $second }

list-empty = لا شيء

parts = { $first }، { $second }

# A noun for what the list names, whatever that is: "3 more" alone would have to know whether they are people.
list-more = { $count ->
    [1] { $case ->
        [accusative] عنصرًا آخر
       *[nominative] عنصر آخر
    }
    [2] { $case ->
        [genitive] عنصرين آخرين
        [accusative] عنصرين آخرين
       *[nominative] عُنصُران آخران
    }
    [zero] { $count } عنصر آخر
    [one] { $count } عنصر آخر
    [two] { $count } عنصر آخر
    [few] { $count } عَناصِر أخرى
    [many] { $count } عنصرًا آخر
   *[other] { $count } عنصر آخر
}

# For example: 3 مَرّات 🎉
sign-repeated = { times } { $sign }
