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

## How Hindi counts: forms, the rules that choose them, and patterns
##
## A noun has at most four forms. Many nouns have only one (फ़ोटो, वीडियो). Masculine nouns that end in a consonant
## change only in the last form:
##
## singular: the value, after 1 and after a part of one: 1 खुराक, 1 घंटा, 0.5 गोली.
## oblique: after 1 before a postposition, for masculine nouns that end in ा: 1 घंटे की देरी.
## plural: after every other number: खुराकें, 1.5 घंटे. It is also used after 0, although CLDR's category "one" covers
## 0: 0 सूचनाएं. So rules select by the exact number 1, and by "one" only for decimals.
## plural-oblique: after every other number before a postposition: 3 खुराकों में से. Units of time and currencies don't
## need this form, because they don't change after a number: 2 घंटे की देरी, 5 रुपये से.
##
## An adjective has at most five forms. Most adjectives never change (लंबित, रद्द, सक्रिय):
##
## impersonal: the value, for nothing in particular. It is the masculine, but the feminine for states of doses and
## medicines (ली गई).
## masculine: लिया गया.
## feminine: ली गई, in the singular and the plural.
## plural: for masculine nouns, and for their oblique: लिए गए.
## feminine-plural: in a sentence, never before a noun: ली गईं, चल रही हैं. Before a noun, it is ली गई खुराकें.
## predicate, predicate-feminine: for one thing, if other words come before a noun: बैटरी कम, but कम बैटरी वाला डिवाइस.
## With the word "edge" (see counted-state), after any number of things.
## negated, negated-feminine: with नहीं, for states with the words "done", "going", or "not" (see counted-state): कोई
## खुराक नहीं ली गई. A word with one of these traits has both forms.
## impersonal-oblique: the plural, for nothing in particular before a postposition: पढ़े हुए के रूप में. For doses, it
## is also ली गई.
##
## $case is "oblique" before a postposition. If no phrase asks for a case, words have the direct case. Before a colon, a
## state is asked for its "label", which only state-due has.

# The genders of plurals are of what an app has more than one of and does not count: पैसे.
# "over" and "ahead" are of what a field's name, or a verb, tells of a day, see label-field.
trait-gender = masculine feminine masculine-plural feminine-plural over ahead

# People are answered with को, what they wrote with का: सदस्य को जवाब दें, संदेश का जवाब दें. Of people and of what they
# wrote one complains, a fault is reported: टिप्पणी की शिकायत करें, त्रुटि की रिपोर्ट करें.
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

# Before a noun. The masculine is heard before the plainest form alone: 1 छूटा हुआ संदेश, but 1 छूटे हुए संदेश का. Where
# there is none, a word in a state has the form of the state: रिफ़ंड किया गया, रिफ़ंड किए गए के रूप में.
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

# Said after the noun, in the case "said": खुराकें ली गईं, 1 खुराक ली गई; कार्य पूरे किए गए.
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

# 3 खुराकें. "counted" is never heard: change.ftl tells by its कम that this is counted, and not measured.
counted = { $case ->
    [counted] { $count } { $noun } कम
   *[direct] { $count } { $noun }
}

# For example: 25 रुपये
counted-measure = { $count } { $noun }

# What a thing is comes before it: 3 छूटी हुई खुराकें. By its trait .place another state comes after it, as in a
# sentence: done, what was done to it (2 खुराकें ली गईं); going, what goes on (2 फ़ाइलें सिंक हो रही हैं); last, what is
# so for now (14 सीटें उपलब्ध); not, what it is not (3 दोस्त मौजूद नहीं); due, that its time has come (3 खुराकों का समय
# हो गया); late, that its time has passed (3 किताबों का नियत समय बीत गया); edge, where in a period it is (3 खुराकें अवधि
# के अंत में). Before a postposition all come before it: 14 उपलब्ध सीटों में से. So they do where $case is "inside": the
# words after it describe the things, 3 पूरे किए गए कार्य हटाए गए. Of a list ("listed") they are parts, not sentences: 2
# टिकट, 1 उपलब्ध सीट और 450 रुपये. A period comes even before the number: 3 अवधि would be three periods.
trait-place = done going last not due late edge
counted-state = { $case ->
    [counted] { $count } { $state } { $noun } कम
    [oblique] { counted-described }
    [inside] { counted-described }
    [listed] { counted-state-listed }
   *[direct] { counted-state-direct }
}
counted-described = { TRAIT($state, "place") ->
    [edge] { $state } { $count } { $noun }
   *[other] { $count } { $state } { $noun }
}
counted-state-listed = { TRAIT($state, "place") ->
    [due] { counted-state-direct }
   *[other] { counted-described }
}
counted-state-direct = { TRAIT($state, "place") ->
    [done] { $count } { $noun } { FORM($state, case: "said") }
    [going] { $count } { $noun } { $state } { FORM(word-is, $noun, case: "said") }
    [last] { $count } { $noun } { $state }
    [not] { $count } { $noun } { FORM($state, form: "negated") }
    [due] { $count } { FORM($noun, $count, case: "oblique") } का समय हो गया
    [late] { $count } { FORM($noun, $count, case: "oblique") } का नियत समय बीत गया
    [edge] { $count } { $noun } { FORM($state, form: "predicate") }
   *[before] { $count } { $state } { $noun }
}

# None, which is singular: कोई खुराक नहीं
counted-none = कोई { FORM($noun, 1) } नहीं

# For example: कोई छूटी हुई खुराक नहीं; कोई सीट उपलब्ध नहीं; कोई खुराक नहीं ली गई; अभी किसी खुराक का समय नहीं
counted-none-state = { TRAIT($state, "place") ->
    [done] { counted-none-negated }
    [going] { counted-none-negated }
    [last] कोई { FORM($noun, 1) } { FORM($state, 1) } नहीं
    [due] अभी किसी { FORM($noun, 1, case: "oblique") } का समय नहीं
    [late] किसी { FORM($noun, 1, case: "oblique") } का नियत समय नहीं बीता
    [edge] कोई { FORM($noun, 1) } { FORM($state, form: "predicate") } नहीं
   *[before] कोई { FORM($state, 1) } { FORM($noun, 1) } नहीं
}

counted-none-negated = { TRAIT($noun, "gender") ->
    [feminine] कोई { FORM($noun, 1) } { FORM($state, form: "negated-feminine") }
   *[masculine] कोई { FORM($noun, 1) } { FORM($state, form: "negated") }
}

# For example: अभी तक कोई खुराक नहीं
counted-empty = अभी तक { counted-none }

# 99 से ज़्यादा खुराकें; but 1 खुराक से ज़्यादा, for a plural after 1 is heard as a slip.
counted-more = { $count ->
    [1] { $count } { FORM($noun, 1, case: "oblique") } से ज़्यादा
   *[other] { $count } से ज़्यादा { FORM($noun, 2) }
}

# For example: 99 से ज़्यादा छूटी हुई खुराकें; 1 छूटे हुए संदेश से ज़्यादा; अवधि के अंत की 99 से ज़्यादा खुराकें
counted-more-state = { TRAIT($state, "place") ->
    [edge] { FORM($state, 2) } { counted-more }
   *[other] { counted-more-described }
}
counted-more-described = { $count ->
    [1] { $count } { FORM($state, 1, case: "oblique") } { FORM($noun, 1, case: "oblique") } से ज़्यादा
   *[other] { $count } से ज़्यादा { FORM($state, 2) } { FORM($noun, 2) }
}

more-than = { $value } से ज़्यादा
