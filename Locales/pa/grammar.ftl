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
### Inner case: told-at = a day whose time in the past or the future is clear, before a time
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: direct = a day or a duration as the subject
### Inner case: hour = a time without the word for the hour
### Inner case: inner = a phrase inside another one that already has its postposition
### Inner case: inside = a count inside another phrase
### Inner case: listed = a state in a list of counts
### Inner case: noun = a transaction before its state
### Inner case: numbers = the days of a month in a row
### Inner case: either = several days, of which one is meant
### Inner case: onetime = a schedule that happens only once
### Inner case: places = the places of weekdays in a month
### Inner case: told = a day whose time in the past or the future is clear
### Inner case: unlabeled = an age without the word for it
### Inner case: weekday = the last of several weekdays
### Inner case: weekdays = several weekdays in a row
### Inner case: whole = the first value of a chart, before its rest
### Inner case: within = a duration in which something happens
### Inner case: zoned = a time next to its zone

## A noun has at most five forms: singular, oblique (after 1 before a postposition, of masculine nouns in ਾ), plural, and
## plural-oblique. Feminine nouns have one plural. Rules select by the exact number 1, for 0 has the plural: 0 ਸੂਚਨਾਵਾਂ.
## An adjective agrees in gender and number everywhere: 3 ਖੁੰਝੀਆਂ ਹੋਈਆਂ ਖੁਰਾਕਾਂ. Its value is for nothing in particular.
## By its trait .place a state comes after the noun, as in a sentence: done, going, last, not, due, late (as in hi).
## A state that is named keeps its noun after another count, for ਨਾ ਪੜ੍ਹੇ ਗਏ alone would be heard as "were not read".

trait-gender = masculine feminine masculine-plural feminine-plural over ahead
trait-being = person fault
forms-noun = singular
    .oblique = singular
    .plural = singular
    .plural-oblique = plural
form-noun = { $count ->
    [1] { form-noun-singular }
    [fraction] { $count ->
        [one] { form-noun-singular }
       *[other] { form-noun-plural }
    }
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
    [feminine-plural] feminine-plural
   *[none] { $case ->
        [oblique] impersonal-oblique
       *[direct] impersonal
    }
}
form-adjective-feminine = { $form ->
    [plural] feminine-plural
    [plural-oblique] feminine-plural
   *[singular] feminine
}
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
counted = { $case ->
    [counted] { $count } { $noun } ਘੱਟ
   *[direct] { $count } { $noun }
}
counted-measure = { $count } { $noun }
# A genitive is before the number ("first"), which would count its own noun: ਅਰਸੇ ਦੇ ਅੰਤ ਵਾਲੇ 3 ਦਿਨ.
trait-place = done going last not due late named first
counted-state = { TRAIT($state, "place") ->
    [first] { $state } { counted }
   *[other] { counted-state-usual }
}
counted-state-usual = { $case ->
    [counted] { $count } { $state } { $noun } ਘੱਟ
    [oblique] { $count } { $state } { $noun }
    [inside] { $count } { $state } { $noun }
    [listed] { counted-state-listed }
   *[direct] { counted-state-direct }
}
counted-state-listed = { TRAIT($state, "place") ->
    [due] { counted-state-direct }
   *[other] { $count } { $state } { $noun }
}
counted-state-direct = { TRAIT($state, "place") ->
    [done] { $count } { $noun } { $state }
    [going] { $count } { $noun } { $state } { FORM(word-is, $noun) }
    [last] { $count } { $noun } { $state }
    [not] { $count } { $noun } { FORM($state, form: "negated") }
    [due] { $count } { FORM($noun, $count, case: "oblique") } ਦਾ ਸਮਾਂ ਹੋ ਗਿਆ
    [late] { $count } { FORM($noun, $count, case: "oblique") } ਦਾ ਤੈਅ ਸਮਾਂ ਲੰਘ ਗਿਆ
   *[before] { $count } { $state } { $noun }
}
counted-none = ਕੋਈ { FORM($noun, 1) } ਨਹੀਂ
counted-none-state = { TRAIT($state, "place") ->
    [done] { counted-none-negated }
    [going] { counted-none-negated }
    [last] ਕੋਈ { FORM($noun, 1) } { FORM($state, 1) } ਨਹੀਂ
    [due] ਹਾਲੇ ਕਿਸੇ { FORM($noun, 1, case: "oblique") } ਦਾ ਸਮਾਂ ਨਹੀਂ ਹੋਇਆ
    [late] ਕਿਸੇ { FORM($noun, 1, case: "oblique") } ਦਾ ਤੈਅ ਸਮਾਂ ਨਹੀਂ ਲੰਘਿਆ
    [first] { FORM($state, 1) } ਕੋਈ { FORM($noun, 1) } ਨਹੀਂ
   *[before] ਕੋਈ { FORM($state, 1) } { FORM($noun, 1) } ਨਹੀਂ
}
counted-none-negated = { TRAIT($noun, "gender") ->
    [feminine] ਕੋਈ { FORM($noun, 1) } { FORM($state, form: "negated-feminine") }
   *[masculine] ਕੋਈ { FORM($noun, 1) } { FORM($state, form: "negated") }
}
counted-empty = ਹਾਲੇ ਤੱਕ { counted-none }
counted-more = { $count ->
    [1] { $count } { FORM($noun, 1, case: "oblique") } ਤੋਂ ਵੱਧ
   *[other] { $count } ਤੋਂ ਵੱਧ { FORM($noun, 2) }
}
counted-more-state = { TRAIT($state, "place") ->
    [first] { counted-more-first }
   *[other] { counted-more-state-usual }
}
counted-more-first = { $count ->
    [1] { FORM($state, 1, case: "oblique") } { counted-more }
   *[other] { FORM($state, 2) } { counted-more }
}
counted-more-state-usual = { $case ->
    [oblique] { counted-more-described }
    [inside] { counted-more-described }
    [listed] { counted-more-described }
   *[direct] { TRAIT($state, "place") ->
        [done] { $count } ਤੋਂ ਵੱਧ { FORM($noun, $count) } { FORM($state, $count) }
       *[other] { counted-more-described }
    }
}
counted-more-described = { $count ->
    [1] { $count } { FORM($state, 1, case: "oblique") } { FORM($noun, 1, case: "oblique") } ਤੋਂ ਵੱਧ
   *[other] { $count } ਤੋਂ ਵੱਧ { FORM($state, 2) } { FORM($noun, 2) }
}
more-than = { $value } ਤੋਂ ਵੱਧ
