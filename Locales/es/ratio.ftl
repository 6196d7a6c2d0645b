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
    [8] { fraction-parts } { $numerator ->
        [1] octavo
       *[other] octavos
    }
    [10] { fraction-parts } { $numerator ->
        [1] décimo
       *[other] décimos
    }
   *[other] { $numerator } sobre { $denominator }
}

fraction-parts = { $numerator ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[9] nueve
}

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
   *[other] { fraction } de { FORM($noun, 1) }
}
