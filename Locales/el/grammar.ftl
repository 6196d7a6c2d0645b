### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: accusative = after a preposition; days and times have their article
### Case: as = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: atdial = a time after the part of the day
### Inner case: bounded = an amount after a word that limits it
### Inner case: dial = a time next to another one in the same part of the day
### Inner case: genitive = a duration as an age or a delay
### Inner case: onetime = a schedule that happens only once
### Inner case: plotted = a day of a chart
### Inner case: span = a day before its times, which no preposition introduces
### Inner case: wind = a point of the compass that the wind comes from
### Inner case: whole = the first value of a chart, before its rest

## How Greek counts
##
## singular: δόση, the value. accusative: έναν στόχο; masculine nouns and ψήφος have it, and plural-accusative: 3 στόχους.
## genitive and plural-genitive: διαγραφή δόσης, 8 ετών. Currencies have no genitive; no phrase asks them for it.

forms-noun = singular
    .accusative = singular
    .genitive = singular
    .plural = required
    .plural-accusative = plural
    .plural-genitive = plural

form-noun = { $count ->
    [one] { $case ->
        [accusative] accusative
        [genitive] genitive
       *[nominative] singular
    }
   *[other] { $case ->
        [accusative] plural-accusative
        [genitive] plural-genitive
       *[nominative] plural
    }
}

trait-gender = masculine feminine neuter

# Adjectives agree with the noun in gender, number, and case; the masculine accusative in the singular is the neuter form.
# .they: a verb of several things (λήφθηκαν). .as: instead of a verb after "ως" (ως ολοκληρωμένο). .those: after "μόνο", of
# things that aren't named (μόνο όσα ακολουθείτε). .said, .said-masculine, .said-feminine: without the noun, instead of a
# clause with "που" (δεν έγινε).
forms-adjective = neuter
    .masculine = neuter
    .feminine = neuter
    .neuter-plural = neuter
    .masculine-plural = neuter-plural
    .masculine-plural-accusative = masculine-plural
    .feminine-plural = neuter-plural
    .they = neuter
    .as = neuter
    .those = neuter-plural
    .said = neuter
    .said-masculine = masculine
    .said-feminine = feminine

form-adjective = { $count ->
    [one] { form-adjective-one }
   *[other] { $gender ->
        [masculine] { form-adjective-men }
        [feminine] feminine-plural
       *[neuter] neuter-plural
    }
}
form-adjective-one = { $gender ->
    [masculine] { $case ->
        [accusative] neuter
       *[nominative] masculine
    }
    [feminine] feminine
   *[neuter] neuter
}
form-adjective-men = { $case ->
    [accusative] masculine-plural-accusative
   *[nominative] masculine-plural
}

# A state alone, of a thing that the app named, or after "ως".
form-predicate = { $case ->
    [as] as
   *[state] { $gender ->
        [masculine] said-masculine
        [feminine] said-feminine
       *[neuter] said
    }
}

## Patterns: the number of things

# μία δόση, τρεις δόσεις, 5 δόσεις, έναν στόχο
numeral = { NUMBER($count, style: "count") }

counted = { numeral } { $noun }

counted-measure = { counted }

# 3 νέα μηνύματα; 3 εργασίες σε εξέλιξη; 3 δόσεις λήφθηκαν, after a preposition 3 δόσεις που λήφθηκαν
counted-state = { TRAIT($state, "place") ->
    [after] { counted } { $state }
    [verb] { counted-verb }
   *[before] { numeral } { $state } { $noun }
}
counted-verb = { $case ->
    [accusative] { counted } που { counted-verb-word }
   *[nominative] { counted } { counted-verb-word }
}
counted-verb-word = { $count ->
    [1] { FORM($state, form: "neuter") }
   *[other] { FORM($state, form: "they") }
}

# Always in the singular: καμία δόση. After other words a number (τουλάχιστον 0 δόσεις).
counted-none = { $case ->
    [accusative] { counted }
    [bounded] { counted }
   *[bare] { none-noun }
}
none-noun = { word-none } { FORM($noun, 1) }
word-none = { TRAIT($noun, "gender") ->
    [masculine] κανένας
    [feminine] καμία
   *[neuter] κανένα
}

counted-none-state = { $case ->
    [accusative] { counted-state }
    [bounded] { counted-state }
   *[bare] { none-state }
}
none-state = { TRAIT($state, "place") ->
    [after] { none-noun } { FORM($state, $noun, 1) }
    [verb] { none-noun } δεν { FORM($state, form: "neuter") }
   *[before] { word-none } { FORM($state, $noun, 1) } { FORM($noun, 1) }
}

counted-empty = { none-noun } ακόμη

counted-more = πάνω από { FORM(counted, case: "accusative") }

counted-more-state = πάνω από { FORM(counted-state, case: "accusative") }

more-than = πάνω από { FORM(more-number, case: "accusative") }
more-number = { NUMBER($value, style: "count") }

# έναν στόχο, μία δόση, ένα μήνυμα, after a verb
one-noun = { TRAIT($noun, "gender") ->
    [masculine] έναν
    [feminine] μία
   *[neuter] ένα
} { FORM($noun, 1) }
