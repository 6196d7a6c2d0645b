## Currencies, by ISO 4217 code
##
## 1 and 2 in words, 3 to 10 in words of the noun's gender with the plural, further up digits: foreign
## money with the singular, as it is said (25 דולר), the shekel with the plural. The category "one" is also 0.5, and 1 of a range; "two" is 2 of a range.

## Nouns that several currencies share, without what tells them apart

money-noun-cent = { $count ->
    [1] סנט אחד
    [2] שני סנטים
    [3] שלושה סנטים
    [4] ארבעה סנטים
    [5] חמישה סנטים
    [6] שישה סנטים
    [7] שבעה סנטים
    [8] שמונה סנטים
    [9] תשעה סנטים
    [10] עשרה סנטים
    [one] { $count } סנט
    [two] { $count } סנטים
   *[other] { $count } סנט
}

## Currencies

currency-eur = { $count ->
    [1] אירו אחד
    [2] שני אירו
    [one] { $count } אירו
    [two] { $count } אירו
   *[other] { numeral-masculine } אירו
}
    .gender = masculine
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] סנט אחד של אירו
        [2] שני סנטים של אירו
        [3] שלושה סנטים של אירו
        [4] ארבעה סנטים של אירו
        [5] חמישה סנטים של אירו
        [6] שישה סנטים של אירו
        [7] שבעה סנטים של אירו
        [8] שמונה סנטים של אירו
        [9] תשעה סנטים של אירו
        [10] עשרה סנטים של אירו
        [one] { $count } סנט של אירו
        [two] { $count } סנטים של אירו
       *[other] { $count } סנט של אירו
    }
currency-gbp = { $count ->
    [1] לירה שטרלינג אחת
    [2] שתי לירות שטרלינג
    [one] { $count } לירה שטרלינג
    [two] { $count } לירות שטרלינג
   *[other] { numeral-feminine } לירות שטרלינג
}
    .gender = feminine
    .local = { $count ->
        [1] לירה אחת
        [2] שתי לירות
        [one] { $count } לירה
        [two] { $count } לירות
       *[other] { numeral-feminine } לירות
    }
    .full = { $count ->
        [1] לירה שטרלינג בריטית אחת
        [2] שתי לירות שטרלינג בריטיות
        [one] { $count } לירה שטרלינג בריטית
        [two] { $count } לירות שטרלינג בריטיות
       *[other] { numeral-feminine } לירות שטרלינג בריטיות
    }
    .minor = { $count ->
        [1] פני אחד
        [2] שני פני
        [one] { $count } פני
        [two] { $count } פני
       *[other] { numeral-masculine } פני
    }
# CLDR's name is the full one.
currency-ils = { $count ->
    [1] שקל אחד
    [2] שני שקלים
    [one] { $count } שקל
    [two] { $count } שקלים
   *[other] { numeral-masculine } שקלים
}
    .gender = masculine
    .full = { $count ->
        [1] שקל חדש אחד
        [2] שני שקלים חדשים
        [one] { $count } שקל חדש
        [two] { $count } שקלים חדשים
       *[other] { numeral-masculine } שקלים חדשים
    }
    .minor = { $count ->
        [1] אגורה אחת
        [2] שתי אגורות
        [one] { $count } אגורה
        [two] { $count } אגורות
       *[other] { numeral-feminine } אגורות
    }
currency-jpy = { $count ->
    [1] ין אחד
    [2] שני ין
    [one] { $count } ין
    [two] { $count } ין
   *[other] { numeral-masculine } ין
}
    .gender = masculine
    .full = { $count ->
        [1] ין יפני אחד
        [2] שני ין יפני
        [one] { $count } ין יפני
        [two] { $count } ין יפני
       *[other] { numeral-masculine } ין יפני
    }
currency-rub = { $count ->
    [1] רובל רוסי אחד
    [2] שני רובלים רוסיים
    [3] שלושה רובלים רוסיים
    [4] ארבעה רובלים רוסיים
    [5] חמישה רובלים רוסיים
    [6] שישה רובלים רוסיים
    [7] שבעה רובלים רוסיים
    [8] שמונה רובלים רוסיים
    [9] תשעה רובלים רוסיים
    [10] עשרה רובלים רוסיים
    [one] { $count } רובל רוסי
    [two] { $count } רובלים רוסיים
   *[other] { $count } רובל רוסי
}
    .gender = masculine
    .local = { $count ->
        [1] רובל אחד
        [2] שני רובלים
        [3] שלושה רובלים
        [4] ארבעה רובלים
        [5] חמישה רובלים
        [6] שישה רובלים
        [7] שבעה רובלים
        [8] שמונה רובלים
        [9] תשעה רובלים
        [10] עשרה רובלים
        [one] { $count } רובל
        [two] { $count } רובלים
       *[other] { $count } רובל
    }
    .minor = { $count ->
        [1] קופייקה אחת
        [2] שתי קופייקות
        [one] { $count } קופייקה
        [two] { $count } קופייקות
       *[other] { numeral-feminine } קופייקות
    }
currency-usd = { $count ->
    [1] דולר אמריקאי אחד
    [2] שני דולרים אמריקאיים
    [3] שלושה דולרים אמריקאיים
    [4] ארבעה דולרים אמריקאיים
    [5] חמישה דולרים אמריקאיים
    [6] שישה דולרים אמריקאיים
    [7] שבעה דולרים אמריקאיים
    [8] שמונה דולרים אמריקאיים
    [9] תשעה דולרים אמריקאיים
    [10] עשרה דולרים אמריקאיים
    [one] { $count } דולר אמריקאי
    [two] { $count } דולרים אמריקאיים
   *[other] { $count } דולר אמריקאי
}
    .gender = masculine
    .local = { $count ->
        [1] דולר אחד
        [2] שני דולרים
        [3] שלושה דולרים
        [4] ארבעה דולרים
        [5] חמישה דולרים
        [6] שישה דולרים
        [7] שבעה דולרים
        [8] שמונה דולרים
        [9] תשעה דולרים
        [10] עשרה דולרים
        [one] { $count } דולר
        [two] { $count } דולרים
       *[other] { $count } דולר
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] סנט אמריקאי אחד
        [2] שני סנטים אמריקאיים
        [3] שלושה סנטים אמריקאיים
        [4] ארבעה סנטים אמריקאיים
        [5] חמישה סנטים אמריקאיים
        [6] שישה סנטים אמריקאיים
        [7] שבעה סנטים אמריקאיים
        [8] שמונה סנטים אמריקאיים
        [9] תשעה סנטים אמריקאיים
        [10] עשרה סנטים אמריקאיים
        [one] { $count } סנט אמריקאי
        [two] { $count } סנטים אמריקאיים
       *[other] { $count } סנט אמריקאי
    }

# A code without a name: 25.50 X Y Z
currency-unknown = { $count } { SPELL($code) }
