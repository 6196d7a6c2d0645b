ratio = { $first } la { $second }

score = { $first } la { $second }

dimensions = { $first } pe { $second }

## Fractions

# o treime, două cincimi, un sfert, 3 sferturi; 3 supra 22, where nobody has a word for the parts
fraction = { $denominator ->
    [2] jumătate
    [4] { $numerator ->
        [1] un sfert
       *[other] { NUMBER($numerator, style: "words", gender: "neuter") } sferturi
    }
   *[other] { TAIL(fraction-stem) ->
        [digit] { $numerator } supra { $denominator }
       *[word] { fraction-words }
    }
}
fraction-words = { $numerator ->
    [1] o { fraction-stem }e
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } { fraction-stem }i
}
fraction-stem = { NUMBER($denominator, style: "share") }
-tail-digit = 0 1 2 3 4 5 6 7 8 9

fraction-mixed = { $count } și { fraction }

# 2 comprimate și jumătate, o oră și un sfert
fraction-counted = { counted } și { fraction }

# jumătate de comprimat, trei sferturi de oră; 3 supra 22 dintr-o oră
fraction-part = { TAIL(fraction) ->
    [digit] { fraction } { fraction-of-one }
   *[word] { fraction } de { FORM($noun, 1) }
}
fraction-of-one = { TRAIT($noun, "gender") ->
    [feminine] dintr-o { FORM($noun, 1) }
   *[masculine] dintr-un { FORM($noun, 1) }
}
