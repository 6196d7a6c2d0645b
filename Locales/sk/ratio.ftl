# "Ku" takes the dative, and voices read digits in the nominative: 2 ku jednej.
ratio = { $first } ku { NUMBER($second, style: "towards") }

# As in sports: tri dva. A field has a name.
score = { $case ->
    [value] { $first }, { $second }
   *[alone] skóre { $first }, { $second }
}

# 3 krát 4 metre
dimensions = { $first } krát { $second }

## Fractions: jedna tretina, dve tretiny, päť šestín; od jednej tretiny; o jednu tretinu. "shares" are the words without
## their ending. Others are 3 lomené 128.

fraction = { $denominator ->
    [2] { $case ->
        [genitive] polovice
        [accusative] polovicu
        [amount] polovica
       *[nominative] polovica
    }
   *[other] { fraction-share }
}

fraction-share = { $denominator ->
    [2] pol
   *[other] { TAIL(fraction-stem) ->
        [digit] { $numerator } lomené { $denominator }
       *[word] { fraction-words }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-stem = { NUMBER($denominator, style: "shares") }
fraction-stems = { NUMBER($denominator, style: "shares", case: "genitive") }
fraction-words = { $numerator ->
    [1] { fraction-parts } { fraction-one }
    [few] { fraction-parts } { fraction-few }
   *[other] { fraction-parts } { fraction-stems }
}
fraction-one = { $case ->
    [genitive] { fraction-stem }y
    [accusative] { fraction-stem }u
   *[nominative] { fraction-stem }a
}
fraction-few = { $case ->
    [genitive] { fraction-stems }
   *[nominative] { fraction-stem }y
}
fraction-parts = { $case ->
    [genitive] { NUMBER($numerator, style: "words", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($numerator, style: "words", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($numerator, style: "words", gender: "feminine") }
}

# 1 a pol, 2 a tri štvrtiny
fraction-mixed = { $case ->
    [genitive] { NUMBER($count, style: "span") } a { fraction-share }
   *[nominative] { $count } a { fraction-share }
}
    .joined = yes

# jeden a pol dňa, dve a pol tablety, dve a tri štvrtiny tablety
fraction-counted = { numeral } a { fraction-share } { FORM($noun, form: "genitive") }

# pol tablety, štvrť tablety, tri štvrtiny tablety
fraction-part = { fraction-portion } { FORM($noun, form: "genitive") }
fraction-portion = { $denominator ->
    [4] { $numerator ->
        [1] štvrť
       *[other] { fraction-share }
    }
   *[other] { fraction-share }
}
