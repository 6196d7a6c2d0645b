### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a time of day at which something happens
### Case: during = a period in which something happens
### Case: oblique = the oblique, before a postposition
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: ahead = a day that is still to come
### Inner case: bounded = an age after a word that limits it
### Inner case: counted = asks if things are counted, and is never heard
### Inner case: day = the part of a day without its time
### Inner case: day-hour = the part of a day with its hour
### Inner case: said = an adjective as the forms of words ask for it
### Inner case: told-at = a day whose time in the past or the future is clear, before a time
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: direct = a day or a duration as the subject
### Inner case: hour = a time without the word for the hour
### Inner case: inner = a phrase inside another one that already has its postposition
### Inner case: inside = a count inside another phrase
### Inner case: eve = a day as the second of two that a night lies between
### Inner case: leading = days of the week that begin with Saturday
### Inner case: led = a rate whose period comes first
### Inner case: listed = a state in a list of counts
### Inner case: noun = a transaction before its state
### Inner case: numbers = the days of a month in a row
### Inner case: either = several days, of which one is meant
### Inner case: ended = the end of two times, and is never heard
### Inner case: onetime = a schedule that happens only once
### Inner case: places = the places of weekdays in a month
### Inner case: told = a day whose time in the past or the future is clear
### Inner case: unlabeled = an age without the word for it
### Inner case: upper = the upper end of a range
### Inner case: weekday = the last of several weekdays
### Inner case: weekdays = several weekdays in a row
### Inner case: whole = the first value of a chart, before its rest
### Inner case: within = a duration in which something happens

## How Urdu counts: forms, the rules that choose them, and patterns
##
## A noun has at most four forms. Many have only one (پیس, دوست):
##
## singular: the value, after 1: 1 خوراک, 1 گھنٹہ. It is also used below one: 0.5 گولی, see counted-thing.
## oblique: after 1 before a postposition, for masculine nouns that end in ہ or ا: 1 گھنٹے کی تاخیر.
## plural: after every other number: خوراکیں, 1.5 گھنٹے. It is also used after 0.
## plural-oblique: after every other number before a postposition: 3 خوراکوں میں سے. Units of time and currencies don't need
## this form: 2 گھنٹے کی تاخیر, 5 روپے سے.
##
## An adjective has at most five forms. Most adjectives never change (فعال, منسوخ, زیر التوا):
##
## impersonal: the value, for nothing in particular. It is the masculine, but the feminine for states of doses (لی گئی).
## masculine: لیا گیا.
## feminine: لی گئی, in the singular and the plural.
## plural: for masculine nouns, and for their oblique: لیے گئے.
## feminine-plural: in a sentence, never before a noun: لی گئیں. Before a noun, it is لی گئی خوراکیں.
## predicate, predicate-feminine: for one thing, if other words come before a noun: بیٹری کم, but کم بیٹری والا آلہ.
## With the word "edge" (see counted-state), after any number of things.
## negated, negated-feminine: with نہیں, for states with the words "done", "going", or "not" (see counted-state).
## impersonal-oblique: the plural, for nothing in particular before a postposition. For doses, it is also لی گئی.

# "over" and "ahead" are of what a field's name, or a verb, tells of a day, see label-field.
trait-gender = masculine feminine masculine-plural feminine-plural over ahead

# People are answered with کو, what they wrote with کا. Of people one complains, a fault is reported.
trait-being = person fault

forms-noun = singular
    .oblique = singular
    .plural = singular
    .plural-oblique = plural

form-noun = { $count ->
    [1] { form-noun-singular }
   *[other] { form-noun-plural }
}
form-noun-singular = { $case ->
    [oblique] oblique
   *[direct] singular
}
form-noun-plural = { $case ->
    [oblique] plural-oblique
   *[direct] plural
}

forms-adjective = impersonal
    .masculine = impersonal
    .feminine = impersonal
    .plural = masculine
    .feminine-plural = feminine
    .predicate = masculine
    .predicate-feminine = feminine
    .impersonal-oblique = plural
    .negated = masculine
    .negated-feminine = negated

form-adjective = { $gender ->
    [masculine] { $form ->
        [oblique] plural
        [plural] plural
        [plural-oblique] plural
       *[singular] masculine
    }
    [feminine] { form-adjective-feminine }
    [masculine-plural] plural
    [feminine-plural] feminine
   *[none] { $case ->
        [oblique] impersonal-oblique
       *[direct] impersonal
    }
}

form-adjective-feminine = { $case ->
    [said] { $form ->
        [plural] feminine-plural
       *[singular] feminine
    }
   *[direct] feminine
}

# A state that is used for something, as in a short sentence.
form-predicate = { $gender ->
    [masculine] { $case ->
        [oblique] plural
       *[direct] predicate
    }
    [feminine] { $case ->
        [oblique] feminine
       *[direct] predicate-feminine
    }
    [masculine-plural] plural
    [feminine-plural] feminine-plural
   *[none] { $case ->
        [oblique] impersonal-oblique
       *[direct] impersonal
    }
}

## Patterns: the number of things. The number is in digits, which voices read right in every place

counted = { $case ->
    [counted] { $count } { $noun } کم
   *[direct] { $count } { counted-thing }
}

counted-measure = { $count } { counted-thing }

# Below one, things are as one: 0.5 خوراک, 0.25 سے 0.5 خوراک; but 0.5 سے 2 خوراکیں, 0 خوراکیں.
counted-thing = { HEAD(FORM($count, case: "upper")) ->
    [below-one] { TAIL($count) ->
        [zero] { $noun }
       *[other] { FORM($noun, 1) }
    }
   *[other] { $noun }
}
-head-below-one = 0 صفر
-tail-zero = 0 صفر
counted-told = { HEAD(FORM($count, case: "upper")) ->
    [below-one] { FORM($noun, 1) } { FORM($state, 1, case: "said") }
   *[other] { $noun } { FORM($state, case: "said") }
}
counted-described = { HEAD(FORM($count, case: "upper")) ->
    [below-one] { FORM($state, 1) } { FORM($noun, 1) }
   *[other] { $state } { $noun }
}

# edge: where in a period it is (3 خوراکیں مدت کے اختتام پر). Elsewhere it comes even before the number, for 3 مدت would
# be three periods.
trait-place = done going last not due late unread edge
counted-state = { $case ->
    [counted] { $count } { $state } { $noun } کم
    [oblique] { counted-state-before }
    [inside] { counted-state-before }
    [listed] { counted-state-listed }
   *[direct] { counted-state-direct }
}
counted-state-before = { TRAIT($state, "place") ->
    [edge] { $state } { $count } { counted-thing }
   *[other] { $count } { counted-described }
}
counted-state-listed = { TRAIT($state, "place") ->
    [due] { counted-state-direct }
   *[other] { counted-state-before }
}
counted-state-direct = { TRAIT($state, "place") ->
    [done] { $count } { counted-told }
    [going] { $count } { $noun } { $state } { FORM(word-is, $noun, case: "said") }
    [last] { $count } { counted-thing } { $state }
    [not] { $count } { counted-thing } { FORM($state, form: "negated") }
    [due] { $count } { FORM($noun, $count, case: "oblique") } کا وقت ہو گیا
    [late] { $count } { FORM($noun, $count, case: "oblique") } کا مقررہ وقت گزر گیا
    [edge] { $count } { counted-thing } { FORM($state, form: "predicate") }
   *[before] { $count } { counted-described }
}

counted-none = کوئی { FORM($noun, 1) } نہیں

counted-none-state = { TRAIT($state, "place") ->
    [done] { counted-none-negated }
    [going] { counted-none-negated }
    [last] کوئی { FORM($noun, 1) } { FORM($state, 1) } نہیں
    [due] ابھی کسی { FORM($noun, 1, case: "oblique") } کا وقت نہیں
    [late] کسی { FORM($noun, 1, case: "oblique") } کا مقررہ وقت نہیں گزرا
    [edge] کوئی { FORM($noun, 1) } { FORM($state, form: "predicate") } نہیں
   *[before] کوئی { FORM($state, 1) } { FORM($noun, 1) } نہیں
}

counted-none-negated = { TRAIT($noun, "gender") ->
    [feminine] کوئی { FORM($noun, 1) } { FORM($state, form: "negated-feminine") }
   *[masculine] کوئی { FORM($noun, 1) } { FORM($state, form: "negated") }
}

counted-empty = ابھی تک { counted-none }

counted-more = { $count ->
    [1] { $count } { FORM($noun, 1, case: "oblique") } سے زیادہ
   *[other] { $count } سے زیادہ { FORM($noun, 2) }
}

counted-more-state = { $case ->
    [oblique] { counted-more-described }
    [inside] { counted-more-described }
    [listed] { counted-more-described }
   *[direct] { TRAIT($state, "place") ->
        [done] { $count } سے زیادہ { FORM($noun, $count) } { FORM($state, $count, case: "said") }
       *[other] { counted-more-described }
    }
}
counted-more-described = { TRAIT($state, "place") ->
    [edge] { FORM($state, 2) } { counted-more }
   *[other] { counted-more-words }
}
counted-more-words = { $count ->
    [1] { $count } { FORM($state, 1, case: "oblique") } { FORM($noun, 1, case: "oblique") } سے زیادہ
   *[other] { $count } سے زیادہ { FORM($state, 2) } { FORM($noun, 2) }
}

more-than = { $value } سے زیادہ
