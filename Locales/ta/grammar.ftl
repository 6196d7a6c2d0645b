### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a time, a day, or a moment at which something happens: மாலை 6 மணிக்கு, நவம்பர் 3 அன்று
### Case: during = a period in which something happens
### Case: dative = before மேல், குறைவாக, முன்பு: 5 நிமிடங்களுக்கு
### Case: accusative = before விட, and a noun that something is done to: நேற்றை, செய்தியை
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: dial = a time without the part of the day
### Inner case: direct = a duration or a time without a suffix
### Inner case: locative = a duration in which something happens: 5 நிமிடங்களில்
### Inner case: part = a range, or a number in words, before the name of a unit
### Inner case: onetime = a schedule that happens only once
### Inner case: early = a time at midnight, after the day that begins
### Inner case: earlyat = the same, when something happens
### Inner case: noun = a transaction before its state
### Inner case: whole = the first value of a chart, before its rest
### Inner case: signed = an amount that begins with its number, after மைனஸ்
### Inner case: sides = dimensions without the word for them
### Inner case: plus = a speed with a plus sign

## How Tamil counts: forms, the rules that choose them, and patterns
##
## A noun has a singular and a plural with the same suffixes. The plural stands after every number but 1 and fractions.
## Units and currencies have no plural. A state has two forms: the value, said of something as a sentence (முடிந்தது), and
## the attribute before a noun (முடிந்த 3 பணிகள்), to which -து, -வை, or -வர்கள் is added where no noun follows.
##
## Nouns have no gender; the trait .being tells those of people, whose words differ: ஆன்லைனில் உள்ளவர்கள் 3 பேர்.

trait-gender = thing person
trait-being = person

# "ordered" stands after an ordinal, அடுத்த, and புதிய.
forms-noun = singular
    .ordered = singular
    .accusative = singular
    .dative = singular
    .locative = singular
    .plural = singular
    .plural-dative = dative
    .plural-locative = locative

form-noun = { $count ->
    [one] { form-noun-singular }
    [fraction] { form-noun-singular }
   *[other] { form-noun-plural }
}
form-noun-singular = { $case ->
    [accusative] accusative
    [dative] dative
    [locative] locative
   *[direct] singular
}
form-noun-plural = { $case ->
    [dative] plural-dative
    [locative] plural-locative
   *[direct] plural
}

forms-adjective = said
    .attribute = said

form-adjective = attribute

form-predicate = said

## Patterns

# "part" is for numbers in words: இருபத்தொரு டாலர், ஒரு டோஸ்
# 1 is ஒரு before a noun, for voices read it ஒன்று.
counted = { counted-number } { $noun }
counted-number = { $count ->
    [1] ஒரு
   *[other] { FORM($count, case: "part") }
}

# 25 டாலர், 5 நிமிடங்கள்
counted-measure = { counted-number } { $noun }

# தவறவிட்ட 3 டோஸ்கள், ஆன்லைனில் உள்ள 3 நண்பர்கள்; but 3 புதிய செய்திகள்
trait-place = before
counted-state = { TRAIT($state, "place") ->
    [before] { counted-number } { $state } { $noun }
   *[first] { $case ->
        [signed] { FORM($count, case: "part") } { $state } { $noun }
       *[plain] { $state } { counted-number } { $noun }
    }
}

counted-none = { FORM($noun, form: "plural") } இல்லை

counted-none-state = { $state } { FORM($noun, form: "plural") } இல்லை

counted-empty = இதுவரை { FORM($noun, form: "plural") } { TRAIT($noun, "being") ->
    [person] யாரும்
   *[thing] எதுவும்
} இல்லை

counted-more = { $count }க்கு மேற்பட்ட { FORM($noun, form: "plural") }

counted-more-state = { TRAIT($state, "place") ->
    [before] { $count }க்கு மேற்பட்ட { $state } { FORM($noun, form: "plural") }
   *[first] { $state } { $count }க்கு மேற்பட்ட { FORM($noun, form: "plural") }
}

more-than = { $value }க்கு மேல்
