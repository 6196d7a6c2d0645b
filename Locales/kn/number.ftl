### Kannada (India). Register: polite and impersonal. Requests have the form with ನೀವು (ಮಾಡಿ, ಆಯ್ಕೆಮಾಡಿ), actions of the
### app the impersonal passive (ಅಳಿಸಲಾಗಿದೆ), which agrees with nothing. Nothing shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, kn
###
### Digits are Latin. Large numbers are counted in lakh and crore. U+200C is written after a loanword that ends in a
### consonant, before a suffix (ಡಾಲರ್‌ಗಳು), where Kannada spelling needs it.
###
### Case suffixes: grammar.ftl explains those of counted things. Other phrases get theirs by their last letter: ರ after
### digits (ನವೆಂಬರ್ 20ರಿಂದ), ದ after a short a, ಯ after e and i, ನ after a consonant. A clock has 12 hours, with the part
### of the day before it. From 1 to 5 this is ಬೆಳಗಿನ ಜಾವ, which belongs to the day that begins. Without a day,
### 1 and 2 are at night: ರಾತ್ರಿ 1 ಗಂಟೆ.

number-digits = plain

minus = ಮೈನಸ್ { $amount }

plus = { HEAD($amount) ->
    [per-time] { FORM($amount, case: "plus") }
   *[other] ಪ್ಲಸ್ { $amount }
}
-head-per-time = ಗಂಟೆಗೆ ಸೆಕೆಂಡ್‌ಗೆ

infinity = ಅನಂತ

number-unavailable = ಸಂಖ್ಯೆ ಲಭ್ಯವಿಲ್ಲ

# In words: voices read 3ನೇ as two words.
ordinal = { NUMBER($value, style: "words", type: "ordinal") }

percent = ಶೇಕಡಾ { $value }

# Alone 2ರಿಂದ 42ರವರೆಗೆ; before what is counted, and before a suffix, 2ರಿಂದ 42
range = { $case ->
    [counting] { range-bare }
    [than] { range-bare }
    [from] { range-bare }
   *[direct] { range-bare }ರವರೆಗೆ
}
range-bare = { HEAD($from) ->
    [below-zero] { range-from } { range-above }
   *[other] { range-from } { $to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] ಪ್ಲಸ್ { $to }
}
-head-below-zero = ಮೈನಸ್
-head-unsigned = ಮೈನಸ್ ಪ್ಲಸ್ 0 ಸೊನ್ನೆ !0.

range-from = { $from }ರಿಂದ

# A phrase with a suffix, if its case does not give it one
from-from = { TAIL(FORM($from, case: "from")) ->
    [from] { FORM($from, case: "from") }
    [digit] { FORM($from, case: "from") }ರಿಂದ
    [short] { FORM($from, case: "from") }ದಿಂದ
    [consonant] { FORM($from, case: "from") }‌ನಿಂದ
   *[vowel] { FORM($from, case: "from") }ಯಿಂದ
}
from-date = { TAIL(FORM($date, case: "from")) ->
    [from] { FORM($date, case: "from") }
    [digit] { FORM($date, case: "from") }ರಿಂದ
    [short] { FORM($date, case: "from") }ದಿಂದ
    [consonant] { FORM($date, case: "from") }‌ನಿಂದ
   *[vowel] { FORM($date, case: "from") }ಯಿಂದ
}
from-month = { TAIL(FORM($month, case: "from")) ->
    [digit] { FORM($month, case: "from") }ರಿಂದ
    [consonant] { FORM($month, case: "from") }‌ನಿಂದ
   *[vowel] { FORM($month, case: "from") }ಯಿಂದ
}
from-amount = { TAIL(FORM($amount, case: "from")) ->
    [from] { FORM($amount, case: "from") }
    [digit] { FORM($amount, case: "from") }ರಿಂದ
    [short] { FORM($amount, case: "from") }ದಿಂದ
    [consonant] { FORM($amount, case: "from") }‌ನಿಂದ
   *[vowel] { FORM($amount, case: "from") }ಯಿಂದ
}
until-to = { TAIL(FORM($to, case: "until")) ->
    [until] { FORM($to, case: "until") }
    [digit] { FORM($to, case: "until") }ರವರೆಗೆ
    [short] { FORM($to, case: "until") }ದವರೆಗೆ
    [consonant] { FORM($to, case: "until") }‌ವರೆಗೆ
   *[vowel] { FORM($to, case: "until") }ಯವರೆಗೆ
}
until-date = { TAIL(FORM($date, case: "until")) ->
    [until] { FORM($date, case: "until") }
    [digit] { FORM($date, case: "until") }ರವರೆಗೆ
    [short] { FORM($date, case: "until") }ದವರೆಗೆ
   *[vowel] { FORM($date, case: "until") }ಯವರೆಗೆ
}
than-amount = { TAIL(FORM($amount, case: "than")) ->
    [than] { FORM($amount, case: "than") }
    [digit] { FORM($amount, case: "than") }ಕ್ಕಿಂತ
    [short] { FORM($amount, case: "than") }ಕ್ಕಿಂತ
    [consonant] { FORM($amount, case: "than") }‌ಗಿಂತ
   *[vowel] { FORM($amount, case: "than") }ಗಿಂತ
}
than-baseline = { TAIL(FORM($baseline, case: "than")) ->
    [than] { FORM($baseline, case: "than") }
    [digit] { FORM($baseline, case: "than") }ಕ್ಕಿಂತ
    [short] { FORM($baseline, case: "than") }ಕ್ಕಿಂತ
   *[vowel] { FORM($baseline, case: "than") }ಗಿಂತ
}
than-date = { TAIL(FORM($date, case: "than")) ->
    [than] { FORM($date, case: "than") }
    [digit] { FORM($date, case: "than") }ಕ್ಕಿಂತ
    [short] { FORM($date, case: "than") }ಕ್ಕಿಂತ
    [consonant] { FORM($date, case: "than") }‌ಗಿಂತ
   *[vowel] { FORM($date, case: "than") }ಗಿಂತ
}
-tail-from = ಿಂದ ರಿಂದ ದಿಂದ ಯಿಂದ ನಿಂದ ಳಿಂದ
-tail-until = ವರೆಗೆ
-tail-than = ಕ್ಕಿಂತ ಗಿಂತ

# The last letters that choose a suffix
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-tail-short = ಕ ಖ ಗ ಘ ಚ ಜ ಟ ಡ ಣ ತ ಥ ದ ಧ ನ ಪ ಬ ಭ ಮ ಯ ರ ಲ ವ ಶ ಷ ಸ ಹ ಳ
-tail-consonant = ಕ್ ಖ್ ಗ್ ಚ್ ಜ್ ಟ್ ಡ್ ಣ್ ತ್ ಥ್ ದ್ ನ್ ಪ್ ಫ್ ಬ್ ಭ್ ಮ್ ಯ್ ರ್ ಲ್ ವ್ ಶ್ ಷ್ ಸ್ ಹ್ ಳ್
-tail-long =
    ಗ್ರಾಂ ಓಂ ಬೋ ಡೋ ಯೋ ಟೋ ಸೋ ರೋ ನೋ ಡಾ ನಾ ರಾ ಟಾ ಕಾ ಲಾ ಫಾ ಬಾ ವಾ ಸಾ ಯಾ ಜಾ ಚಾ ಗಾ ಪಾ

## Large numbers: thousand, lakh, crore, lakh crore

compact-3 = { $count } ಸಾವಿರ

compact-5 = { $count } ಲಕ್ಷ

compact-7 = { $count } ಕೋಟಿ

compact-12 = { $count } ಲಕ್ಷ ಕೋಟಿ
