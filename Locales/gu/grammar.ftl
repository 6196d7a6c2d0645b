### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a day, or a day with a time, on which something happens
### Case: during = a period in which something happens
### Case: oblique = the oblique, before a suffix or a postposition
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: every = a unit of time in which something always happens
### Inner case: bounded = an age after a word that limits it, or an amount per something without it
### Inner case: past = a count of nothing in a period that is over
### Inner case: zoned = one of two times in different zones
### Inner case: period = an amount per something: only what it is per
### Inner case: noun = a transaction before its state
### Inner case: counted = asks if things are counted, and is never heard
### Inner case: day = a time after its day, before a postposition
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: direct = a day or a duration as the subject
### Inner case: hour = a time without the word for the hour
### Inner case: day-hour = the same after its day
### Inner case: inner = a phrase inside another one that already has its label
### Inner case: inside = a count inside another phrase
### Inner case: listed = a state in a list of counts
### Inner case: numbers = the days of a month in a row
### Inner case: either = several days, of which one is meant
### Inner case: ended = the end of two times, and is never heard
### Inner case: onetime = a schedule that happens only once
### Inner case: places = the places of weekdays in a month
### Inner case: said = a state as a verb, after its noun
### Inner case: told = a time that follows its day
### Inner case: unlabeled = an age without the word for it
### Inner case: weekday = the last of several weekdays
### Inner case: weekdays = several weekdays in a row
### Inner case: whole = the first value of a chart, before its rest

## How Gujarati counts: forms, the rules that choose them, and patterns
##
## singular: the value, after 1 and after a part of one: 1 ડોઝ, 1 મહિનો. oblique: the same before a suffix, for nouns in
## ો and ું: 1 મહિનાનો. plural: after every other number, also 0 and in every case: 3 મહિના, 3 મહિનાનો. when: units of
## time that tell how often: દર કલાકે, દર 2 કલાકે.
##
## A state has the adjective (મોકલેલ, which never changes; નવું, which does) and may have the verb, in the forms "said":
## 2 સંદેશા મોકલ્યા. Both agree with the noun in gender and number; without a noun they are neuter.

# The genders of plurals are of what an app has more than one of and does not count: કાર્યો.
trait-gender = masculine feminine neuter masculine-plural neuter-plural

# People are answered with ને, what they wrote with નો: સભ્યને જવાબ આપો, સંદેશનો જવાબ આપો.
trait-being = person

forms-noun = singular
    .oblique = singular
    .plural = singular
    .when = singular

form-noun = { $case ->
    [every] when
   *[direct] { $count ->
        [1] { form-noun-singular }
        [fraction] { form-noun-fraction }
       *[other] plural
    }
}
form-noun-fraction = { $count ->
    [one] { form-noun-singular }
   *[other] plural
}
form-noun-singular = { $case ->
    [oblique] oblique
   *[direct] singular
}

forms-adjective = neuter
    .masculine = neuter
    .feminine = neuter
    .plural = masculine
    .neuter-plural = plural
    .said = neuter
    .said-masculine = masculine
    .said-feminine = feminine
    .said-plural = plural
    .said-neuter-plural = neuter-plural

# Before a noun, or as its verb ("said"): મોકલેલ સંદેશ, 1 સંદેશ મોકલ્યો
form-adjective = { $case ->
    [said] { form-predicate-direct }
   *[direct] { form-adjective-before }
}
form-adjective-before = { $gender ->
    [masculine] { $form ->
        [oblique] plural
        [plural] plural
       *[singular] masculine
    }
    [feminine] feminine
   *[neuter] { form-adjective-neuter }
}
form-adjective-neuter = { $gender ->
    [neuter] { $form ->
        [oblique] plural
        [plural] neuter-plural
       *[singular] neuter
    }
    [masculine-plural] plural
    [neuter-plural] neuter-plural
   *[none] { $case ->
        [oblique] plural
       *[direct] neuter
    }
}

# In the oblique, as before a noun: Aspirinને લીધેલ તરીકે ચિહ્નિત કરો
form-predicate = { $case ->
    [oblique] plural
   *[direct] { form-predicate-direct }
}
form-predicate-direct = { $gender ->
    [masculine] { $form ->
        [plural] said-plural
       *[singular] said-masculine
    }
    [feminine] said-feminine
    [neuter] { $form ->
        [plural] said-neuter-plural
       *[singular] said
    }
    [masculine-plural] said-plural
    [neuter-plural] said-neuter-plural
   *[none] neuter
}

## Patterns: the number of things. The number is in digits, which voices read right in every place

# 3 ડોઝ. "counted": 3 ડોઝ ઓછા, see change.ftl
counted = { $case ->
    [counted] { $count } { $noun } { FORM(word-fewer, $noun) }
   *[direct] { $count } { $noun }
}

# For example: 25 રૂપિયા
counted-measure = { $count } { $noun }

# What a thing is comes before it: 3 ચૂકી ગયેલ ડોઝ. By its trait .place another state comes after it, as in a sentence:
# done, what was done to it (2 ડોઝ લીધા); going, what goes on (2 ફાઇલો સિંક થઈ રહી છે); last, what is so for now (14 સીટ
# ઉપલબ્ધ); due, that its time has come (3 ડોઝનો સમય થઈ ગયો); late, that its time has passed (3 પુસ્તકોની મુદત વીતી ગઈ).
# Before a postposition all come before it, and where $case is "inside": 3 પૂર્ણ કરેલ કાર્યો કાઢી નાખ્યાં. So they do in
# a list ("listed"). A genitive is even before the number ("first"), which would count its own noun: ગાળાના અંતના 3
# દિવસ.
trait-place = done going last due late missed first
counted-state = { TRAIT($state, "place") ->
    [first] { $state } { counted }
   *[other] { counted-state-usual }
}
counted-state-usual = { $case ->
    [counted] { $count } { $state } { $noun } { FORM(word-fewer, $noun) }
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
    [done] { $count } { $noun } { FORM($state, case: "said") }
    [going] { $count } { $noun } { FORM($state, case: "said") } છે
    [last] { $count } { $noun } { $state }
    [due] { $count } { FORM($noun, $count, case: "oblique") }નો સમય થઈ ગયો
    [late] { $count } { FORM($noun, $count, case: "oblique") }ની મુદત વીતી ગઈ
   *[before] { $count } { $state } { $noun }
}

counted-none = કોઈ { FORM($noun, 1) } { none-is }
# $case "past": ગયા મહિને કોઈ વર્કઆઉટ ન હતું
none-is = { $case ->
    [past] { FORM(word-was-not, $noun, 1) }
   *[direct] નથી
}

# કોઈ નવો સંદેશ નથી; કોઈ સીટ ઉપલબ્ધ નથી; કોઈ ડોઝ લીધો નથી; અત્યારે કોઈ ડોઝનો સમય નથી
counted-none-state = { TRAIT($state, "place") ->
    [done] કોઈ { FORM($noun, 1) } { FORM($state, 1, case: "said") } નથી
    [going] કોઈ { FORM($noun, 1) } { FORM($state, 1, case: "said") } નથી
    [last] કોઈ { FORM($noun, 1) } { FORM($state, 1) } { none-is }
    [due] અત્યારે કોઈ { FORM($noun, 1, case: "oblique") }નો સમય નથી
    [late] કોઈ { FORM($noun, 1, case: "oblique") }ની મુદત વીતી નથી
    [missed] કોઈ { FORM($noun, 1) } { FORM(word-missed, $noun, 1) } નથી
    [first] { FORM($state, 1) } કોઈ { FORM($noun, 1) } { none-is }
   *[before] કોઈ { FORM($state, 1) } { FORM($noun, 1) } { none-is }
}

counted-empty = હજી સુધી { counted-none }

# 99થી વધુ ડોઝ; 1થી વધુ ગોળીઓ
counted-more = { $count }થી વધુ { FORM($noun, 2) }

counted-more-state = { TRAIT($state, "place") ->
    [first] { FORM($state, 2) } { counted-more }
   *[other] { $count }થી વધુ { FORM($state, 2) } { FORM($noun, 2) }
}

more-than = { $value }થી વધુ
