### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: from = the beginning of a period
### Case: to = the end of a period after its beginning
### Case: until = the end of something that goes on
### Case: since = the beginning of something that still goes on
### Case: around = a date or a time that is only approximate
### Case: during = a period in which something happens
### Case: as = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: atdial = a time after the part of the day
### Inner case: between = a range of percentages, which has words of its own
### Inner case: bounded = an amount after a word that limits it
### Inner case: charted = a day of a chart, whose span tells the week
### Inner case: dated = a time after its date
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: value = an age as the value of a field
### Inner case: whole = the first value of a chart, before its rest

## How Romanian counts
##
## The value of an entry is the plainest form, and each attribute is another form. Nouns have a plural, and both with
## their article (mesajul, mesajele), for buttons and positions. Adjectives agree with the noun in gender and number. All
## states come after the noun.

forms-noun = singular
    .plural = required
    .definite = singular
    .definite-plural = plural

# Only 1 is singular: 0 doze, 1,5 doze, 21 de doze.
form-noun = { $count ->
    [one] singular
   *[other] plural
}

trait-gender = masculine feminine neuter

# .label is what names a field, where that is another word: de luat acum, de luat: azi la ora 8. .until is before the end
# of a state, where another word is said.
forms-adjective = masculine
    .feminine = required
    .plural = required
    .feminine-plural = required
    .label = masculine
    .label-feminine = feminine
    .until = masculine

# Said of one thing, an adjective is as after 1. The plural of neuter words is feminine.
form-adjective = { $count ->
    [one] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
   *[other] { $gender ->
        [masculine] plural
       *[feminine] feminine-plural
    }
}

# A state alone, of a thing that the app named, or the name of a field. After "ca" it is masculine, as states alone: the
# noun is not heard there, and the name of a dose can be masculine (marchează Ibuprofen ca luat).
form-predicate = { $case ->
    [as] masculine
    [label] { $gender ->
        [feminine] label-feminine
       *[masculine] label
    }
   *[state] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
}

## Numbers before a noun
##
## Voices read 1, 2 and 12 in the masculine, whatever follows. Before a noun, 1 is an article (un mesaj, o doză). Other
## numbers below 10000 that end with 1 or 2 are in words if the noun isn't masculine (două mesaje, o sută una doze).
## All others stay in digits.

one-noun = { TRAIT($noun, "gender") ->
    [feminine] o { FORM($noun, 1) }
   *[masculine] un { FORM($noun, 1) }
}

numeral = { $gender ->
    [feminine] { number-feminine }
    [neuter] { number-neuter }
   *[masculine] { $count }
}
number-feminine = { TAIL($count) ->
    [gendered] { NUMBER($count, style: "items", gender: "feminine") }
   *[other] { $count }
}
number-neuter = { TAIL($count) ->
    [two] { NUMBER($count, style: "items", gender: "neuter") }
   *[other] { $count }
}
-tail-gendered = 1 2 !11
-tail-two = 2

# Without its noun: unul, una, două
number-alone = { $count ->
    [1] { $gender ->
        [feminine] una
       *[masculine] unul
    }
   *[other] { numeral }
}

## Patterns: the number of things

counted = { $count ->
    [1] { one-noun }
    [few] { numeral } { $noun }
   *[other] { numeral } de { $noun }
}

counted-measure = { counted }

counted-state = { counted } { $state }

# In the singular: nicio doză, niciun mesaj. After other words a number (cel puțin 0 doze).
counted-none = { $case ->
    [bounded] { counted }
   *[bare] nici{ one-noun }
}

counted-none-state = { $case ->
    [bounded] { counted-state }
   *[bare] nici{ one-noun } { FORM($state, $noun, 1) }
}

counted-empty = nici{ one-noun } deocamdată

counted-more = mai mult de { counted }

counted-more-state = mai mult de { counted-state }

more-than = mai mult de { $value }
