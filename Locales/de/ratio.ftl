ratio = { $first } zu { $second }

score = { $first } zu { $second }

dimensions = { $first } mal { $second }

## Fractions

# 3 Achtel, ein Hundertstel; 3 durch 365
fraction = { $denominator ->
    [2] ein halb
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } durch { $denominator }
       *[other] { fraction-named }
    }
}
fraction-share = { NUMBER($denominator, style: "parts") }

# Beside a whole number or a noun "durch" is not said: 2 und 3 Dreihundertfünfundsechzigstel Tabletten
fraction-named = { fraction-parts } { FORM(fraction-share-title, case: "nominative") }
fraction-share-title = { TITLE(fraction-share-named) }
# The name doesn't change in any case: mit 3 Viertel.
fraction-share-named = { NUMBER($denominator, type: "ordinal", style: "words", gender: "feminine") }l

# Voices read "1 Drittel" as "eins Drittel".
fraction-parts = { $numerator ->
    [1] ein
   *[other] { $numerator }
}

# "2 einhalb" is heard as "zweieinhalb". One whole is "ein", as in eineinhalb: ein und 3 Zwanzigstel Meilen. Voices read
# a digit 1 as "eins".
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] eineinhalb
       *[other] { $count } einhalb
    }
    [4] { fraction-mixed-quarters }
   *[other] { fraction-mixed-named }
}
fraction-mixed-named = { $count ->
    [1] ein und { fraction-named }
   *[other] { $count } und { fraction-named }
}
fraction-mixed-quarters = { $numerator ->
    [1] { fraction-mixed-quarter }
    [3] { fraction-mixed-three-quarters }
   *[other] { fraction-mixed-named }
}
fraction-mixed-quarter = { $count ->
    [1] eineinviertel
   *[other] { $count } einviertel
}
fraction-mixed-three-quarters = { $count ->
    [1] eindreiviertel
   *[other] { $count } dreiviertel
}

# eineinhalb Tabletten, 2 dreiviertel Tabletten
fraction-counted = { fraction-mixed } { FORM($noun, 2) }

# eine halbe Tablette, mit einer halben Tablette; eine dreiviertel Tablette; 2 Drittel einer Tablette, but 2 Drittel von
# einem Tag: nouns have no form for the genitive, which is the dative in the feminine.
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
fraction-part-other = { TRAIT($noun, "gender") ->
    [feminine] { fraction-named } { FORM(counted, 1, case: "dative") }
   *[other] { fraction-named } von { FORM(counted, 1, case: "dative") }
}

adjective-half = halb
    .e = halbe
    .er = halber
    .es = halbes
    .en = halben
