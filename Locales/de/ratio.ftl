ratio = { $first } zu { $second }

score = { $first } zu { $second }

dimensions = { $first } mal { $second }

## Fractions

fraction = { $denominator ->
    [2] ein halb
    [3] { fraction-parts } Drittel
    [4] { fraction-parts } Viertel
    [5] { fraction-parts } Fünftel
    [6] { fraction-parts } Sechstel
    [7] { fraction-parts } Siebtel
    [8] { fraction-parts } Achtel
    [10] { fraction-parts } Zehntel
    [12] { fraction-parts } Zwölftel
   *[other] { $numerator } durch { $denominator }
}

# Voices read "1 Drittel" as "eins Drittel".
fraction-parts = { $numerator ->
    [1] ein
   *[other] { $numerator }
}

# "2 einhalb" is heard as "zweieinhalb". Voices read a digit 1 as "eins": ein und drei Viertel, but 1 und 3 durch 22.
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] eineinhalb
       *[other] { $count } einhalb
    }
    [4] { fraction-mixed-quarters }
   *[other] { TAIL(fraction) ->
        [digit] { $count } und { fraction }
       *[other] { fraction-whole } und { fraction }
    }
}
fraction-mixed-quarters = { $numerator ->
    [3] { fraction-mixed-three-quarters }
   *[other] { fraction-mixed-quarter }
}
fraction-mixed-quarter = { $count ->
    [1] eineinviertel
   *[other] { $count } einviertel
}
fraction-mixed-three-quarters = { $count ->
    [1] eindreiviertel
   *[other] { $count } dreiviertel
}
fraction-whole = { $count ->
    [1] ein
   *[other] { $count }
}

# eineinhalb Tabletten, 2 dreiviertel Tabletten
fraction-counted = { fraction-mixed } { FORM($noun, 2) }

# eine halbe Tablette, mit einer halben Tablette; eine dreiviertel Tablette; 2 Drittel von einer Tablette
fraction-part = { $denominator ->
    [2] { FORM(numeral, 1) } { adjective-half } { $noun }
    [3] { fraction-part-third }
    [4] { fraction-part-quarter }
   *[other] { fraction-part-other }
}
fraction-part-third = { $numerator ->
    [1] { FORM(numeral, 1) } drittel { $noun }
   *[other] { fraction-part-other }
}
fraction-part-quarter = { $numerator ->
    [1] { FORM(numeral, 1) } viertel { $noun }
    [3] { FORM(numeral, 1) } dreiviertel { $noun }
   *[other] { fraction-part-other }
}
fraction-part-other = { fraction } von { FORM(counted, 1, case: "dative") }

adjective-half = halb
    .e = halbe
    .er = halber
    .es = halbes
    .en = halben
