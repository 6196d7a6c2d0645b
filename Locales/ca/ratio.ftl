ratio = { $first } a { $second }

score = { $first } a { $second }

dimensions = { $first } per { $second }

## Fractions

# un terç, tres quarts, dos vint-i-dosens; 3 sobre 137, where nobody has a word for the parts
fraction = { $denominator ->
    [2] un mig
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } sobre { $denominator }
       *[word] { fraction-words }
    }
}
fraction-words = { $numerator ->
    [1] un { fraction-share }
   *[other] { NUMBER($numerator, style: "words", gender: "masculine") } { NUMBER($denominator, style: "shares") }
}
fraction-share = { NUMBER($denominator, style: "share") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9

fraction-mixed = { $denominator ->
    [2] { $count } i mig
   *[other] { $count } i { fraction-rest }
}
# "2 i 3 sobre 137" falls apart by ear: 2 i 3 parts de 137.
fraction-rest = { TAIL(fraction-share) ->
    [digit] { $numerator ->
        [1] una part { FORM(of-count, $denominator) }
       *[other] { FORM(number-feminine, $numerator) } parts { FORM(of-count, $denominator) }
    }
   *[word] { fraction }
}

# 2 comprimits i mig, una hora i tres quarts
fraction-counted = { $denominator ->
    [2] { counted } i { $gender ->
        [feminine] mitja
       *[masculine] mig
    }
   *[other] { counted } i { fraction-rest }
}

# mig comprimit, mitja hora; tres quarts de comprimit, tres quarts d’hora; 5 sobre 137 d’un comprimit
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] mitja { FORM($noun, 1) }
       *[masculine] mig { FORM($noun, 1) }
    }
   *[other] { TAIL(fraction) ->
        [digit] { fraction } d’{ one-noun }
       *[word] { fraction } { fraction-of }
    }
}
fraction-of = { HEAD($noun) ->
    [vowel] d’{ FORM($noun, 1) }
   *[other] de { FORM($noun, 1) }
}
