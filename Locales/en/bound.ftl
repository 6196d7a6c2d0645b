## Where an amount begins or ends, or about where it is
##
## The amount is said by a phrase of its own, which takes the case that its preposition asks for: a number, so many of
## something, money, a span of time.

# So much or more.
# $amount (phrase or number or text): how much.
# Example: at least 18 years
bound-at-least = at least { bound-about.amount }

# So much or less.
# $amount (phrase or number or text): how much.
# Example: up to 50 dollars
bound-up-to = up to { bound-about.amount }

# $amount (phrase or number or text): how much.
# Example: more than 99
bound-more-than = more than { FORM($amount, case: "bounded") }

# $amount (phrase or number or text): how much.
# Example: less than 1 minute
bound-less-than = { TAIL(difference-more.counted) ->
    [fewer] fewer than { $amount }
   *[measured] less than { FORM($amount, case: "bounded") }
}

# Fewer than 5 seats, but less than 1 seat, less than 0.5 tablets.
-tail-fewer = fewer

# Near so much.
# $amount (phrase or number or text): how much.
# .amount (optional): the amount, in a case of change.ftl or in its own: about 300 fewer steps.
# Example: about 20 minutes
bound-about = about { bound-about.amount }
    .amount = { $case ->
        [more] { $amount }
        [fewer] { $amount }
        [counted] { $amount }
       *[bare] { FORM($amount, case: "bounded") }
    }

# Near a time of day.
# $amount (phrase or number or text): the time, from date.ftl.
# Example: around 8:00 PM
bound-around = around { $amount }

# What the least of several is: a price that begins there.
# $amount (phrase or number or text): how much.
# Example: from 20 dollars
bound-from = from { FORM($amount, case: "bounded") }

# Somewhere from one to the other.
# $from (phrase or number or text): the one end.
# $to (phrase or number or text): the other end.
# Example: between 2 and 4
bound-between = between { $from } and { $to }

# Not quite in a state.
# $amount (phrase or number or text): the state.
# Example: nearly full
bound-nearly = nearly { FORM($amount, case: "bounded") }

## Ranges

# From so many hundredths to so many. The message "range" says the numbers.
# $amount (phrase): the whole, whose number is the range.
# Example: 10 to 20 percent
range-shared = { $amount }
