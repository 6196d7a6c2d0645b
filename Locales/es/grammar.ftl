### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: around = a date or a time that is only approximate
### Case: as = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: dated = a time after its date
### Inner case: datedjoined = the first of several times after a date
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: joined = the first of several times
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: share = a range of percentages
### Inner case: shareon = a range of percentages after another preposition
### Inner case: span = a day in a period from one day to another
### Inner case: start = the time at which a period begins
### Inner case: value = an age as the value of a field
### Inner case: verb = a state as a verb
### Inner case: whole = the first value of a chart, before its rest

## How Spanish counts
##
## A word has several forms. The value of an entry is the plainest form, and each attribute is another form. Nouns have
## a plural. A few nouns have the same form in the singular and the plural (dosis, fen). Adjectives agree with the noun
## in gender and number. All adjectives come after the noun, so no word needs the short form before a noun (buen,
## primer).
##
## The first comment in number.ftl describes the register and the cases.

forms-noun = singular
    .plural = required

# Only 1 is singular: 0 dosis, 2 dosis, 1,5 dosis. Whole millions, which are a category of their own, are plural, too.
form-noun = { $count ->
    [one] singular
   *[other] plural
}

# The genders that a noun may have, and a gender that a plural has which names one thing: intereses.
trait-gender = masculine feminine masculine-plural

# Whether what is done to one takes "a", as of people: always, or sometimes, as of an entry for a person.
trait-personal = always sometimes

# Words in -e and -l, and some more, have no feminine of their own: pendiente, pendientes. .label is what names a field,
# where that is another word: por devolver, devolución: 12 de abril. .verb is what it is before a day or a time of day,
# which is a sentence then: vence hoy.
forms-adjective = masculine
    .feminine = masculine
    .masculine-plural = required
    .feminine-plural = masculine-plural
    .label = masculine
    .label-feminine = feminine
    .verb = masculine

# An adjective is in the number of what is counted. Said of one thing, it is as after 1.
form-adjective = { $count ->
    [one] { $gender ->
        [feminine] feminine
        [masculine-plural] masculine-plural
       *[masculine] masculine
    }
   *[other] { $gender ->
        [feminine] feminine-plural
       *[masculine] masculine-plural
    }
}

# A state alone, of a thing that the app named, or the name of a field.
form-predicate = { $case ->
    [label] { $gender ->
        [feminine] label-feminine
        [masculine-plural] masculine-plural
       *[masculine] label
    }
    [verb] verb
   *[state] { $gender ->
        [feminine] feminine
        [masculine-plural] masculine-plural
       *[masculine] masculine
    }
}

## The number

# A voice reads 1 as "uno" whatever follows it, so it is written out.
# accepted: required-form
word-one = un
    .feminine = una

# Before a noun in the singular: ninguna dosis.
# accepted: required-form
word-none = ningún
    .feminine = ninguna

# What comes before the noun. Whole millions take "de": 1.000.000 de dosis, 2 millones de dosis.
numeral = { $count ->
    [1] { word-one }
    [many] { $count } de
   *[other] { $gender ->
        [feminine] { number-feminine }
       *[masculine] { number-masculine }
    }
}

# Some voices read the 1 at the end of 21 or 121 as "uno", too, whatever follows (veintiuno mensajes). Those numbers
# stand in words before what is counted, to 191; all others stay in digits. Each has a line of its own, and from 201 on
# (doscientos un mensajes) they would be too many: TAIL alone chooses by the last digits, and says every number twice.
number-masculine = { $count ->
    [21] veintiún
    [31] treinta y un
    [41] cuarenta y un
    [51] cincuenta y un
    [61] sesenta y un
    [71] setenta y un
    [81] ochenta y un
    [91] noventa y un
    [101] ciento un
    [121] ciento veintiún
    [131] ciento treinta y un
    [141] ciento cuarenta y un
    [151] ciento cincuenta y un
    [161] ciento sesenta y un
    [171] ciento setenta y un
    [181] ciento ochenta y un
    [191] ciento noventa y un
   *[other] { $count }
}
number-feminine = { $count ->
    [21] veintiuna
    [31] treinta y una
    [41] cuarenta y una
    [51] cincuenta y una
    [61] sesenta y una
    [71] setenta y una
    [81] ochenta y una
    [91] noventa y una
    [101] ciento una
    [121] ciento veintiuna
    [131] ciento treinta y una
    [141] ciento cuarenta y una
    [151] ciento cincuenta y una
    [161] ciento sesenta y una
    [171] ciento setenta y una
    [181] ciento ochenta y una
    [191] ciento noventa y una
    [200] doscientas
    [300] trescientas
    [400] cuatrocientas
    [500] quinientas
    [600] seiscientas
    [700] setecientas
    [800] ochocientas
    [900] novecientas
   *[other] { $count }
}

## Patterns: the number of things

counted = { numeral } { $noun }

counted-measure = { numeral } { $noun }

counted-state = { numeral } { $noun } { $state }

# In the singular: ninguna dosis olvidada. $case "on": a bound needs the number (al menos 0 dosis).
counted-none = { $case ->
    [on] { counted }
   *[bare] { FORM(word-none, 1) } { FORM($noun, 1) }
}

counted-none-state = { $case ->
    [on] { counted-state }
   *[bare] { FORM(word-none, 1) } { FORM($noun, 1) } { FORM($state, 1) }
}

counted-empty = aún no hay { FORM($noun, form: "plural") }

counted-more = más de { counted }

counted-more-state = más de { counted-state }

more-than = más de { $value }
