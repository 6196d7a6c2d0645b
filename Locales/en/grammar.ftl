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

# $count (decimal number or quantity): how many.
# $noun (phrase): what is counted.
# Example: 3 doses
counted = { $count } { $noun }

# So much money, or so many units of time.
# $count (decimal number or quantity): how many.
# $noun (phrase): the unit.
# Example: 25 dollars
counted-measure = { $count } { $noun }

# What a thing is stands before it, what was done to it after: the trait .place of the word says so.
# $count (decimal number or quantity): how many.
# $noun (phrase): what is counted.
# $state (phrase): the state they are in.
# Example: 2 doses taken
counted-state = { TRAIT($state, "place") ->
    [after] { $count } { $noun } { $state }
   *[before] { $count } { $state } { $noun }
}

# None of them, where the app asks for words instead of a zero.
# $noun (phrase): what is counted.
# Example: no doses
counted-none = no { FORM($noun, form: "plural") }

# $noun (phrase): what is counted.
# $state (phrase): the state that none is in.
# Example: no doses taken
counted-none-state = { TRAIT($state, "place") ->
    [after] no { FORM($noun, form: "plural") } { $state }
   *[before] no { $state } { FORM($noun, form: "plural") }
}

# A screen that will hold some and does not yet.
# $noun (phrase): what it will hold.
# Example: no doses yet
counted-empty = no { FORM($noun, form: "plural") } yet

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
