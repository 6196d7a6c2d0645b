ratio = { $first } a { $second }

score = { $first } a { $second }

dimensions = { $first } por { $second }

## Fractions

fraction = { $denominator ->
    [2] un medio
    [3] { fraction-parts } { $numerator ->
        [1] tercio
       *[other] tercios
    }
    [4] { fraction-parts } { $numerator ->
        [1] cuarto
       *[other] cuartos
    }
    [5] { fraction-parts } { $numerator ->
        [1] quinto
       *[other] quintos
    }
    [6] { fraction-parts } { $numerator ->
        [1] sexto
       *[other] sextos
    }
    [7] { fraction-parts } { $numerator ->
        [1] séptimo
       *[other] séptimos
    }
    [8] { fraction-parts } { $numerator ->
        [1] octavo
       *[other] octavos
    }
    [9] { fraction-parts } { $numerator ->
        [1] noveno
       *[other] novenos
    }
    [10] { fraction-parts } { $numerator ->
        [1] décimo
       *[other] décimos
    }
    [12] { fraction-parts } { $numerator ->
        [1] doceavo
       *[other] doceavos
    }
    [16] { fraction-parts } { $numerator ->
        [1] dieciseisavo
       *[other] dieciseisavos
    }
    [100] { fraction-parts } { $numerator ->
        [1] centésimo
       *[other] centésimos
    }
   *[other] { $numerator } sobre { $denominator }
}

# un, dos, veintiún
fraction-parts = { NUMBER($numerator, style: "words", gender: "masculine") }

fraction-mixed = { $denominator ->
    [2] { $count } y medio
   *[other] { $count } y { fraction }
}

# 2 comprimidos y medio, una dosis y media, 2 comprimidos y tres cuartos
fraction-counted = { $denominator ->
    [2] { counted } y { $gender ->
        [feminine] media
       *[masculine] medio
    }
   *[other] { counted } y { fraction }
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
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-of = { TAIL(fraction) ->
    [digit] de { FORM(word-one, $noun, 1) } { FORM($noun, 1) }
   *[other] de { FORM($noun, 1) }
}
