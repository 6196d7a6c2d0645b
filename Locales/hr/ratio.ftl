ratio = { $first } naprema { $second }

# Without its word it would be heard as a time; a field has a name.
score = { $case ->
    [value] { $first } prema { $second }
   *[alone] rezultat { $first } prema { $second }
}

dimensions = { $first } puta { $second }

## Fractions: trećina, dvije trećine, pet šestina; do jedne trećine

# "Pola" never changes. Parts beyond a twentieth have no words that people say: 3 kroz 32.
fraction = { $denominator ->
    [2] pola
   *[other] { TAIL(fraction-stem) ->
        [digit] { $numerator } kroz { $denominator }
       *[word] { fraction-parts }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-stem = { NUMBER($denominator, style: "shares") }

fraction-parts = { TAIL($numerator) ->
    [single] { fraction-numerator } { fraction-stem }{ fraction-ending }
    [few] { fraction-numerator } { fraction-stem }e
   *[many] { fraction-numerator } { fraction-stem }a
}
fraction-numerator = { $case ->
    [genitive] { NUMBER($numerator, style: "words", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($numerator, style: "words", gender: "feminine", case: "accusative") }
    [ago] { NUMBER($numerator, style: "words", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($numerator, style: "words", gender: "feminine") }
}
fraction-ending = { $case ->
    [genitive] e
    [accusative] u
    [ago] u
   *[nominative] a
}

# 2 i pol, 2 i tri četvrtine
fraction-mixed = { $denominator ->
    [2] { $count } i pol
   *[other] { fraction-mixed-parts }
}
fraction-mixed-parts = { TAIL(fraction-stem) ->
    [digit] { fraction-wholes } i { fraction }
   *[word] { $count } i { fraction }
}
# Before "kroz" wholes are named: dvije cijele i 3 kroz 32. "Dvije i 3 kroz 32" could be five parts.
fraction-wholes = { $count ->
    [one] { numeral-feminine } { $case ->
        [genitive] cijele
        [accusative] cijelu
        [ago] cijelu
       *[nominative] cijela
    }
    [few] { numeral-feminine } cijele
   *[other] { $count } cijelih
}

# jedna i pol tableta, dvije i pol tablete; dvije i tri četvrtine tablete
fraction-counted = { $denominator ->
    [2] { numeral } i pol { FORM($noun, $count) }
   *[other] { fraction-counted-parts } { FORM($noun, form: "genitive") }
}
fraction-counted-parts = { TAIL(fraction-stem) ->
    [digit] { fraction-wholes } i { fraction }
   *[word] { numeral } i { fraction }
}

# pola tablete, četvrt tablete, tri četvrtine tablete
fraction-part = { fraction-of } { FORM($noun, form: "genitive") }
fraction-of = { $denominator ->
    [4] { $numerator ->
        [1] četvrt
       *[other] { fraction }
    }
   *[other] { fraction }
}
