## Lists: two of anything, and the joints of three and more

list-middle = { $first }, { $second }

# Of days of the week by their place in a month, $case "weekdays" is never heard: శనివారంశనివారం. In the case "weekday" it
# is the one that both share.
# accepted: unused-argument
list-and-two = { $case ->
    [weekdays] { $first }{ $second }
    [weekday] { FORM($second, case: "weekdays") }
   *[direct] { list-and-end }
}

# మరో is "and" too: A, B, మరో 3
list-and-end = { HEAD($second) ->
    [more] { $first }, { $second }
   *[other] { $first } మరియు { $second }
}
-head-more = మరో మరొక

list-or-two = { $first } లేదా { $second }

list-or-end = { $first } లేదా { $second }

list-empty = ఏవీ లేవు

parts = { $first }, { $second }

list-more = { $count ->
    [1] మరొకటి
   *[other] మరో { $count }
}

sign-repeated = { $count } సార్లు { $sign }
