### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a time of day at which something happens: 9 മണിക്ക്
### Case: on = a day, or a day with a time, on which something happens: നവംബർ 20-ന്
### Inner case: span = a day with a time before മുതൽ and വരെ: നാളെ രാവിലെ 9 മണി
### Inner case: locative = an amount before കൂടുതൽ and കുറവ്, or the whole before a part of it: 8 ഫയലുകളിൽ
### Inner case: as = a state before തായി, when something is marked as it: കഴിച്ചതായി
### Inner case: object = a person that something is done to: സുഹൃത്തിനെ
### Case: during = a period in which something happens
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: direct = the plain form inside a phrase that has a case
### Inner case: part = a range before its unit, without വരെ
### Inner case: than = a time that a value is compared with: കഴിഞ്ഞ ആഴ്ചത്തേക്കാൾ
### Inner case: also = one of several times: രാവിലെ 8 മണിക്കും
### Inner case: choice = the end of a list with "or"
### Inner case: day = a time after its day, before മുതൽ and വരെ
### Inner case: day-at = a time after its day, when something happens
### Inner case: dial = a time without the part of the day
### Inner case: hour = a full hour without the word for it
### Inner case: people = a list of people
### Inner case: short = a day of the week in a list: തിങ്കൾ
### Inner case: inner = a phrase after the name of its field
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: whole = the first value of a chart, before its rest
### Inner case: plus = a speed with a plus sign

## How Malayalam counts: forms, the rules that choose them, and patterns
##
## A noun has at most six forms. Units and currencies have no plural.
##
## singular: the value, after 1 and after fractions: ഒരു ഗുളിക, 1.5 ഗുളിക.
## object: for people only: സുഹൃത്തിനെ വിളിക്കുക.
## plural: after every other number: 0 ഡോസുകൾ, 3 ഡോസുകൾ.
## plural-counted: for people only: 3 പേർ, but ആളുകൾ without a number.
## locative, plural-locative: ഒരു മണിക്കൂറിൽ കൂടുതൽ, 8 ഫയലുകളിൽ 3 എണ്ണം.
##
## A state has two forms: said (വായിച്ചു) and, before a noun, attribute (വായിച്ച 3 സന്ദേശങ്ങൾ).

# People are "nobody" (ആരുമില്ല) instead of "nothing" (ഒന്നുമില്ല), and are counted as പേർ.
trait-being = person

forms-noun = singular
    .object = singular
    .plural = singular
    .plural-counted = plural
    .locative = singular
    .plural-locative = locative

form-noun = { $case ->
    [locative] { form-noun-locative }
    [object] { form-noun-accusative }
   *[direct] { form-noun-direct }
}
form-noun-direct = { $count ->
    [1] singular
    [fraction] singular
   *[other] plural-counted
}
form-noun-accusative = { $count ->
    [1] object
   *[other] plural
}
form-noun-locative = { $count ->
    [1] locative
    [fraction] locative
   *[other] plural-locative
}

forms-adjective = said
    .attribute = said

form-adjective = attribute

form-predicate = { $case ->
    [as] attribute
   *[said] said
}

## Patterns. The state comes first, as people say it: വായിക്കാത്ത 3 സന്ദേശങ്ങൾ. Several counts are sentences (46 ഡോസുകൾ കഴിച്ചു, 3
## എണ്ണം വിട്ടുപോയി), except with a state whose trait .place is "before", because it would need the dative: സമയമായ 3 ഡോസുകൾ

trait-place = before

# 1 is ഒരു before a noun, for voices read it ഒന്ന്.
counted = { counted-number } { $noun }
counted-number = { $count ->
    [1] ഒരു
   *[other] { $count }
}

counted-measure = { counted-number } { $noun }

counted-state = { $state } { counted }
    .leading = { TRAIT($state, "place") ->
        [before] { counted-state }
       *[after] { counted } { FORM($state, form: "said") }
    }

# ഫയലുകൾ ഒന്നുമില്ല; സുഹൃത്തുക്കൾ ആരുമില്ല
counted-none = { TRAIT($noun, "being") ->
    [person] { FORM($noun, form: "plural") } ആരുമില്ല
   *[thing] { FORM($noun, form: "plural") } ഒന്നുമില്ല
}

counted-none-state = { TRAIT($noun, "being") ->
    [person] { $state } { FORM($noun, form: "plural") } ആരുമില്ല
   *[thing] { $state } { FORM($noun, form: "plural") } ഒന്നുമില്ല
}

counted-empty = ഇതുവരെ { counted-none }

counted-more = { $count }-ൽ കൂടുതൽ { FORM($noun, 2) }

counted-more-state = { $state } { counted-more }

more-than = { $value }-ൽ കൂടുതൽ

# The ends of an amount that has a form before കൂടുതൽ and കുറവ്: 99-ൽ, ഒരു മണിക്കൂറിൽ
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-tail-locative =
    കിൽ ക്കിൽ ക്റ്റിൽ ഗിൽ ങിൽ ങ്കിൽ ജിൽ ഞ്ചിൽ ടിൽ ട്ടിൽ ട്സിൽ ഡിൽ ണിൽ ണ്ടിൽ ണ്ണിൽ ത്തിൽ നിൽ ന്നിൽ ന്റിൽ പ്പിൽ മിൽ യിൽ രിൽ റിൽ റ്റിൽ ലിൽ ളിൽ വിൽ ഷിൽ സിൽ സ്കിൽ സ്സിൽ
