### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: as = a state after "als", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: about = an approximate amount that is left
### Inner case: around = a date or a time that is only approximate
### Inner case: arrived = the distance and the date of an arrival that is over
### Inner case: begun = the distance and the date of a start that is over
### Inner case: chart = a day, or a day with a time, of a value in a chart
### Inner case: clause = a count before more words of the sentence
### Inner case: closed = the distance and the date of a closing that is over
### Inner case: departed = the distance and the date of a departure that is over
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: ended = the distance and the date of an end that is over
### Inner case: expired = the distance and the date of an expiry that is over
### Inner case: hour = a time without the word for the hour
### Inner case: inner = an age inside another phrase
### Inner case: left = an amount that is left
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: opened = the distance and the date of an opening that is over
### Inner case: wind = the point of the compass that the wind comes from

## How Dutch counts
##
## A noun has a singular and a plural, which is heard after every number but 1. Units and currencies mostly have one
## form (5 euro, 3 kilometer, 2 uur). Voices read 1 before a noun as "één", so numbers stay in digits.

# singular: dosis, the value.
# .plural: doses.
forms-noun = singular
    .plural = required

form-noun = { $count ->
    [one] singular
   *[other] plural
}

trait-gender = common neuter

# Forms of adjectives.
# bare: gemist, the value: alone, after a noun, and before a neuter singular (1 gemist bericht).
# .e: 1 gemiste dosis, 3 gemiste berichten.
# A word without an ending (overgeslagen, online) has none.
# .as: instead of a verb after "als": markeren als bezig met synchroniseren.
# .that: in a clause at its end: accounts die aan staan.
forms-adjective = bare
    .e = bare
    .as = bare
    .that = bare

form-adjective = { $count ->
    [one] { $gender ->
        [neuter] bare
       *[common] e
    }
   *[other] e
}

# A state said of something: status: gemist, markeren als gemist.
form-predicate = { $case ->
    [as] as
   *[nominative] bare
}

## Patterns: the number of things

# 3 doses, 1 dosis
counted = { $count } { $noun }

# So much money, or so many units of time: 1 dollar, 2 uur
counted-measure = { $count } { $noun }

# An adjective comes before: 3 gemiste doses. What takes no ending comes after: 3 contacten online. Words with "niet"
# come after, too (negated), and so does a selection (3 items geselecteerd). What goes on is a verb: 3 bestanden worden
# gesynchroniseerd.
counted-state = { TRAIT($state, "place") ->
    [after] { $count } { $noun } { $state }
    [negated] { $count } { $noun } { FORM($state, form: "bare") }
    [selection] { $count } { $noun } { FORM($state, form: "bare") }
    [verb] { counted-state-verb }
   *[before] { $count } { $state } { $noun }
}
    .leading = { TRAIT($state, "place") ->
        [verb] { counted-verb }
       *[other] { $count } { $noun } { FORM($state, form: "bare") }
    }
counted-state-verb = { $case ->
    [clause] { counted-verb-clause }
   *[sentence] { counted-verb }
}
counted-verb = { $count ->
    [one] { $count } { $noun } wordt { FORM($state, form: "bare") }
   *[other] { $count } { $noun } worden { FORM($state, form: "bare") }
}
counted-verb-clause = { $count ->
    [one] { $count } { $noun } { counted-verb-that } wordt { FORM($state, form: "bare") }
   *[other] { $count } { $noun } die worden { FORM($state, form: "bare") }
}
counted-verb-that = { $gender ->
    [neuter] dat
   *[common] die
}

# geen doses
counted-none = geen { FORM($noun, form: "plural") }

# geen gemiste doses; niemand online
counted-none-state = { TRAIT($state, "place") ->
    [after] geen { FORM($noun, form: "plural") } { FORM($state, form: "bare") }
    [negated] geen { FORM($noun, form: "plural") } die { FORM($state, form: "that") } zijn
    [selection] geen { FORM($noun, form: "plural") } { FORM($state, form: "bare") }
    [verb] geen { FORM($noun, form: "plural") } die worden { FORM($state, form: "bare") }
   *[before] geen { FORM($state, form: "e") } { FORM($noun, form: "plural") }
}

counted-empty = nog { counted-none }

counted-more = meer dan { counted }

counted-more-state = meer dan { FORM(counted-state, case: "clause") }

# Before the app's own phrase for the things.
more-than = meer dan { $value }
