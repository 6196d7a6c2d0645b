### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: from = a time after "de", such as the beginning of a period
### Case: until = a time after "até", "desde", "para" or "com", which bring no article of their own
### Case: every = a day of the week on which something always happens
### Case: around = a date or a time that is only approximate
### Case: as = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: away = a range after "a"
### Inner case: dated = a time after its day
### Inner case: datedjoined = the first of several times after a day
### Inner case: fromdial = the time after "de", before another one in the same half of the day
### Inner case: joined = the first of several times
### Inner case: listed = a day in a list, without a comma of its own
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: part = a time after the part of the day
### Inner case: each = the only day of the week of a schedule
### Inner case: everyjoined = the first of several days of a schedule
### Inner case: span = a day in a period from one day to another
### Inner case: untildial = the first of two times after "entre"
### Inner case: value = an age as the value of a field
### Inner case: verb = a state as a verb
### Inner case: whole = the first value of a chart, before its rest

## How Portuguese counts
##
## A word has several forms. The value of an entry is the plainest form, and each attribute is another form. Nouns have
## a plural. Adjectives agree with the noun in gender and number, and all of them come after the noun.
##
## The first comment in number.ftl describes the register and the cases.

forms-noun = singular
    .plural = required

# The plural begins at 2: 1,5 litro, 0,5 quilômetro. Only 0 itself is heard with the plural: 0 doses.
form-noun = { $count ->
    [0] plural
    [one] singular
   *[other] plural
}

# The genders that a noun may have, and a gender that a plural has which names one thing: juros.
trait-gender = masculine feminine masculine-plural

# Words in -e and -l, and some more, have no feminine of their own: pendente, pendentes. .label is what names a field,
# where that is another word: a devolver, devolução: 12 de abril. .verb is what it is before a day or a time of day,
# which is a sentence then: vence hoje. .as is what follows "como", where that is another word.
forms-adjective = masculine
    .feminine = masculine
    .masculine-plural = required
    .feminine-plural = masculine-plural
    .label = masculine
    .label-feminine = feminine
    .verb = masculine
    .as = masculine
    .as-feminine = feminine

# An adjective is in the number of what is counted. Said of one thing, it is as after 1.
form-adjective = { $count ->
    [0] { form-adjective-plural }
    [one] { $gender ->
        [feminine] feminine
        [masculine-plural] masculine-plural
       *[masculine] masculine
    }
   *[other] { form-adjective-plural }
}
form-adjective-plural = { $gender ->
    [feminine] feminine-plural
   *[masculine] masculine-plural
}

# A state alone, of a thing that the app named, or the name of a field.
form-predicate = { $case ->
    [label] { $gender ->
        [feminine] label-feminine
        [masculine-plural] masculine-plural
       *[masculine] label
    }
    [as] { $gender ->
        [feminine] as-feminine
        [masculine-plural] masculine-plural
       *[masculine] as
    }
    [verb] verb
   *[state] { $gender ->
        [feminine] feminine
        [masculine-plural] masculine-plural
       *[masculine] masculine
    }
}

## The number

# Voices read 1 as "um" whatever follows it, so it is written out.
# accepted: required-form
word-one = um
    .feminine = uma

# Before a noun in the singular: nenhuma dose.
# accepted: required-form
word-none = nenhum
    .feminine = nenhuma

# What comes before the noun. Whole millions take "de": 1.000.000 de doses, 2 milhões de doses.
numeral = { $count ->
    [1] { word-one }
    [many] { $count } de
   *[other] { $gender ->
        [feminine] { number-feminine }
       *[masculine] { $count }
    }
}

# Voices read 2 and the last digit of 21 or 122 as "um" and "dois", and 200 as "duzentos", whatever follows. Before
# feminine nouns those numbers stand in words. All others stay in digits.
number-feminine = { $count ->
    [2] duas
    [21] vinte e uma
    [22] vinte e duas
    [31] trinta e uma
    [32] trinta e duas
    [41] quarenta e uma
    [42] quarenta e duas
    [51] cinquenta e uma
    [52] cinquenta e duas
    [61] sessenta e uma
    [62] sessenta e duas
    [71] setenta e uma
    [72] setenta e duas
    [81] oitenta e uma
    [82] oitenta e duas
    [91] noventa e uma
    [92] noventa e duas
    [101] cento e uma
    [102] cento e duas
    [121] cento e vinte e uma
    [122] cento e vinte e duas
    [131] cento e trinta e uma
    [132] cento e trinta e duas
    [141] cento e quarenta e uma
    [142] cento e quarenta e duas
    [151] cento e cinquenta e uma
    [152] cento e cinquenta e duas
    [161] cento e sessenta e uma
    [162] cento e sessenta e duas
    [171] cento e setenta e uma
    [172] cento e setenta e duas
    [181] cento e oitenta e uma
    [182] cento e oitenta e duas
    [191] cento e noventa e uma
    [192] cento e noventa e duas
    [200] duzentas
    [300] trezentas
    [400] quatrocentas
    [500] quinhentas
    [600] seiscentas
    [700] setecentas
    [800] oitocentas
    [900] novecentas
    [2000] duas mil
   *[other] { $count }
}

## Patterns: the number of things

# A bound of 0 is no exact number, and has its plural here: pelo menos 0 doses.
counted = { HEAD($count) ->
    [zero] { $count } { FORM($noun, form: "plural") }
   *[other] { numeral } { $noun }
}
-head-zero = 0 !0. !0,

counted-measure = { counted }

counted-state = { HEAD($count) ->
    [zero] { $count } { FORM($noun, form: "plural") } { FORM($state, 2) }
   *[other] { numeral } { $noun } { $state }
}

# In the singular: nenhuma dose esquecida. $case "until": a bound needs the number (pelo menos 0 doses).
counted-none = { $case ->
    [until] { counted }
   *[bare] { FORM(word-none, 1) } { FORM($noun, 1) }
}

counted-none-state = { $case ->
    [until] { counted-state }
   *[bare] { FORM(word-none, 1) } { FORM($noun, 1) } { FORM($state, 1) }
}

counted-empty = ainda não há { FORM($noun, form: "plural") }

counted-more = mais de { counted }

counted-more-state = mais de { counted-state }

more-than = mais de { $value }
