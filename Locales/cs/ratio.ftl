# "Ku" takes the dative, and voices read digits in the nominative: 2 ku jedné.
ratio = { $first } ku { NUMBER($second, style: "towards") }

score = { $first } ku { NUMBER($second, style: "towards") }

# 3 krát 4 metry
dimensions = { $first } krát { $second }

## Fractions: jedna třetina, dvě třetiny, pět šestin; od jedné třetiny; o jednu třetinu. "shares" are the words without
## their ending. Beyond a hundred they are 3 lomeno 128.

fraction = { $denominator ->
    [2] { $case ->
        [genitive] poloviny
        [accusative] polovinu
        [amount] polovina
       *[nominative] polovina
    }
   *[other] { fraction-share }
}

fraction-share = { $denominator ->
    [2] půl
   *[other] { TAIL(fraction-stem) ->
        [digit] { $numerator } lomeno { $denominator }
       *[word] { fraction-words }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-stem = { NUMBER($denominator, style: "shares") }
fraction-words = { $numerator ->
    [1] { fraction-parts } { fraction-one }
    [few] { fraction-parts } { fraction-few }
   *[other] { fraction-parts } { fraction-stem }
}
fraction-one = { $case ->
    [genitive] { fraction-stem }y
    [accusative] { fraction-stem }u
   *[nominative] { fraction-stem }a
}
fraction-few = { $case ->
    [genitive] { fraction-stem }
   *[nominative] { fraction-stem }y
}
fraction-parts = { $case ->
    [genitive] { NUMBER($numerator, style: "words", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($numerator, style: "words", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($numerator, style: "words", gender: "feminine") }
}

# jeden a půl, 2 a tři čtvrtiny
fraction-mixed = { $case ->
    [genitive] { NUMBER($count, style: "span") } a { fraction-share }
   *[nominative] { $count } a { fraction-share }
}
    .joined = yes

# jeden a půl dne, dvě a půl tablety, dvě a tři čtvrtiny tablety
fraction-counted = { numeral } a { fraction-share } { FORM($noun, form: "genitive") }

# půl tablety, čtvrt tablety, tři čtvrtiny tablety
fraction-part = { fraction-portion } { FORM($noun, form: "genitive") }
fraction-portion = { $denominator ->
    [4] { $numerator ->
        [1] čtvrt
       *[other] { fraction-share }
    }
   *[other] { fraction-share }
}
