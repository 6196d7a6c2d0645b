### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: as = a state when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Case: during = a period in which something happens
### Case: oblique = before a postposition
### Case: dative = the receiver, and "per"
### Case: accusative = a person who is acted on
### Inner case: bounded = an age after a word that limits it
### Inner case: counting = a rounded number before a noun
### Inner case: dial = the time after another one in the same part of the day
### Inner case: hour = a time without the word for the hour
### Inner case: day = a time after a day, before a postposition
### Inner case: day-at = a time after a day, at which something happens
### Inner case: day-hour = a time after a day, without the word for the hour
### Inner case: risen = what is counted, with the verb that it became more
### Inner case: fallen = what is counted, with the verb that it became less
### Inner case: left = the time until a due date
### Inner case: rest = the same after the name of a field
### Inner case: inner = a phrase after the name of a field
### Inner case: unlabeled = an age without the word for it
### Inner case: noun = a transaction before its state
### Inner case: listed = one of several days of a month after a colon
### Inner case: part = a range before its unit
### Inner case: numbers = the days of a month in a row
### Inner case: onetime = a schedule that happens only once
### Inner case: places = the places of weekdays in a month
### Inner case: weekdays = several weekdays in a row
### Inner case: weekday = the last of several weekdays
### Inner case: whole = the first value of a chart, before its rest
### Inner case: plus = a speed with a plus sign

## How Telugu counts
##
## singular: the value, after 1; it is the same before postpositions (ఒక గంట నుండి).
## dative: the singular with కు or కి where కు alone can't be added: సందేశానికి. Without it, "to-noun" adds కు.
## accusative: the singular of people: సభ్యుడిని. Things have none: సందేశం తొలగించండి.
## plural: after every other number: 0 సందేశాలు, 1.5 గంటలు.
## plural-oblique: before a postposition: 3 సందేశాల కంటే.
## ordered: after an ordinal and తదుపరి, and as an object: 63వ దశ. ordered-plural: its plural before లో.
##
## People are counted with మంది, and with words of their own up to seven (ఇద్దరు సభ్యులు). The trait is .being.
##
## A state has two forms: said, the value (చదవలేదు), and attribute, before a noun (చదవని సందేశాలు). The attribute also
## takes వి, ది or వారు: చదవనివి 3. A third one, as, is only where a thing is marked in other words: వాడటం లేదని.

trait-being = person

forms-noun = singular
    .dative = singular
    .accusative = singular
    .plural = singular
    .plural-oblique = plural
    .ordered = singular
    .ordered-plural = plural-oblique

form-noun = { $count ->
    [1] { form-noun-singular }
   *[other] { form-noun-plural }
}
form-noun-singular = { $case ->
    [dative] dative
    [accusative] accusative
   *[direct] singular
}
form-noun-plural = { $case ->
    [oblique] plural-oblique
    [dative] plural-oblique
    [accusative] plural-oblique
   *[direct] plural
}

forms-adjective = said
    .attribute = said
    .as = attribute

form-adjective = attribute

form-predicate = { $case ->
    [as] as
   *[said] said
}

# Marked as: తీసుకున్నట్లు; but చదవనిదిగా, and వాడటం లేదని
marked-as = { TAIL(FORM($state, case: "as")) ->
    [told] { FORM($state, case: "as") }
    [done] { FORM($state, case: "as") }ట్లు
   *[other] { FORM($state, case: "as") }దిగా
}
-tail-told = లేదని తప్పని
-tail-done = న న్న !ఇష్టమైన !సరైన !తప్పనిసరైన !ఐచ్ఛికమైన !సమయమైన

# సందేశానికి; ఫోటోకు
to-noun = { TAIL(FORM($noun, 1, case: "dative")) ->
    [dative] { FORM($noun, 1, case: "dative") }
   *[bare] { FORM($noun, 1) }కు
}
-tail-dative = కి కు !లింకు

## Patterns: the number of things

# ఒక సందేశం; 3 సందేశాలు; 5 లక్షల సందేశాలు; ఇద్దరు సభ్యులు; 5 మంది సభ్యులు
# Of a change, a verb: "a rise of 5 అడుగుల" would be of feet. 5 అడుగులు పెరిగాయి
counted = { $case ->
    [risen] { counted-number } { $noun } { counted-risen }
    [fallen] { counted-number } { $noun } { counted-fallen }
   *[direct] { counted-number } { $noun }
}
counted-risen = { TRAIT($noun, "being") ->
    [person] పెరిగారు
   *[thing] { $count ->
        [1] పెరిగింది
       *[other] పెరిగాయి
    }
}
counted-fallen = { TRAIT($noun, "being") ->
    [person] తగ్గారు
   *[thing] { $count ->
        [1] తగ్గింది
       *[other] తగ్గాయి
    }
}
counted-number = { TRAIT($noun, "being") ->
    [person] { counted-people }
   *[thing] { $count ->
        [1] ఒక
       *[other] { FORM($count, case: "counting") }
    }
}
counted-people = { $count ->
    [1] ఒక
    [2] ఇద్దరు
    [3] ముగ్గురు
    [4] నలుగురు
    [5] ఐదుగురు
    [6] ఆరుగురు
    [7] ఏడుగురు
   *[other] { FORM($count, case: "counting") } మంది
}

counted-measure = { $count ->
    [1] ఒక { $noun }
   *[other] { FORM($count, case: "counting") } { $noun }
}

# A participle comes before the number, as in speech: చదవని 3 సందేశాలు. By its trait .place an adjective comes after it:
# 3 కొత్త సందేశాలు.
trait-place = near
counted-state = { TRAIT($state, "place") ->
    [near] { counted-number } { $state } { $noun }
   *[first] { $state } { counted-number } { $noun }
}
    .leading = { FORM($state, form: "attribute") } { $noun } { counted-after }
# The number after what is counted, as in a report: తీసుకున్న మోతాదులు 46, మిస్ అయినవి 3
counted-after = { TRAIT($noun, "being") ->
    [person] { $count ->
        [1] ఒకరు
       *[other] { counted-people }
    }
   *[thing] { $count }
}

# None, which is plural: సందేశాలు ఏవీ లేవు; సభ్యులు ఎవరూ లేరు
counted-none = { TRAIT($noun, "being") ->
    [person] { FORM($noun, form: "plural") } ఎవరూ లేరు
   *[thing] { FORM($noun, form: "plural") } ఏవీ లేవు
}

counted-none-state = { $state } { counted-none }

# Not ఇంకా, which is also "no more"
counted-empty = ఇప్పటివరకు { counted-none }

# 99 కంటే ఎక్కువ సందేశాలు; 99 మంది కంటే ఎక్కువ సభ్యులు
counted-more = { counted-above } { FORM($noun, 2) }
counted-above = { TRAIT($noun, "being") ->
    [person] { $count ->
        [1] ఒకరి కంటే ఎక్కువ
       *[other] { $count } మంది కంటే ఎక్కువ
    }
   *[thing] { $count } కంటే ఎక్కువ
}

counted-more-state = { FORM($state, 2) } { FORM($noun, 2) } { counted-above }

more-than = { $value } కంటే ఎక్కువ
