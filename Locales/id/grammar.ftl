### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: label = a state as the name of a field, before a time or a date
### Inner case: clock = a time with its part of the day even on a 24-hour clock, next to another time that has one
### Inner case: dated = a time after the days of a schedule
### Inner case: dial = a time after "sampai", without "pukul"
### Inner case: onetime = a schedule that happens only once
### Inner case: part = a time after the part of the day, without it
### Inner case: span = a day in a period from one day to another
### Inner case: until = a state before "hingga"
### Inner case: whole = the first value of a chart, before its rest

## Words have one form. A state may have another word as the name of a field, and before "hingga"

forms-noun = plain

form-noun = plain

forms-adjective = plain
    .label = plain
    .until = plain

form-adjective = plain

form-predicate = { $case ->
    [label] label
    [until] until
   *[state] plain
}

## Patterns

counted = { $count } { $noun }

counted-measure = { $count } { $noun }

# For example: 3 pesan belum dibaca
counted-state = { $count } { $noun } { $state }

counted-none = tidak ada { $noun }

# "yang" joins a state that is a clause. States with .link = none follow the noun directly: tidak ada foto favorit.
counted-none-state = tidak ada { named-in-state }
named-in-state = { TRAIT($state, "link") ->
    [none] { $noun } { $state }
   *[yang] { $noun } yang { $state }
}

counted-empty = belum ada { $noun }

counted-more = lebih dari { counted }

counted-more-state = lebih dari { counted-state }

more-than = lebih dari { $value }
