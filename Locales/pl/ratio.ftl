# "Do" takes the genitive, and voices read digits in the nominative: 2 do jednego, 1 do dwudziestu dwóch.
ratio = { $first } do { NUMBER($second, style: "span") }

score = { $first } do { NUMBER($second, style: "span") }

# do dwóch na 3 metry: only the first goes by what comes before both.
dimensions = { $case ->
    [genitive] { NUMBER($first, style: "span") } na { FORM($second, case: "accusative") }
   *[nominative] { $first } na { $second }
}

## Fractions: jedna trzecia, dwie trzecie, pięć szóstych; do jednej trzeciej, do dwóch trzecich; o jedną trzecią

# Alone a half has other cases than before a noun: ponad połowa, but ponad pół tabletki.
fraction = { $denominator ->
    [2] { fraction-half }
   *[other] { fraction-share }
}

fraction-half = { $case ->
    [genitive] połowy
    [accusative] połowę
    [amount] połowa
    [beyond] połowa
   *[nominative] pół
}

# The parts are ordinals: jedna trzecia, dwie trzecie (as of a neuter thing), pięć trzydziestych drugich. Beyond a
# thousand they would be too long: 3 przez 1024.
fraction-share = { $denominator ->
    [2] pół
   *[other] { TAIL(fraction-many) ->
        [digit] { $numerator } przez { $denominator }
       *[word] { fraction-words }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-many = { NUMBER($denominator, style: "shares") }
fraction-words = { $numerator ->
    [1] { fraction-parts } { fraction-one }
    [few] { fraction-parts } { fraction-few }
   *[many] { fraction-parts } { fraction-many }
}
fraction-few = { $case ->
    [genitive] { fraction-many }
   *[nominative] { NUMBER($denominator, style: "words", type: "ordinal", gender: "neuter") }
}
fraction-one = { $case ->
    [genitive] { NUMBER($denominator, style: "words", type: "ordinal", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($denominator, style: "words", type: "ordinal", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($denominator, style: "words", type: "ordinal", gender: "feminine") }
}

# pięć szóstych, do pięciu szóstych, o jedną szóstą
fraction-parts = { $case ->
    [genitive] { NUMBER($numerator, style: "words", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($numerator, style: "words", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($numerator, style: "words", gender: "feminine") }
}

# półtora, which has no cases; 2 i pół
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half }
       *[other] { fraction-mixed-share }
    }
   *[other] { fraction-mixed-share }
}
    .joined = yes

fraction-mixed-share = { $case ->
    [genitive] { NUMBER($count, style: "people") } i { fraction-share }
   *[nominative] { $count } i { fraction-share }
}

# półtorej tabletki, półtora dnia; 2 i pół tabletki, dwie i trzy czwarte tabletki
fraction-counted = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half } { FORM($noun, form: "genitive") }
       *[other] { numeral } i pół { FORM($noun, form: "genitive") }
    }
   *[other] { numeral } i { fraction-share } { FORM($noun, form: "genitive") }
}

fraction-one-and-half = { $gender ->
    [feminine] półtorej
   *[masculine] półtora
}

fraction-part = { fraction-share } { FORM($noun, form: "genitive") }
