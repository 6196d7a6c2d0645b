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
### Inner case: dial = a time without its word, after another time
### Inner case: fewer = a count with the word "færre" before its noun
### Inner case: in = a state of things after their place
### Inner case: inner = an age inside another phrase
### Inner case: more = a count with the word "flere" before its noun
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: part = a time after the part of the day, or before a time in the same part
### Inner case: past = a day of the week that has passed
### Inner case: status = a state after the word "status", with which it agrees
### Inner case: whole = the first value of a chart, before its rest

## How Danish counts
##
## A noun has a singular and a plural, both indefinite (dosis, doser). An adjective has the form of common nouns, of neuter
## ones, and of the plural (ny, nyt, nye). Participles are the same for both genders (læst, læste). The category "one" covers
## 1 and fractions below 2 (1,5 dosis).

forms-noun = singular
    .plural = required

form-noun = { $count ->
    [one] singular
   *[other] plural
}

trait-gender = common neuter

# The verb for not doing it, see action-cancel.
trait-cancel = stop meet call

# common: ny, the value. .neuter: nyt, if it differs (læst is both). .plural: nye.
# .as: instead of a verb after "som": markér som igangværende.
forms-adjective = common
    .neuter = common
    .plural = required
    .as = common

form-adjective = { $count ->
    [one] { form-adjective-one }
   *[other] plural
}
form-adjective-one = { $gender ->
    [neuter] neuter
   *[common] common
}

# A state said of something agrees with it: opgaven er ny, billedet er nyt.
form-predicate = { $case ->
    [as] as
    [status] common
   *[state] { form-adjective-one }
}

## The number: 1 is in words, by gender. Voices read "1 billede" as "en billede"

numeral = { $count ->
    [1] { one }
   *[other] { $count }
}
one = { $gender ->
    [neuter] et
   *[common] en
}

## Patterns: the number of things

# 300 flere skridt, en dosis mere, 1,5 dosis mere; 300 færre skridt, en dosis mindre
counted = { $case ->
    [more] { counted-comparative-more }
    [fewer] { counted-comparative-fewer }
    [counted] { counted-test }
   *[plain] { numeral } { $noun }
}
counted-comparative-more = { $count ->
    [1] { numeral } { $noun } mere
   *[other] { $count } flere { $noun }
}
counted-comparative-fewer = { $count ->
    [1] { numeral } { $noun } mindre
   *[other] { $count } færre { $noun }
}
counted-test = { $count ->
    [1] { numeral } { $noun } mindre
    [fraction] { $count } { $noun }
   *[other] { $count } { $noun } færre
}

counted-measure = { numeral } { $noun }

# What takes no ending comes after: 3 glemte doser, 3 kontakter online. A comparison: 3 flere glemte doser, en glemt
# dosis mere.
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
counted-state-more = { $count ->
    [1] { counted-state-placed } mere
   *[other] { counted-state-placed }
}
counted-state-fewer = { $count ->
    [1] { counted-state-placed } mindre
   *[other] { counted-state-placed }
}
counted-number-more = { $count ->
    [1] { numeral }
   *[other] { $count } flere
}
counted-number-fewer = { $count ->
    [1] { numeral }
   *[other] { $count } færre
}

counted-none = ingen { FORM($noun, form: "plural") }

counted-none-state = { TRAIT($state, "place") ->
    [after] ingen { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
    [draft] ingen { FORM($noun, form: "plural") } { FORM($state, form: "plural") }
   *[before] ingen { FORM($state, form: "plural") } { FORM($noun, form: "plural") }
}

counted-empty = { counted-none } endnu

# "flere", because things are counted. Amounts that are measured have "mere", as percentage points.
counted-more = { TRAIT($noun, "kind") ->
    [measured] mere end { counted }
   *[counted] flere end { counted }
}

counted-more-state = flere end { counted-state }

# A noun follows the number.
more-than = { $value ->
    [1] { $gender ->
        [common] flere end en
        [neuter] flere end et
       *[none] flere end { $value }
    }
   *[other] flere end { $value }
}
