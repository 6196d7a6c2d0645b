## How this language counts
##
## A word has forms; the value of an entry is the plainest one, and each attribute another. "forms-noun" and
## "forms-adjective" name them all: the value names the plainest, each attribute another, and after it what stands in for
## one that an entry lacks, or "required". "form-noun" and "form-adjective" choose: their texts are names of forms. They
## may choose by $count, $case, $gender, by TRAIT($noun, "…"), and an adjective by the noun's own $form.

forms-noun = singular
    .plural = required

form-noun = { $count ->
    [one] singular
   *[other] plural
}

## So many of something

# What is compared has its "more" or "fewer" inside; "counted" is never heard, change.ftl tells by it what can have one.
# $count (decimal number or quantity): how many.
# $noun (phrase): what is counted.
# Example: 3 doses
counted = { $case ->
    [more] { $count } more { $noun }
    [fewer] { $count } fewer { $noun }
    [counted] { $count ->
        [1] { $count } { $noun } less
        [fraction] { $count } { $noun }
       *[other] { $count } { $noun } fewer
    }
   *[plain] { $count } { $noun }
}

# So much money, or so many units of time.
# $count (decimal number or quantity): how many.
# $noun (phrase): the unit.
# Example: 25 dollars
counted-measure = { $count } { $noun }

# What a thing is stands before it, what was done to it after: the trait .place of the word says so.
# $count (decimal number or quantity): how many.
# $noun (phrase): what is counted.
# $state (phrase): the state they are in.
# .number (optional): how many, before what is compared: 3 fewer missed doses.
# .leading (optional): before more counts of the same noun, which is not said again: 2 doses taken, 1 missed.
# Example: 2 doses taken
counted-state = { $case ->
    [counted] { $state } { counted }
   *[plain] { TRAIT($state, "place") ->
        [after] { counted-state.number } { $noun } { $state }
       *[before] { counted-state.number } { $state } { $noun }
    }
}
    .number = { $case ->
        [more] { $count } more
        [fewer] { $count } fewer
       *[plain] { $count }
    }

# None of them, where the app asks for words instead of a zero.
# $count (whole number, optional): 0, by which words agree.
# $noun (phrase): what is counted.
# Example: no doses
counted-none = no { $noun }

# $count (whole number, optional): 0, by which words agree.
# $noun (phrase): what is counted.
# $state (phrase): the state that none is in.
# Example: no doses taken
counted-none-state = { TRAIT($state, "place") ->
    [after] { HEAD($noun) ->
        [people] no one
       *[things] no { $noun }
    } { $state }
   *[before] no { $state } { $noun }
}
# No one busy, but no new people.
-head-people = people

# A screen that will hold some and does not yet.
# $count (whole number, optional): 0, by which words agree.
# $noun (phrase): what it will hold.
# Example: no doses yet
counted-empty = no { $noun } yet

# More than can be shown.
# $count (whole number): the last number that is.
# $noun (phrase): what is counted.
# Example: more than 99 notifications
counted-more = more than { counted }

# $count (whole number): the last number that is.
# $noun (phrase): what is counted.
# $state (phrase): the state they are in.
# Example: more than 99 unread notifications
counted-more-state = more than { counted-state }

# More than can be shown, before what an app counts in a phrase of its own.
# $value (number): the last number that is.
# Example: more than 99
more-than = more than { $value }
