### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a time of day at which something happens
### Case: on = a day, or a day with a time, on which something happens
### Case: accusative = the accusative, what something is done to
### Case: genitive = the genitive, before ಹಿಂದೆ, ನಂತರ, ಮೊದಲು
### Case: dative = the dative, before ಒಮ್ಮೆ and ಹೋಲಿಸಿದರೆ
### Case: during = a period in which something happens
### Case: from = the beginning of a period
### Case: until = the end of a period
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: than = what a value is compared with
### Inner case: measured = a unit in a duration of several units, and in an age
### Inner case: counting = a range before what is counted
### Inner case: direct = the plain form inside another phrase
### Inner case: dial = a time after one in the same part of the day
### Inner case: inner = a value whose own label the name of a field stands for
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: whole = the first value of a chart, before its rest
### Inner case: span = a duration that is left
### Inner case: plus = a speed with a plus sign

## Nouns have six forms. ಸಂದೇಶ, ಸಂದೇಶದ, ಸಂದೇಶವನ್ನು, ಸಂದೇಶಕ್ಕ(ೆ), ಸಂದೇಶಗಳು, ಸಂದೇಶಗಳ
##
## singular: the value, after 1 and parts of one.
## genitive: also the stem of ಸಂದೇಶದಲ್ಲಿ, ಸಂದೇಶದಿಂದ, ಸಂದೇಶದವರೆಗೆ.
## stem: the dative without its vowel, for ಸಂದೇಶಕ್ಕೆ and ಸಂದೇಶಕ್ಕಿಂತ.
## plural-genitive: also the stem of all other plurals: ಗಳನ್ನು, ಗಳಿಗೆ, ಗಳಲ್ಲಿ, ಗಳಿಂದ, ಗಳಿಲ್ಲ.
##
## Units and currencies stay in the singular after every number, as people say them (5 ಕಿಲೋಮೀಟರ್, 25 ರೂಪಾಯಿ), have one
## form, and get their suffix by their last letter. Those of time are counted like things: 2 ಗಂಟೆಗಳು. The trait "kind"
## tells things and people (rational nouns, which are plural in -ರು and take the polite plural even after 1) from units.
##
## A state has two forms: as a sentence (ಓದಲಾಗಿದೆ), and the participle before a noun (ಓದಿದ). Neither changes.

trait-kind = thing person

forms-noun = singular
    .genitive = singular
    .accusative = singular
    .stem = singular
    .plural = singular
    .plural-genitive = plural

form-noun = { $count ->
    [1] { form-noun-singular }
    [fraction] { $count ->
        [one] { form-noun-singular }
       *[other] { form-noun-plural }
    }
   *[other] { form-noun-plural }
}
form-noun-singular = { $case ->
    [genitive] genitive
    [accusative] accusative
    [dative] stem
    [than] stem
    [during] genitive
    [from] genitive
    [until] genitive
   *[direct] singular
}
form-noun-plural = { $case ->
    [genitive] plural-genitive
    [accusative] plural-genitive
    [dative] plural-genitive
    [than] plural-genitive
    [during] plural-genitive
    [from] plural-genitive
    [until] plural-genitive
    [measured] singular
   *[direct] plural
}

forms-adjective = said
    .attribute = said

form-adjective = attribute

form-predicate = said

## Patterns: the number, the state, and the noun with its suffix

counted = { TRAIT($noun, "kind") ->
    [person] { counted-people }
   *[thing] { counted-number } { counted-noun }
}
counted-number = { FORM($count, case: "counting") }
# ಒಬ್ಬ ವ್ಯಕ್ತಿ, ಇಬ್ಬರು, 5 ಜನರು; ಒಬ್ಬ ಸದಸ್ಯರು, ಇಬ್ಬರು ಸದಸ್ಯರು, 5 ಸದಸ್ಯರು
counted-people = { TAIL(FORM($noun, form: "plural")) ->
    [people] { counted-humans }
   *[member] { people-number } { counted-noun }
}
-tail-people = ಜನರು
people-number = { $count ->
    [1] ಒಬ್ಬ
    [2] ಇಬ್ಬರು
    [3] ಮೂವರು
    [4] ನಾಲ್ವರು
   *[other] { counted-number }
}
counted-humans = { $count ->
    [1] ಒಬ್ಬ { counted-noun }
    [2] ಇಬ್ಬ{ counted-humans-end }
    [3] ಮೂವ{ counted-humans-end }
    [4] ನಾಲ್ವ{ counted-humans-end }
   *[other] { counted-number } { counted-noun }
}
counted-humans-end = { $case ->
    [genitive] ರ
    [accusative] ರನ್ನು
    [dative] ರಿಗೆ
    [during] ರಲ್ಲಿ
    [from] ರಿಂದ
    [until] ರವರೆಗೆ
    [than] ರಿಗಿಂತ
   *[direct] ರು
}

counted-measure = { counted-number } { counted-noun }

# ಓದದ 3 ಸಂದೇಶಗಳು, for 3 ತೆಗೆದುಕೊಂಡ … begins as "3 took"; but 3 ಹೊಸ ಸಂದೇಶಗಳು. Behind a word about the number it would be
# heard with the participle: ಸರಾಸರಿ 3 ತಪ್ಪಿದ ಡೋಸ್‌ಗಳು
counted-state = { HEAD($state) ->
    [adjective] { counted-state-inner }
   *[participle] { $case ->
        [inner] { counted-state-inner }
        [whole] { counted-state-inner }
       *[direct] { $state } { counted }
    }
}
counted-state-inner = { counted-number } { $state } { counted-noun }
-head-adjective = ಹೊಸ

counted-noun = { TRAIT($noun, "kind") ->
    [thing] { counted-thing }
    [person] { counted-thing }
   *[unit] { counted-unit }
}
# 3 ದಿನಗಳಲ್ಲಿ, 3 ದಿನಗಳಿಂದ, 3 ದಿನಗಳಿಗಿಂತ; 1 ದಿನದಲ್ಲಿ, 1 ದಿನಕ್ಕಿಂತ
counted-thing = { $case ->
    [during] { $noun }ಲ್ಲಿ
    [from] { $noun }ಿಂದ
    [until] { $noun }ವರೆಗೆ
    [accusative] { counted-accusative }
    [dative] { counted-stem }ೆ
    [than] { counted-stem }ಿಂತ
   *[direct] { $noun }
}
counted-accusative = { TAIL($noun) ->
    [accusative] { $noun }
   *[plural] { $noun }ನ್ನು
}
-tail-accusative = ನ್ನು
counted-stem = { TAIL($noun) ->
    [plural-stem] { $noun }ಿಗ
   *[stem] { $noun }
}
-tail-plural-stem = ಗಳ ರ
# 5 ರೂಪಾಯಿಗಿಂತ, 5 ಡಾಲರ್‌ನಿಂದ, 5 ಡಾಲರ್ ಅನ್ನು; without a suffix before ಹಿಂದೆ and ಹೆಚ್ಚಳ
counted-unit = { $case ->
    [than] { $noun }{ suffix-stem }ಿಂತ
    [dative] { $noun }{ suffix-stem }ೆ
    [from] { $noun }{ suffix-from }
    [until] { $noun }{ suffix-until }
    [during] { $noun }{ suffix-during }
    [accusative] { $noun }{ suffix-accusative }
   *[direct] { $noun }
}
# The same suffixes, after a unit that has its own pattern: ಗಂಟೆಗೆ 5 ಕಿಲೋಮೀಟರ್‌ಗಿಂತ
suffix-unit = { $case ->
    [than] { suffix-stem }ಿಂತ
    [dative] { suffix-stem }ೆ
    [from] { suffix-from }
    [until] { suffix-until }
    [during] { suffix-during }
    [accusative] { suffix-accusative }
   *[direct] { "" }
}
suffix-stem = { TAIL($noun) ->
    [short] ಕ್ಕ
    [consonant] ‌ಗ
   *[vowel] ಗ
}
suffix-from = { TAIL($noun) ->
    [short] ದಿಂದ
    [consonant] ‌ನಿಂದ
    [long] ನಿಂದ
   *[vowel] ಯಿಂದ
}
suffix-until = { TAIL($noun) ->
    [short] ದವರೆಗೆ
    [consonant] ‌ವರೆಗೆ
    [long] ವರೆಗೆ
   *[vowel] ಯವರೆಗೆ
}
suffix-during = { TAIL($noun) ->
    [short] ದಲ್ಲಿ
    [consonant] ‌ನಲ್ಲಿ
    [long] ನಲ್ಲಿ
   *[vowel] ಯಲ್ಲಿ
}
suffix-accusative = { TAIL($noun) ->
    [short] ವನ್ನು
    [consonant] { " " }ಅನ್ನು
    [long] ವನ್ನು
   *[vowel] ಯನ್ನು
}

# ಸಂದೇಶಗಳಿಲ್ಲ, ಸದಸ್ಯರಿಲ್ಲ
counted-none = ಯಾವುದೇ { FORM($noun, form: "plural-genitive") }ಿಲ್ಲ

counted-none-state = { HEAD($state) ->
    [adjective] ಯಾವುದೇ { $state } { FORM($noun, form: "plural-genitive") }ಿಲ್ಲ
   *[participle] { $state } { counted-none }
}

counted-empty = ಇನ್ನೂ { counted-none }

counted-more = { $count }ಕ್ಕಿಂತ ಹೆಚ್ಚು { $noun }

counted-more-state = { HEAD($state) ->
    [adjective] { $count }ಕ್ಕಿಂತ ಹೆಚ್ಚು { $state } { $noun }
   *[participle] { $state } { $count }ಕ್ಕಿಂತ ಹೆಚ್ಚು { $noun }
}

more-than = { $value }ಕ್ಕಿಂತ ಹೆಚ್ಚು
