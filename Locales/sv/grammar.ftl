### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: as = a state after "som", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: bounded = an amount after a word that limits it
### Inner case: counted = asks if things are counted, and is never heard
### Inner case: days = a day of the week on which something happens every other week
### Inner case: definite = a day of the week before a date
### Inner case: dial = a time without its word, after another time
### Inner case: fewer = a count with the word "färre" before its noun
### Inner case: in = a state of things after their place
### Inner case: inner = an age inside another phrase
### Inner case: more = a count with the word "fler" before its noun
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: part = a time after the part of the day, or before a time in the same part
### Inner case: past = a day of the week that has passed
### Inner case: whole = the first value of a chart, before its rest

## How Swedish counts
##
## A noun has a singular and a plural, both indefinite (dos, doser). An adjective has the form of common nouns, of neuter
## ones, and of the plural (missad, missat, missade).

# .definite is for units of time: den första månaden.
forms-noun = singular
    .definite = singular
    .plural = required

form-noun = { $count ->
    [one] singular
   *[other] plural
}

trait-gender = common neuter

# The verb for not doing it, see action-cancel.
trait-cancel = stop book call meet trade

# common: missad, the value. .neuter: missat, if it differs (läst is both). .plural: missade.
# .as: instead of a verb after "som": markera som pågående.
# .until: instead of a word that means something else before "till": korrekt till.
forms-adjective = common
    .neuter = common
    .plural = required
    .as = common
    .until = common

form-adjective = { $count ->
    [one] { form-adjective-one }
   *[other] plural
}
form-adjective-one = { $gender ->
    [neuter] neuter
   *[common] common
}

# A state said of something agrees with it: dosen är missad, samtalet är missat.
form-predicate = { $case ->
    [as] as
   *[state] { form-adjective-one }
}

## The number: 1 is in words, by gender. Voices read "1 dos" as "ett dos"

numeral = { $count ->
    [1] { one }
   *[other] { $count }
}
one = { $gender ->
    [neuter] ett
   *[common] en
}

## Patterns: the number of things

# 300 fler steg, en dos mer, 1,5 doser mer; 300 färre steg, en dos mindre
counted = { $case ->
    [more] { counted-comparative-more }
    [fewer] { counted-comparative-fewer }
    [counted] { counted-test }
   *[plain] { numeral } { $noun }
}
counted-comparative-more = { $count ->
    [1] { numeral } { $noun } mer
   *[other] { $count } fler { $noun }
}
counted-comparative-fewer = { $count ->
    [1] { numeral } { $noun } mindre
   *[other] { $count } färre { $noun }
}
counted-test = { $count ->
    [1] { numeral } { $noun } mindre
    [fraction] { $count } { $noun }
   *[other] { $count } { $noun } färre
}

counted-measure = { numeral } { $noun }

# What takes no ending comes after: 3 missade doser, 3 kontakter online.
counted-state = { $case ->
    [counted] { $state } { counted }
    [more] { counted-state-more }
    [fewer] { counted-state-fewer }
   *[plain] { counted-state-placed }
}
    .number = { $case ->
        [more] { counted-number-more }
        [fewer] { counted-number-fewer }
       *[plain] { numeral }
    }
counted-state-placed = { TRAIT($state, "place") ->
    [after] { counted-state.number } { $noun } { $state }
    [draft] { counted-state.number } { $noun } { $state }
   *[before] { counted-state.number } { $state } { $noun }
}
# 3 fler missada doser, en missad dos mer
counted-state-more = { $count ->
    [1] { counted-state-placed } mer
   *[other] { counted-state-placed }
}
counted-state-fewer = { $count ->
    [1] { counted-state-placed } mindre
   *[other] { counted-state-placed }
}
counted-number-more = { $count ->
    [1] { numeral }
   *[other] { $count } fler
}
counted-number-fewer = { $count ->
    [1] { numeral }
   *[other] { $count } färre
}

counted-none = inga { FORM($noun, form: "plural") }

counted-none-state = { TRAIT($state, "place") ->
    [after] inga { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
    [draft] inga { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] inga { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}

counted-empty = { counted-none } än

# "fler", because things are counted. Amounts that are measured have "mer", as percentage points.
counted-more = { TRAIT($noun, "kind") ->
    [measured] mer än { counted }
   *[counted] fler än { counted }
}

counted-more-state = fler än { counted-state }

# A noun follows the number.
more-than = { $value ->
    [1] { $gender ->
        [common] fler än en
        [neuter] fler än ett
       *[none] fler än { $value }
    }
   *[other] fler än { $value }
}
