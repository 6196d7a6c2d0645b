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
### Case: of = after a word such as "of"
### Case: as = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: atdial = a time without the part of the day
### Inner case: dated = a time after its date
### Inner case: fromdial = a time at which a period begins, without the part of the day
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: share = a range of percentages
### Inner case: sharetwo = a range of percentages after another preposition
### Inner case: the = with an article
### Inner case: value = an age as the value of a field
### Inner case: whole = the first value of a chart, before its rest

## How Catalan counts
##
## The value of an entry is the plainest form, and each attribute is another form. Nouns have a plural. Adjectives agree with
## the noun in gender and number, and come after it.

forms-noun = singular
    .plural = required

# Only 1 is singular: 1,5 dosis, 21 dosis. Whole millions are a category of their own.
form-noun = { $count ->
    [one] singular
   *[other] plural
}

trait-gender = masculine feminine

# Words in -ent, -al and -ble have no feminine of their own: pendent, pendents. .label is what names a field, where that is
# another word.
forms-adjective = masculine
    .feminine = masculine
    .masculine-plural = required
    .feminine-plural = masculine-plural
    .label = masculine
    .label-feminine = feminine

# An adjective is in the number of what is counted. Said of one thing, it is as after 1.
form-adjective = { $count ->
    [one] { $gender ->
        [feminine] feminine
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
       *[masculine] label
    }
   *[state] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
}

## The number

# What comes before a noun.
numeral = { $gender ->
    [feminine] { number-feminine }
   *[masculine] { number-masculine }
}

# Voices read the 1 at the end of a number as "u", the 2 as "dos", and the hundreds as "cents", whatever follows. Numbers that
# are said otherwise before what is counted are in words, by %gendered in numerals.txt (vint-i-un dies, dues mil dosis,
# cinc-centes quaranta-set pàgines); all others stay in digits.
number-masculine = { HEAD(gendered-masculine) ->
    [single] { NUMBER($count, style: "words", gender: "masculine") }
   *[other] { number-plain }
}
gendered-masculine = { NUMBER($count, style: "gendered", gender: "masculine") }
number-feminine = { HEAD(gendered-feminine) ->
    [single] { NUMBER($count, style: "words", gender: "feminine") }
   *[other] { number-plain }
}
gendered-feminine = { NUMBER($count, style: "gendered", gender: "feminine") }
# $case "of": after "de", which loses its vowel: d’onze dosis, d’u coma cinc quilòmetres.
number-plain = { $case ->
    [of] { count-word }
   *[bare] { $count }
}

## Elision

# d’onze dies, de vint-i-un dies
of-masculine = { HEAD(masculine-of) ->
    [vowel] d’{ masculine-of }
   *[other] de { masculine-of }
}
masculine-of = { FORM(number-masculine, case: "of") }

# What "de" and "el" lose their vowel before: a vowel, or an h, but not the i and u of iarda and iogurt. In numbers 1 and
# 11, see count-word. In 1.200 and 1200 one hears mil.
-head-vowel =
    a à e è é i í ï o ò ó u ú ü h 1 11
    !1. !10 !110 !12 !13 !14 !15 !16 !17 !18 !19
    !ia !ià !ie !iè !ié !io !iò !ió !iu !iú !hia !hie !hio !hall !harry !hawai !hollyw !hong !hous !humm !huaw
# What "la" loses it before: not an i or u without stress (la imatge, la unitat, la història).
-head-stressed = a à e è é í o ò ó ú ha he hè hé hí ho hò illa unç ungl

of-noun = { HEAD($noun) ->
    [vowel] d’{ $noun }
   *[other] de { $noun }
}
one-noun = { TRAIT($noun, "gender") ->
    [feminine] una { FORM($noun, 1) }
   *[masculine] un { FORM($noun, 1) }
}
# la dosi, l’opció, el missatge, l’article
the-noun = { TRAIT($noun, "gender") ->
    [feminine] { HEAD($noun) ->
        [stressed] l’{ FORM($noun, 1) }
       *[other] la { FORM($noun, 1) }
    }
   *[masculine] { HEAD($noun) ->
        [vowel] l’{ FORM($noun, 1) }
       *[other] el { FORM($noun, 1) }
    }
}
the-nouns = { TRAIT($noun, "gender") ->
    [feminine] les { FORM($noun, form: "plural") }
   *[masculine] els { FORM($noun, form: "plural") }
}
to-noun = { HEAD(the-noun) ->
    [el] al { FORM($noun, 1) }
   *[other] a { the-noun }
}
-head-el = el !ele

# Of a person or a thing with a name: d’Anna, de Maya.
of-who = { HEAD($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}

# "De" with an amount. What has an article brings its preposition along (del 10 per cent), and so do days and times (del 3
# de novembre, d’avui).
amount-of = { FORM($amount, case: "of") }
of-amount = { HEAD(amount-of) ->
    [contracted] { amount-of }
    [digits] { TAIL(amount-of) ->
        [digit] { FORM(of-count, $amount) }
       *[word] { of-amount-text }
    }
   *[other] { of-amount-text }
}
of-amount-text = { HEAD(amount-of) ->
    [vowel] d’{ amount-of }
   *[other] de { amount-of }
}
-head-contracted = de d’ !dec !den !des !deu !dem
# Bare numbers, which no phrase puts into words.
-head-digits = 1 11

## Patterns: the number of things

# Whole millions, and millions in short, take "de": 1.000.000 de dosis, 1,2 milions d’euros.
counted = { $count ->
    [many] { number-masculine } { of-noun }
   *[other] { numeral } { $noun }
}

counted-measure = { counted }

counted-state = { counted } { $state }

# Always in the singular: cap dosi. After other words a number (almenys 0 dosis).
counted-none = { $case ->
    [of] { counted }
    [to] { counted }
    [the] { counted }
   *[bare] cap { FORM($noun, 1) }
}

counted-none-state = { $case ->
    [of] { counted-state }
    [to] { counted-state }
    [the] { counted-state }
   *[bare] cap { FORM($noun, 1) } { FORM($state, 1) }
}

counted-empty = encara no hi ha { FORM($noun, form: "plural") }

# més d’una dosi, més d’onze dosis
counted-more = { HEAD(counted-of) ->
    [vowel] més d’{ counted-of }
   *[other] més de { counted-of }
}
counted-of = { FORM(counted, case: "of") }

counted-more-state = { HEAD(counted-state-of) ->
    [vowel] més d’{ counted-state-of }
   *[other] més de { counted-state-of }
}
counted-state-of = { FORM(counted-state, case: "of") }

more-than = { $value ->
    [1] més d’un
   *[other] més { FORM(of-count, $value) }
}
