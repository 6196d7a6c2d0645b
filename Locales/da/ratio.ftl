## Two numbers that belong together

ratio = { $first } til { $second }

score = { $first } mod { $second }

dimensions = { $first } gange { $second }

## Fractions

# tre fjerdedele, en halv, tre toogtyvendedele; 3 divideret med 122
fraction = { $denominator ->
    [2] { word-half }
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } divideret med { $denominator }
       *[other] { fraction-named }
    }
}
fraction-share = { NUMBER($denominator, style: "parts") }
fraction-named = { TAIL(fraction-share) ->
    [digit] { $numerator } divideret med { $denominator }
   *[other] { fraction-words }
}
fraction-words = { $numerator ->
    [1] en { fraction-share }
   *[other] { NUMBER($numerator, style: "words") } { fraction-share }e
}

word-half = { $case ->
    [bounded] halvdelen
   *[bare] en halv
}

# 2 og en halv, halvanden; 2 og et halvt år, halvandet år
fraction-mixed = { $denominator ->
    [2] { fraction-halves }
   *[other] { fraction-whole } og { fraction-named }
}
fraction-halves = { $count ->
    [1] { $gender ->
        [neuter] halvandet
       *[common] halvanden
    }
   *[other] { $count } og { fraction-half }
}
fraction-whole = { $count ->
    [1] { one }
   *[other] { $count }
}
fraction-half = { $gender ->
    [neuter] et halvt
   *[common] en halv
}

# The noun is singular: 2 og en halv tablet, 2 og trekvart tablet, 2 og to tredjedele tablet.
fraction-counted = { $denominator ->
    [2] { fraction-mixed } { FORM($noun, 1) }
    [4] { $numerator ->
        [1] { fraction-whole } og { fraction-quarter } { FORM($noun, 1) }
        [3] { fraction-whole } og trekvart { FORM($noun, 1) }
       *[other] { fraction-counted-parts }
    }
   *[other] { fraction-counted-parts }
}
fraction-counted-parts = { fraction-whole } og { fraction-named } { FORM($noun, 1) }
fraction-quarter = { $gender ->
    [neuter] et kvart
   *[common] en kvart
}

# en halv tablet, en kvart tablet, trekvart tablet, to tredjedele af en tablet
fraction-part = { $denominator ->
    [2] { fraction-half } { FORM($noun, 1) }
    [4] { $numerator ->
        [1] { fraction-quarter } { FORM($noun, 1) }
        [3] trekvart { FORM($noun, 1) }
       *[other] { fraction-part-of }
    }
   *[other] { fraction-part-of }
}
fraction-part-of = { fraction-named } af { fraction-one } { FORM($noun, 1) }
fraction-one = { TRAIT($noun, "gender") ->
    [neuter] et
   *[common] en
}
