### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: as = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Case: every = in other languages, a day of the week on which something always happens
### Case: from = in other languages, the beginning of a period
### Case: to = in other languages, the end of a period after its beginning
### Case: until = in other languages, the end of something that goes on
### Case: since = in other languages, the beginning of something that still goes on
### Case: around = in other languages, a date or a time that is only approximate
### Case: during = in other languages, a period in which something happens
### Case: of = in other languages, after a word such as "of"
### Case: genitive = in other languages, after the words that ask for the genitive
### Case: dative = in other languages, after the words that ask for the dative
### Case: instrumental = in other languages, after the words that ask for the instrumental
### Case: accusative = in other languages, after the words that ask for the accusative
### Case: oblique = in other languages, before a postposition
### Case: marked = in other languages, a state after "as", when something is marked as it
### Inner case: bounded = an amount after a word that limits it
### Inner case: counted = asks if things are counted, and is never heard
### Inner case: fewer = a count with the word "fewer" before its noun
### Inner case: more = a count with the word "more" before its noun
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: span = a day in a period from one day to another
### Inner case: whole = the first value of a chart, before its rest

## Forms of words, and the rules that choose a form
##
## An entry is a word with all its forms. Its value is the plainest form, and each attribute is another form. For
## example, noun-dose has the value "dose" and the attribute .plural.
##
## The messages "forms-noun" and "forms-adjective" list the names of the forms. Their value names the plainest form.
## Each attribute names another form. The text of the attribute is "required" if every entry must have the form.
## Otherwise, the text names the form that replaces a missing one.
##
## The rules "form-noun" and "form-adjective" choose a form. Their texts are names of forms. A rule may select by the
## number $count, by the $case that a phrase asks for, by $gender, and by a trait of the noun, as in TRAIT($noun,
## "gender"). A rule for adjectives may also select by $form, the form of the noun.

forms-noun = singular
    .plural = required

form-noun = { $count ->
    [one] singular
   *[other] plural
}

## Patterns: the number of things

# A number of things. A comparison asks for the case "more" or "fewer", because that word goes between the number and
# the noun, as in "300 fewer steps". The case "counted" is never heard. The messages in change.ftl ask for that case to
# find out whether things are counted.
# $count (decimal number or quantity): how many.
# $noun (phrase): the noun, such as "dose".
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

# An amount of money, or a number of units of time.
# $count (decimal number or quantity): how many.
# $noun (phrase): the unit, such as "dollar".
# Example: 25 dollars
counted-measure = { $count } { $noun }

# A number of things in the same state. The trait .place of the state says whether the state comes before or after the
# noun (see state.ftl).
# $count (decimal number or quantity): how many.
# $noun (phrase): the noun, such as "dose".
# $state (phrase): the state, such as "taken".
# .number (optional): the number in a comparison, such as "3 fewer" in "3 fewer missed doses".
# .leading (optional): the first of several counts that share a noun, such as "2 doses taken" before "1 missed".
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

# A count of zero, if the app asks for words ("no doses") instead of a number ("0 doses").
# $count (whole number, optional): always 0, for words that agree with it.
# $noun (phrase): the noun, such as "dose".
# Example: no doses
counted-none = no { $noun }

# A count of zero with a state, if the app asks for words ("no doses taken") instead of a number ("0 doses taken").
# $count (whole number, optional): always 0, for words that agree with it.
# $noun (phrase): the noun, such as "dose".
# $state (phrase): the state, such as "taken".
# Example: no doses taken
counted-none-state = { TRAIT($state, "place") ->
    [after] { HEAD($noun) ->
        [people] no one
       *[things] no { $noun }
    } { $state }
   *[before] no { $state } { $noun }
}
# The noun "people". English says "no one busy" with a state after the noun, but "no new people" with a state before it.
-head-people = people

# A screen that doesn't have any of these things yet.
# $count (whole number, optional): always 0, for words that agree with it.
# $noun (phrase): the noun, such as "dose".
# Example: no doses yet
counted-empty = no { $noun } yet

# A count that is too high for the app to show as a number. For example, the app shows "99+".
# $count (whole number): the highest number that is shown, such as 99.
# $noun (phrase): the noun, such as "notification".
# Example: more than 99 notifications
counted-more = more than { counted }

# A count of things in a state, if the number is too high for the app to show. For example, the app shows "99+".
# $count (whole number): the highest number that is shown, such as 99.
# $noun (phrase): the noun, such as "notification".
# $state (phrase): the state, such as "unread".
# Example: more than 99 unread notifications
counted-more-state = more than { counted-state }

# A count that is too high for the app to show. The app's own phrase for the things follows the number.
# $value (number): the highest number that is shown, such as 99.
# Example: more than 99
more-than = more than { $value }
