ratio = { $first } προς { $second }

# "Προς" is only for a ratio: σκορ 3, 2.
score = σκορ { $first }, { $second }

dimensions = { $first } επί { $second }

## Fractions

# ένα τρίτο, τρία τέταρτα; 3 προς 137, where nobody has a word for the parts
fraction = { $denominator ->
    [2] μισό
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } διά { $denominator }
       *[word] { fraction-words }
    }
}
fraction-words = { $numerator ->
    [1] ένα { fraction-share }
   *[other] { NUMBER($numerator, style: "words", gender: "neuter") } { NUMBER($denominator, style: "shares") }
}
fraction-share = { NUMBER($denominator, style: "share") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9

fraction-mixed = { $denominator ->
    [2] { $count } και μισό
   *[other] { $count } και { fraction-rest }
}
fraction-rest = { TAIL(fraction-share) ->
    [digit] { $numerator ->
        [1] ένα μέρος από { $denominator }
       *[other] { $numerator } μέρη από { $denominator }
    }
   *[word] { fraction-words }
}

# 2 και μισό δισκία: 2 δισκία και μισό, μία δόση και μισή, 2 δόσεις και τρία τέταρτα
fraction-counted = { $denominator ->
    [2] { counted } και { FORM(adjective-half, $noun, 1) }
   *[other] { counted } και { fraction-rest }
}
adjective-half = μισό
    .masculine = μισός
    .feminine = μισή

# μισό δισκίο, μισή δόση; τρία τέταρτα του δισκίου, τρία τέταρτα της ώρας
fraction-part = { $denominator ->
    [2] { FORM(adjective-half, $noun, 1) } { FORM($noun, 1) }
   *[other] { fraction } { of-the-noun }
}
of-the-noun = { TRAIT($noun, "gender") ->
    [feminine] της { FORM($noun, form: "genitive") }
   *[neuter] του { FORM($noun, form: "genitive") }
}
