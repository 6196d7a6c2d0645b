# Avoid "op": 1 op 3 is one of three.
ratio = { $first } staat tot { $second }

score = { $first } tegen { $second }

dimensions = { $first } bij { $second }

## Fractions, in words: twee derde, drie kwart, vijf achtste, drie tweeëntwintigste

fraction = { $denominator ->
    [2] een half
    [4] { fraction-parts } kwart
   *[other] { fraction-parts } { NUMBER($denominator, style: "words", type: "ordinal") }
}
fraction-parts = { $numerator ->
    [1] een
   *[other] { NUMBER($numerator, style: "words") }
}

# anderhalf, 2 en een half, 3 en twee derde
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] anderhalf
       *[other] { $count } en een half
    }
   *[other] { $count } en { fraction }
}

# anderhalve tablet, 2 en een halve tablet, 2 en een half uur, 3 en twee derde tablet: the noun stays in the singular.
fraction-counted = { $denominator ->
    [2] { $count ->
        [1] { FORM(adjective-one-and-a-half, $noun, 1) } { FORM($noun, 1) }
       *[other] { $count } en een { FORM(adjective-half, $noun, 1) } { FORM($noun, 1) }
    }
   *[other] { fraction-mixed } { FORM($noun, 1) }
}

# een halve tablet, een kwart tablet, drie kwart tablet; twee derde van een tablet
fraction-part = { $denominator ->
    [2] een { FORM(adjective-half, $noun, 1) } { FORM($noun, 1) }
    [4] { fraction-quarter }
   *[other] { fraction } van een { FORM($noun, 1) }
}

# een kwartier, drie kwartier
fraction-quarter = { HEAD($noun) ->
    [hour] { fraction-parts } kwartier
   *[other] { fraction } { FORM($noun, 1) }
}
-head-hour = uur

adjective-half = half
    .e = halve
adjective-one-and-a-half = anderhalf
    .e = anderhalve
