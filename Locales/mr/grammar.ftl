### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a time of day, or a day, at which something happens
### Case: during = a period in which something happens
### Case: oblique = the oblique stem, to which a postposition is attached
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: marked = the new state in a request
### Inner case: ahead = the stem of a day or a time before पर्यंत
### Inner case: bounded = an age or a rate after a word that limits it
### Inner case: dial-ahead = a time next to another one in the same part of the day, before पर्यंत
### Inner case: direct = a phrase as the subject
### Inner case: hour = a time without the word for the hour
### Inner case: inner = a phrase after the name of a field
### Inner case: inside = a count inside another phrase
### Inner case: noun = a transaction before its state
### Inner case: numbers = the days of a month in a row
### Inner case: either = several days, of which one is meant
### Inner case: onetime = a schedule that happens only once
### Inner case: said = a state as a verb after its noun
### Inner case: unlabeled = an age without the word for it
### Inner case: whole = the first value of a chart, before its rest
### Inner case: within = a duration at the end of which something happens

## How Marathi counts: forms, the rules that choose them, and patterns
##
## A noun has at most four forms: singular; oblique, its stem after 1 before a postposition (1 तासापूर्वी); plural, after
## every other number, 0 and fractions too; plural-oblique (3 तासांपूर्वी). Borrowed nouns mostly have fewer.
##
## A state agrees in gender and number. As a verb after its noun (2 गोळ्या घेतल्या), and alone:
##
## impersonal: the value, for nothing in particular: the neuter, घेतले. The plural of the masculine is the same.
## masculine: घेतला. feminine: घेतली, also the plural of the neuter. feminine-plural: घेतल्या.
## plural, neuter-plural: only of what ends in आहे or नाही: होत आहेत.
## before, before-masculine, before-feminine, before-oblique: before a noun: घेतलेले, घेतलेला, घेतलेली; the last one for
## the plural of the feminine and before every stem, घेतलेल्या. A word that is an adjective only (रिकामे) has none of these.
## negated: with नाही, only of what goes on: होत नाही.

trait-gender = masculine feminine neuter masculine-plural feminine-plural neuter-plural

forms-noun = singular
    .oblique = singular
    .plural = singular
    .plural-oblique = plural

form-noun = { $count ->
    [one] { form-noun-singular }
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
    .feminine-plural = feminine
    .plural = impersonal
    .neuter-plural = feminine
    .before = impersonal
    .before-masculine = masculine
    .before-feminine = feminine
    .before-oblique = feminine-plural
    .negated = impersonal

form-adjective = { $gender ->
    [masculine] { form-adjective-masculine }
    [feminine] { form-adjective-feminine }
    [neuter] { form-adjective-neuter }
    [masculine-plural] before
    [feminine-plural] before-oblique
    [neuter-plural] before-feminine
   *[none] { $case ->
        [oblique] before-oblique
       *[direct] before
    }
}
form-adjective-masculine = { $case ->
    [said] { $form ->
        [plural] plural
       *[singular] masculine
    }
   *[direct] { $form ->
        [oblique] before-oblique
        [plural] before
        [plural-oblique] before-oblique
       *[singular] before-masculine
    }
}
form-adjective-feminine = { $case ->
    [said] { $form ->
        [plural] feminine-plural
       *[singular] feminine
    }
   *[direct] { $form ->
        [singular] before-feminine
       *[plural] before-oblique
    }
}
form-adjective-neuter = { $case ->
    [said] { $form ->
        [plural] neuter-plural
       *[singular] impersonal
    }
   *[direct] { $form ->
        [singular] before
        [plural] before-feminine
       *[oblique] before-oblique
    }
}

# A state that is used for something, as in a short sentence.
form-predicate = { $case ->
    [marked] impersonal
    [oblique] before-oblique
   *[direct] { form-predicate-direct }
}
form-predicate-direct = { $gender ->
    [masculine] masculine
    [feminine] feminine
    [masculine-plural] plural
    [feminine-plural] feminine-plural
    [neuter-plural] neuter-plural
   *[none] impersonal
}

## Patterns: the number of things

# 3 डोस
counted = { $count } { $noun }

# For example: 25 रुपये
counted-measure = { $count } { $noun }

# What a thing is comes before it: 3 न वाचलेले संदेश. By its trait .place another state comes after it, as in a sentence:
# done, what was done to it (2 डोस घेतले); going, what goes on (2 फाइल सिंक होत आहेत); last, what is so for now (14 सीट
# उपलब्ध); due, that its time has come (3 डोसची वेळ झाली); late, that its time has passed (3 पुस्तकांची मुदत उलटली);
# edge, where in a period it is (3 डोस कालावधीच्या शेवटी). Before a postposition, and where $case is "inside", all come
# before it, and a period even before the number: 3 कालावधी would be three periods.
trait-place = done going last due late edge
counted-state = { $case ->
    [oblique] { counted-state-before }
    [inside] { counted-state-before }
   *[direct] { counted-state-direct }
}
counted-state-before = { TRAIT($state, "place") ->
    [edge] { $state } { $count } { $noun }
   *[other] { $count } { $state } { $noun }
}
counted-state-direct = { TRAIT($state, "place") ->
    [done] { $count } { $noun } { FORM($state, case: "said") }
    [going] { $count } { $noun } { FORM($state, case: "said") }
    [last] { $count } { $noun } { FORM($state, case: "said") }
    [due] { $count } { FORM($noun, $count, case: "oblique") }ची वेळ झाली
    [late] { $count } { FORM($noun, $count, case: "oblique") }ची मुदत उलटली
    [edge] { $count } { $noun } { FORM($state, case: "said") }
   *[before] { $count } { $state } { $noun }
}

# Of any gender, and singular: एकही डोस नाही
counted-none = एकही { FORM($noun, 1) } नाही

# For example: एकही चुकलेला डोस नाही; एकही सीट उपलब्ध नाही; एकही डोस घेतला नाही
counted-none-state = { TRAIT($state, "place") ->
    [done] एकही { FORM($noun, 1) } { FORM($state, 1, case: "said") } नाही
    [going] एकही { FORM($noun, 1) } { FORM($state, form: "negated") }
    [last] एकही { FORM($noun, 1) } { FORM($state, 1, case: "said") } नाही
    [due] सध्या एकाही { FORM($noun, 1, case: "oblique") }ची वेळ झालेली नाही
    [late] एकाही { FORM($noun, 1, case: "oblique") }ची मुदत उलटलेली नाही
    [edge] एकही { FORM($noun, 1) } { FORM($state, 1, case: "said") } नाही
   *[before] एकही { FORM($state, 1) } { FORM($noun, 1) } नाही
}

# For example: अद्याप एकही डोस नाही
counted-empty = अद्याप { counted-none }

# 99 पेक्षा जास्त डोस
counted-more = { $count } पेक्षा जास्त { FORM($noun, 2) }

# For example: 8 पेक्षा जास्त डोस चुकले
counted-more-state = { $case ->
    [oblique] { counted-more-before }
    [inside] { counted-more-before }
   *[direct] { TRAIT($state, "place") ->
        [done] { counted-more } { FORM($state, 2, case: "said") }
        [going] { counted-more } { FORM($state, 2, case: "said") }
        [last] { counted-more } { FORM($state, 2, case: "said") }
        [due] { $count } पेक्षा जास्त { FORM($noun, 2, case: "oblique") }ची वेळ झाली
        [late] { $count } पेक्षा जास्त { FORM($noun, 2, case: "oblique") }ची मुदत उलटली
        [edge] { counted-more } { FORM($state, 2, case: "said") }
       *[before] { counted-more-before }
    }
}
counted-more-before = { TRAIT($state, "place") ->
    [edge] { FORM($state, 2) } { counted-more }
   *[other] { $count } पेक्षा जास्त { FORM($state, 2) } { FORM($noun, 2) }
}

more-than = { $value } पेक्षा जास्त
