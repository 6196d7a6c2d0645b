## How much something has changed
##
## An amount says by how much: a percentage, money, so many of something. It has no sign of its own.

# $amount (phrase or number): by how much.
# Example: up 12 percent
change-up = up { $amount }

# $amount (phrase or number): by how much.
# Example: down 5 percent
change-down = down { $amount }

# Example: no change
change-none = no change

# $amount (phrase or number): by how much.
# $baseline (phrase): what it is compared with: yesterday, or a baseline below.
# Example: up 12 percent from last week
change-up-from = up { $amount } from { $baseline }

# $amount (phrase or number): by how much.
# $baseline (phrase): what it is compared with.
# Example: down 5 percent from last week
change-down-from = down { $amount } from { $baseline }

# $baseline (phrase): what it is compared with.
# Example: no change from last week
change-none-from = no change from { $baseline }

# $amount (phrase or number): by how much.
# $date (phrase): the day that it is compared with, from date.ftl.
# Example: up 2 dollars since Monday
change-up-since = up { $amount } since { $date }

# $amount (phrase or number): by how much.
# $date (phrase): the day that it is compared with, from date.ftl.
# Example: down 2 dollars since Monday
change-down-since = down { $amount } since { $date }

# $date (phrase): the day that it is compared with, from date.ftl.
# Example: no change since Monday
change-none-since = no change since { $date }

## How much more or less there is than there was

# Days that are compared with as they are: more than yesterday, but more than on Monday.
-head-near-day = today yesterday tomorrow

# "More than 99 steps more" would be one "more" too many: such an amount goes up or down.
-head-more = more fewer less

# What one counts is fewer, what one measures is less: 300 fewer steps, 2 miles less. In the case "counted" only what
# grammar.ftl counts ends in one of these.
-tail-counted = fewer less

# $amount (phrase or number): how much.
# .counted (optional): how much, in the case that tells what is counted.
# .compared (optional): how much more. Not alone, where "300 more steps" would be still to go.
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

# $amount (phrase or number): how much.
# Example: 300 fewer steps
difference-less = { HEAD($amount) ->
    [more] { change-down }
   *[other] { TAIL(difference-more.counted) ->
        [counted] { FORM($amount, case: "fewer") }
       *[measured] { $amount } less
    }
}

# Neither more nor less.
# Example: the same
difference-none = the same

# $amount (phrase or number): how much.
# $baseline (phrase): what it is compared with.
# Example: 300 more steps than yesterday
difference-more-than = { HEAD($amount) ->
    [more] { change-up-from }
   *[other] { difference-more.compared } than { $baseline }
}

# $amount (phrase or number): how much.
# $baseline (phrase): what it is compared with.
# Example: 2 dollars less than last month
difference-less-than = { HEAD($amount) ->
    [more] { change-down-from }
   *[other] { difference-less } than { $baseline }
}

# $baseline (phrase): what it is compared with.
# Example: the same as yesterday
difference-none-than = the same as { $baseline }

# $amount (phrase or number): how much.
# $date (phrase): the day that it is compared with, from date.ftl.
# Example: 300 more steps than on Monday
difference-more-on = { HEAD($amount) ->
    [more] { change-up-since }
   *[other] { difference-more.compared } than { HEAD($date) ->
        [near-day] { $date }
       *[other] on { $date }
    }
}

# $amount (phrase or number): how much.
# $date (phrase): the day that it is compared with, from date.ftl.
# Example: 300 fewer steps than on Monday
difference-less-on = { HEAD($amount) ->
    [more] { change-down-since }
   *[other] { difference-less } than { HEAD($date) ->
        [near-day] { $date }
       *[other] on { $date }
    }
}

# $date (phrase): the day that it is compared with, from date.ftl.
# Example: the same as on Monday
difference-none-on = the same as { HEAD($date) ->
    [near-day] { $date }
   *[other] on { $date }
}

## What something is compared with. It stands after words that may ask for a case

# Example: last week
baseline-last-week = last week

# Example: last month
baseline-last-month = last month

# Example: last year
baseline-last-year = last year

# The time before this one: a workout, a visit.
# Example: last time
baseline-last-time = last time

## Where a value goes, or how it stands beside others

# It grows.
# Example: trending up
trend-rising = trending up

# It shrinks.
# Example: trending down
trend-falling = trending down

# It goes neither up nor down.
# Example: steady
trend-steady = steady

# It is what it was.
# Example: unchanged
trend-unchanged = unchanged

# It is more than is usual.
# Example: above average
trend-above-average = above average

# It is less than is usual.
# Example: below average
trend-below-average = below average

# It is what is usual.
# Example: average
trend-average = average

# It has never been more.
# Example: new high
trend-new-high = new high

# It has never been less.
# Example: new low
trend-new-low = new low
