ratio = { $first } a { $second }

score = { $first } a { $second }

dimensions = { $first } por { $second }

## Fractions

# un tercio, tres cuartos, dos veintidosavos; 3 sobre 137, where nobody has a word for the parts
fraction = { $denominator ->
    [2] un medio
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } sobre { $denominator }
       *[word] { fraction-shares }
    }
}
fraction-shares = { $numerator ->
    [1] un { fraction-share }
   *[other] { fraction-parts } { fraction-share }s
}
fraction-share = { NUMBER($denominator, style: "share") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9

# un, dos, veintiún
fraction-parts = { NUMBER($numerator, style: "words", gender: "masculine") }

fraction-mixed = { $denominator ->
    [2] { $count } y medio
   *[other] { TAIL(fraction-share) ->
        [digit] { fraction-whole } y { fraction }
       *[word] { $count } y { fraction }
    }
}
# "2 y 3 sobre 137" falls apart by ear: 2 enteros y 3 sobre 137.
fraction-whole = { $count ->
    [1] un entero
   *[other] { numeral } enteros
}

# 2 comprimidos y medio, una dosis y media, 2 comprimidos y tres cuartos; 2 comprimidos y 3 sobre 137 de un comprimido
fraction-counted = { $denominator ->
    [2] { counted } y { $gender ->
        [feminine] media
       *[masculine] medio
    }
   *[other] { counted } y { fraction-rest }
}

fraction-rest = { TAIL(fraction-share) ->
    [digit] { fraction-part }
   *[word] { fraction }
}

# medio comprimido, media dosis; tres cuartos de comprimido
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] media { FORM($noun, 1) }
       *[masculine] medio { FORM($noun, 1) }
    }
   *[other] { fraction } { fraction-of }
}

# After a number the whole thing is meant: 5 sobre 11 de un comprimido.
fraction-of = { TAIL(fraction) ->
    [digit] de { FORM(word-one, $noun, 1) } { FORM($noun, 1) }
   *[other] de { FORM($noun, 1) }
}
