### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: from = the beginning of a period
### Case: to = a time after the words for until, since, and around
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: bare = an amount without the words around it, after a word that limits it
### Inner case: compared = asks if things have a state, and is never heard
### Inner case: dial = the time after a part of the day
### Inner case: digits = a count of zero with its digit, inside a phrase
### Inner case: inner = an age as the value of a field
### Inner case: joined = a span of time that needs no word for one
### Inner case: name = a day of the week without the word for day
### Inner case: onetime = a schedule that happens only once
### Inner case: owned = a thing together with its owner
### Inner case: placed = counts of things in a place, whose noun is not said before
### Inner case: wind = a point of the compass as the name of a wind
### Inner case: whole = the first value of a chart, before its rest

## How this language counts: 1 to 10 in words of the noun's gender, further up digits (1 comes after its noun)

trait-gender = masculine feminine

# singular: counted in the singular above ten and in fractions, as it is said (25 דולר); all else has the plural.
trait-above-ten = singular

# clause: a state that is a verb comes after all else, with ש (מנה אחת שנלקחה). last: a state of several words comes there,
# too (משימה אחת באיחור). Other states stand at the noun (הודעה חדשה אחת).
trait-place = clause last

# inside: a noun of two words, whose article is inside (איש הקשר). It has .definite and .definite-plural.
trait-article = inside

# colon: a state that כ can't be written onto (סימון Aspirin: באיחור), see action-mark.
trait-marked = colon

forms-noun = singular
    .plural = singular
    .definite = singular
    .definite-plural = plural

form-noun = { $count ->
    [one] singular
    [two] plural
   *[other] { TRAIT($noun, "above-ten") ->
        [singular] { form-by-ten }
       *[plural] plural
    }
}
form-by-ten = { $count ->
    [3] plural
    [4] plural
    [5] plural
    [6] plural
    [7] plural
    [8] plural
    [9] plural
    [10] plural
   *[other] singular
}

forms-adjective = masculine
    .feminine = required
    .plural = required
    .feminine-plural = plural

form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
   *[plural] { $gender ->
        [feminine] feminine-plural
       *[masculine] plural
    }
}

## The number

numeral-one = { $gender ->
    [feminine] אחת
   *[masculine] אחד
}
numeral = { $gender ->
    [feminine] { numeral-feminine }
   *[masculine] { numeral-masculine }
}
numeral-feminine = { $count ->
    [2] שתי
    [3] שלוש
    [4] ארבע
    [5] חמש
    [6] שש
    [7] שבע
    [8] שמונה
    [9] תשע
    [10] עשר
   *[other] { $count }
}
numeral-masculine = { $count ->
    [2] שני
    [3] שלושה
    [4] ארבעה
    [5] חמישה
    [6] שישה
    [7] שבעה
    [8] שמונה
    [9] תשעה
    [10] עשרה
   *[other] { $count }
}

## Patterns: the number of things

counted = { $count ->
    [1] { $noun } { numeral-one }
   *[other] { TAIL($count) ->
        [few] { numeral } { FORM($noun, form: "plural") }
       *[other] { numeral } { $noun }
    }
}
# The last words of ranges up to ten: שניים עד ארבעה דולרים
-tail-few = שני שתי שלושה שלוש ארבעה ארבע חמישה חמש שישה שש שבעה שבע שמונה תשעה תשע עשרה עשר

# לפני שעה, שעה ו-30 דקות, but alone שעה אחת
counted-measure = { $count ->
    [1] { $case ->
        [joined] { $noun }
       *[alone] { counted }
    }
   *[other] { counted }
}

# "compared" is never heard: change.ftl tells by its יותר that there is a state, and what comes after it.
counted-state = { $case ->
    [compared] יותר { counted } { $state }
   *[said] { TRAIT($state, "place") ->
        [clause] { counted } ש{ $state }
        [last] { counted } { $state }
       *[near] { counted-state-near }
    }
}
    .leading = { TRAIT($state, "place") ->
        [clause] { counted } { $state }
       *[word] { counted-state }
    }
counted-state-near = { $count ->
    [1] { $noun } { $state } { numeral-one }
   *[other] { counted } { $state }
}

# A sentence, which can't stand inside a phrase: היום עד כה: 0 צעדים
counted-none = { $case ->
    [digits] { counted }
   *[sentence] אין { FORM($noun, form: "plural") }
}

counted-none-state = { $case ->
    [digits] { counted-state }
   *[sentence] { none-in-state }
}
none-in-state = { TRAIT($state, "place") ->
    [clause] אין { FORM($noun, form: "plural") } ש{ FORM($state, 3) }
   *[word] אין { FORM($noun, form: "plural") } { FORM($state, 3) }
}

counted-empty = עדיין אין { FORM($noun, form: "plural") }

# יותר מהודעה אחת, יותר מ-99 הודעות
counted-more = { HEAD(counted) ->
    [hebrew] יותר מ{ counted }
   *[other] יותר מ-{ counted }
}

counted-more-state = { HEAD(counted-state) ->
    [hebrew] יותר מ{ counted-state }
   *[other] יותר מ-{ counted-state }
}

more-than = יותר מ-{ $value }

## Definite nouns: ה is written onto the noun, or stands inside it

the-noun = { TRAIT($noun, "article") ->
    [inside] { FORM($noun, form: "definite") }
   *[front] ה{ FORM($noun, form: "singular") }
}
the-nouns = { TRAIT($noun, "article") ->
    [inside] { FORM($noun, form: "definite-plural") }
   *[front] ה{ FORM($noun, form: "plural") }
}
