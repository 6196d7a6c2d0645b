ratio = { $first } proti { $second }

# Without its word it would be heard as a proportion; a field has a name.
score = { $case ->
    [value] { $first } proti { $second }
   *[alone] rezultat { $first } proti { $second }
}

dimensions = { $first } krat { $second }

## Fractions: ena tretjina, dve tretjini, pet šestin; od ene tretjine; za eno tretjino. "shares" are the words without their
## ending. Where there is none: 3 skozi 32

fraction = { $denominator ->
    [2] { $case ->
        [genitive] polovice
        [accusative] polovico
       *[nominative] polovica
    }
   *[other] { fraction-share }
}

fraction-share = { $denominator ->
    [2] pol
   *[other] { TAIL(fraction-stem) ->
        [digit] { $numerator } skozi { $denominator }
       *[word] { fraction-parts } { fraction-stem }{ fraction-ending }
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-stem = { NUMBER($denominator, style: "shares") }
fraction-parts = { NUMBER($numerator, style: "words", gender: "feminine") }
fraction-ending = { TAIL($numerator) ->
    [one] { $case ->
        [genitive] e
        [accusative] o
       *[nominative] a
    }
    [two] { $case ->
        [genitive] { "" }
       *[nominative] i
    }
    [few] { $case ->
        [genitive] { "" }
       *[nominative] e
    }
   *[many] { "" }
}

# 2 in pol, 2 in tri četrtine
fraction-mixed = { $count } in { fraction-share }

# dve tableti in pol, ena tableta in tri četrtine
fraction-counted = { numeral } { FORM($noun, $count) } in { fraction-share }

# pol tablete, četrt tablete, tri četrtine tablete
fraction-part = { fraction-of } { FORM($noun, form: "genitive") }
fraction-of = { $denominator ->
    [4] { $numerator ->
        [1] četrt
       *[other] { fraction-share }
    }
   *[other] { fraction-share }
}
