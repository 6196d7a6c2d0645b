ratio = { $first } a { $second }

score = { $first } a { $second }

dimensions = { $first } per { $second }

## Fractions

# un terzo, tre quarti, due ventiduesimi; 3 su 137, where nobody has a word for the parts
fraction = { $denominator ->
    [2] un mezzo
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } su { $denominator }
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
    [2] { $count } e mezzo
   *[other] { $count } e { fraction-rest }
}
# "2 e 3 su 137" falls apart by ear: 2 e 3 parti su 137.
fraction-rest = { TAIL(fraction-share) ->
    [digit] { $numerator ->
        [1] una parte su { $denominator }
       *[other] { $numerator } parti su { $denominator }
    }
   *[word] { fraction }
}

# 2 compresse e mezza, un’ora e tre quarti
fraction-counted = { $denominator ->
    [2] { counted } e { $gender ->
        [feminine] mezza
       *[masculine] mezzo
    }
   *[other] { counted } e { fraction-rest }
}

# mezza compressa, mezz’ora; tre quarti di compressa, tre quarti d’ora; 5 su 137 di una compressa
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] { fraction-half-feminine }
       *[masculine] mezzo { FORM($noun, 1) }
    }
   *[other] { TAIL(fraction) ->
        [digit] { fraction } di { one-noun }
       *[word] { fraction } { fraction-of }
    }
}
fraction-half-feminine = { HEAD($noun) ->
    [hour] mezz’{ FORM($noun, 1) }
   *[other] mezza { FORM($noun, 1) }
}
fraction-of = { HEAD($noun) ->
    [hour] d’{ FORM($noun, 1) }
   *[other] di { FORM($noun, 1) }
}
# Before these nouns people leave a vowel out.
-head-hour = ora onci
