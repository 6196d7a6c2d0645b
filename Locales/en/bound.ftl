## Limits and estimates of an amount
##
## The amount is a complete phrase: a number, a count, an amount of money, or a duration. If your word before the amount
## requires a case, ask for that case with FORM.

# A lower limit.
# $amount (phrase or number or text): the amount, such as "18 years".
# Example: at least 18 years
bound-at-least = at least { bound-about.amount }

# An upper limit.
# $amount (phrase or number or text): the amount, such as "50 dollars".
# Example: up to 50 dollars
bound-up-to = up to { bound-about.amount }

# More than an amount.
# $amount (phrase or number or text): the amount, such as "99".
# Example: more than 99
bound-more-than = more than { FORM($amount, case: "bounded") }

# Less than an amount.
# $amount (phrase or number or text): the amount, such as "1 minute".
# Example: less than 1 minute
bound-less-than = { TAIL(difference-more.counted) ->
    [fewer] fewer than { $amount }
   *[measured] less than { FORM($amount, case: "bounded") }
}

# The word that "bound-less-than" looks for at the end of "difference-more.counted". It decides between "fewer than 5
# seats" and "less than 1 seat".
-tail-fewer = fewer

# An estimate.
# $amount (phrase or number or text): the amount, such as "20 minutes".
# .amount (optional): the amount without "about". It passes on the cases of comparisons, as in "about 300 fewer steps".
# Example: about 20 minutes
bound-about = about { bound-about.amount }
    .amount = { $case ->
        [more] { $amount }
        [fewer] { $amount }
        [counted] { $amount }
       *[bare] { FORM($amount, case: "bounded") }
    }

# An estimate of a time of day.
# $amount (phrase or number or text): the time, such as "8:00 PM".
# Example: around 8:00 PM
bound-around = around { $amount }

# The lowest of several amounts, such as the lowest price.
# $amount (phrase or number or text): the amount, such as "20 dollars".
# Example: from 20 dollars
bound-from = from { FORM($amount, case: "bounded") }

# An amount between two limits.
# $from (phrase or number or text): the lower limit.
# $to (phrase or number or text): the upper limit.
# Example: between 2 and 4
bound-between = { HEAD($from) ->
    [minus] between { $from } and { range.end }
   *[other] between { $from } and { $to }
}

# A state that is almost reached.
# $amount (phrase or number or text): the state, such as "full".
# Example: nearly full
bound-nearly = nearly { FORM($amount, case: "bounded") }

## Ranges of percentages

# A range of percentages. The message "range" in number.ftl joins the two numbers.
# $amount (phrase): the percentage, with the range as its number, such as "10 to 20 percent".
# Example: 10 to 20 percent
range-shared = { $amount }
