## Changes of a value: up, down, or none
##
## The difference is a percentage, an amount of money, a count such as "300 steps", or a measurement. The phrase for the
## difference never has a plus or a minus sign.

# The value is higher now.
# $amount (phrase or number): the difference, such as "12 percent".
# Example: up 12 percent
change-up = up { $amount }

# The value is lower now.
# $amount (phrase or number): the difference, such as "5 percent".
# Example: down 5 percent
change-down = down { $amount }

# The value is the same as before.
# Example: no change
change-none = no change

# $amount (phrase or number): the difference, such as "12 percent".
# $baseline (phrase): the day or value to compare with, such as "yesterday", or one of the baselines below.
# Example: up 12 percent from last week
change-up-from = up { $amount } from { $baseline }

# $amount (phrase or number): the difference.
# $baseline (phrase): the day or value to compare with, such as "yesterday" or "last week" (see change-up-from).
# Example: down 5 percent from last week
change-down-from = down { $amount } from { $baseline }

# $baseline (phrase): the day or value to compare with, such as "yesterday" or "last week" (see change-up-from).
# Example: no change from last week
change-none-from = no change from { $baseline }

# $amount (phrase or number): the difference.
# $date (phrase): the day to compare with, such as "Monday".
# Example: up 2 dollars since Monday
change-up-since = up { $amount } since { $date }

# $amount (phrase or number): the difference.
# $date (phrase): the day to compare with, such as "Monday".
# Example: down 2 dollars since Monday
change-down-since = down { $amount } since { $date }

# $date (phrase): the day to compare with, such as "Monday".
# Example: no change since Monday
change-none-since = no change since { $date }

## Comparisons: more, less, or the same

# First words of days and moments that have no preposition. English says "more than yesterday", but "more than on Monday".
# The last three begin moments, such as "last night at midnight" and "the night before last at midnight".
-head-near-day = today yesterday tomorrow last tonight the

# First words of amounts that already contain "more" or "less". English says "up more than 99 steps", because "more than
# 99 steps more" would repeat the word.
-head-more = more fewer less

# Last words that show that an amount is counted. English says "300 fewer steps" for things that are counted, and
# "2 miles less" for amounts that are measured. Only the counts in grammar.ftl have a variant for the case "counted".
# That variant adds one of these words at the end.
-tail-counted = fewer less

# More than before.
# $amount (phrase or number): the difference, such as "300 steps".
# .counted (optional): the difference in the case "counted". Nobody hears it: it shows whether things are counted.
# .compared (optional): before "than", as in "300 more steps than". Without "than", it would mean steps still to go.
# Example: 300 steps more
difference-more = { HEAD($amount) ->
    [more] { change-up }
   *[other] { $amount } more
}
    .counted = { FORM($amount, case: "counted") }
    .compared = { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "more") }
       *[measured] { $amount } more
    }

# Less than before.
# $amount (phrase or number): the difference, such as "300 steps".
# Example: 300 fewer steps
difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "fewer") }
       *[measured] { $amount } less
    }
}

# Neither more nor less than before.
# Example: the same
difference-none = the same

# $amount (phrase or number): the difference.
# $baseline (phrase): the day or value to compare with, such as "yesterday" or "last week" (see change-up-from).
# Example: 300 more steps than yesterday
difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { difference-more.compared } than { $baseline }
}

# $amount (phrase or number): the difference.
# $baseline (phrase): the day or value to compare with, such as "yesterday" or "last week" (see change-up-from).
# Example: 2 dollars less than last month
difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { difference-less } than { $baseline }
}

# $baseline (phrase): the day or value to compare with, such as "yesterday" or "last week" (see change-up-from).
# Example: the same as yesterday
difference-none-than = the same as { $baseline }

# $amount (phrase or number): the difference.
# $date (phrase): the day to compare with, such as "Monday".
# Example: 300 more steps than on Monday
difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { difference-more.compared } than { HEAD($date) ->
        [near-day] { $date }
       *[other] on { $date }
    }
}

# $amount (phrase or number): the difference.
# $date (phrase): the day to compare with, such as "Monday".
# Example: 300 fewer steps than on Monday
difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { difference-less } than { HEAD($date) ->
        [near-day] { $date }
       *[other] on { $date }
    }
}

# $date (phrase): the day to compare with, such as "Monday".
# Example: the same as on Monday
difference-none-on = the same as { HEAD($date) ->
    [near-day] { $date }
   *[other] on { $date }
}

## Baselines: the times that a value is compared with
##
## If your word before a baseline requires a case, ask for that case with FORM.

# The time before this one, such as the last workout or the last visit.
# Example: last time
baseline-last-time = last time

## Trends: the direction of a value, or how it compares with other values

# The value is becoming larger.
# .fast: if it becomes larger quickly.
# .slowly: if it becomes larger slowly.
# Example: trending up
trend-rising = trending up
    .fast = rising fast
    .slowly = rising slowly

# The value is becoming smaller.
# .fast: if it becomes smaller quickly.
# .slowly: if it becomes smaller slowly.
# Example: trending down
trend-falling = trending down
    .fast = falling fast
    .slowly = falling slowly

# The value isn't becoming larger or smaller.
# Example: steady
trend-steady = steady

# The value is the same as before.
# Example: unchanged
trend-unchanged = unchanged

# The value is higher than usual.
# Example: above average
trend-above-average = above average

# The value is lower than usual.
# Example: below average
trend-below-average = below average

# The value is as high as usual.
# Example: average
trend-average = average

# The value is higher than ever before.
# Example: new high
trend-new-high = new high

# The value is lower than ever before.
# Example: new low
trend-new-low = new low
