# proporção de 4,5 para 1
ratio = { $first } para { $second }

score = { $first } a { $second }

dimensions = { $first } por { $second }

## Fractions

# metade after "mais de", and so on; um terço, três quartos, cinco doze avos
fraction = { $denominator ->
    [2] { $case ->
        [until] metade
       *[bare] um meio
    }
   *[other] { fraction-shares }
}
fraction-shares = { TAIL(fraction-share) ->
    [digit] { $numerator } sobre { $denominator }
    [avo] { fraction-parts } { fraction-share }s
   *[word] { $numerator ->
        [1] um { fraction-share }
       *[other] { fraction-parts } { fraction-share }s
    }
}
fraction-share = { NUMBER($denominator, style: "share") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-tail-avo = avo !oitavo

# um, dois, vinte e um
fraction-parts = { NUMBER($numerator, style: "words", gender: "masculine") }

fraction-mixed = { $denominator ->
    [2] { $count } e meio
   *[other] { $count } e { fraction }
}

# 2 comprimidos e meio, uma dose e meia, 2 comprimidos e três quartos
fraction-counted = { $denominator ->
    [2] { counted } e { $gender ->
        [feminine] meia
       *[masculine] meio
    }
   *[other] { counted } e { fraction }
}

# meio comprimido, meia dose; três quartos de comprimido
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] meia { FORM($noun, 1) }
       *[masculine] meio { FORM($noun, 1) }
    }
   *[other] { fraction } de { FORM($noun, 1) }
}
