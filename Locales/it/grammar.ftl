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
### Inner case: atdial = a time after the part of the day
### Inner case: dated = a time after its date
### Inner case: fromday = a day at which a period begins, without its month
### Inner case: fromdial = a time at which a period begins, without the part of the day
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: share = a range of percentages
### Inner case: sharetwo = a range of percentages after another preposition
### Inner case: the = with an article
### Inner case: thedial = a time with its article, after the part of the day
### Inner case: value = an age as the value of a field
### Inner case: whole = the first value of a chart, before its rest

## How Italian counts
##
## The value of an entry is the plainest form, and each attribute is another form. Nouns have a plural; some are the
## same in both (attività, video). Adjectives agree with the noun in gender and number. All states come after the noun,
## except "nuovo", which has the trait .place = before.

forms-noun = singular
    .plural = required

# Only 1 is singular: 0 dosi, 1,5 dosi, 21 dosi. Whole millions are a category of their own.
form-noun = { $count ->
    [one] singular
   *[other] plural
}

# The genders that a noun may have, and a gender that a plural has which names one thing: interessi.
trait-gender = masculine feminine masculine-plural

# Words in -e have no feminine of their own: disponibile, disponibili. .label is what names a field, where that is
# another word: da restituire, restituzione: 12 aprile.
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
   *[state] { $gender ->
        [feminine] feminine
        [masculine-plural] masculine-plural
       *[masculine] masculine
    }
}

## The number one, and articles
##
## A voice reads 1 as "uno" whatever follows it, so it is written out. All other numbers are the same in both genders.

# What a masculine noun has "uno" and "lo" before: s with another consonant, z, gn, pn, ps, x, y.
-head-impure =
    z x gn pn ps y sb sc sd sf sg sh sk sl sm sn sp sq sr st sv !youtub

# What elides "una" and the articles: a vowel, but not the diphthongs (una iarda).
-head-vowel =
    a à á â ä å e è é ê ë i ì í o ò ó ô ö u ù ú ü !ia !ie !io !iu !uo
# Both, for "gli".
-head-gli =
    a à á â ä å e è é ê ë i ì í o ò ó ô ö u ù ú ü !ia !ie !io !iu !uo
    z x gn pn ps y sb sc sd sf sg sh sk sl sm sn sp sq sr st sv !youtub

one-noun = { TRAIT($noun, "gender") ->
    [feminine] { HEAD($noun) ->
        [vowel] un’{ FORM($noun, 1) }
       *[other] una { FORM($noun, 1) }
    }
   *[masculine] { HEAD($noun) ->
        [impure] uno { FORM($noun, 1) }
       *[other] un { FORM($noun, 1) }
    }
}

# la dose, l’attività, il messaggio, lo sconto, l’errore
the-noun = { TRAIT($noun, "gender") ->
    [feminine] { HEAD($noun) ->
        [vowel] l’{ FORM($noun, 1) }
       *[other] la { FORM($noun, 1) }
    }
   *[masculine] { the-noun-masculine }
}
the-noun-masculine = { HEAD($noun) ->
    [vowel] l’{ FORM($noun, 1) }
    [impure] lo { FORM($noun, 1) }
   *[other] il { FORM($noun, 1) }
}

# le dosi, i messaggi, gli errori, gli sconti
the-nouns = { TRAIT($noun, "gender") ->
    [feminine] le { FORM($noun, form: "plural") }
   *[masculine] { HEAD($noun) ->
        [gli] gli { FORM($noun, form: "plural") }
       *[other] i { FORM($noun, form: "plural") }
    }
}

# al messaggio, alla chiamata, all’evento, allo sconto
to-noun = { HEAD(the-noun) ->
    [il] al { FORM($noun, 1) }
   *[other] al{ the-noun }
}
-head-il = il

# Before words that begin with "a", "a" becomes "ad", and "e" becomes "ed" before "e". Not before "ad" and "ed".
-head-a = a á à â ä å !ad
-head-e = e é è ê ë !ed

# "Di" or "a" with an amount. What has an article brings its preposition along (del 10 per cento, al 10 per cento), and
# before "tra" there is none (aumento tra 2 e 4 pagine).
amount-of = { FORM($amount, case: "of") }
of-amount = { HEAD(amount-of) ->
    [contracted] { amount-of }
   *[other] di { amount-of }
}
-head-contracted = del dell dello delle tra fino

## Patterns: the number of things

# Whole millions, and millions in short, take "di": 1.000.000 di dosi, 1,2 milioni di euro.
counted = { $count ->
    [1] { one-noun }
    [one] { $count } { $noun }
    [many] { $count } di { $noun }
   *[other] { $count } { $noun }
}

counted-measure = { counted }

counted-state = { TRAIT($state, "place") ->
    [before] { counted-before }
   *[after] { counted } { $state }
}

# un nuovo messaggio, una nuova attività, 2 nuovi messaggi
counted-before = { $count ->
    [1] { FORM(word-one, $noun, 1) } { $state } { $noun }
    [many] { $count } di { $state } { $noun }
   *[other] { $count } { $state } { $noun }
}
# accepted: required-form
word-one = un
    .feminine = una

# Always in the singular: nessuna dose, nessun messaggio, nessuno sconto. After other words a number (almeno 0 dosi).
counted-none = { $case ->
    [of] { counted }
    [to] { counted }
    [the] { counted }
   *[bare] { none-noun }
}
# nessuna, nessun, nessuno, nessun’: as the number one
none-noun = ness{ one-noun }

counted-none-state = { $case ->
    [of] { counted-state }
    [to] { counted-state }
    [the] { counted-state }
   *[bare] { none-state }
}
none-state = { TRAIT($state, "place") ->
    [before] ness{ FORM(word-one, $noun, 1) } { FORM($state, $noun, 1) } { FORM($noun, 1) }
   *[after] { none-noun } { FORM($state, $noun, 1) }
}
counted-empty = ancora { none-noun }

counted-more = più di { counted }

counted-more-state = più di { counted-state }

more-than = più di { $value }
