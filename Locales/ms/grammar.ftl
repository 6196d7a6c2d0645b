### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: label = a state as the name of a field, before a time or a date
### Inner case: dial = a time after "hingga", without "pukul"
### Inner case: onetime = a schedule that happens only once
### Inner case: part = a time after the part of the day, without it
### Inner case: span = a day in a period from one day to another
### Inner case: whole = the first value of a chart, before its rest

## Words have one form. A state may have another word as the name of a field

forms-noun = plain

form-noun = plain

forms-adjective = plain
    .label = plain

form-adjective = plain

form-predicate = { $case ->
    [label] label
   *[state] plain
}

## Patterns

counted = { $count } { $noun }

counted-measure = { $count } { $noun }

# For example: 3 mesej belum dibaca
counted-state = { $count } { $noun } { $state }

counted-none = tiada { $noun }

# "Yang" joins a state that is a clause. States with .link = none follow the noun directly: tiada foto kegemaran.
counted-none-state = tiada { named-in-state }
named-in-state = { TRAIT($state, "link") ->
    [none] { $noun } { $state }
   *[yang] { $noun } yang { $state }
}

counted-empty = belum ada { $noun }

counted-more = lebih daripada { counted }

counted-more-state = lebih daripada { counted-state }

more-than = lebih daripada { $value }
