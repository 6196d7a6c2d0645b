## Two numbers that belong together

ratio = { $first } til { $second }

score = { $first } mot { $second }

dimensions = { $first } ganger { $second }

## Fractions

# tre fjerdedeler, en halv; 3 delt på 220
fraction = { $denominator ->
    [2] { word-half }
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } delt på { $denominator }
       *[other] { fraction-named }
    }
}
fraction-share = { NUMBER($denominator, style: "parts") }
fraction-named = { $numerator ->
    [1] en { fraction-share }
   *[other] { NUMBER($numerator, style: "words", gender: "common") } { fraction-share }er
}

word-half = { $case ->
    [bounded] halvparten
   *[bare] en halv
}

# 2 og en halv, 2 og et halvt år
fraction-mixed = { $denominator ->
    [2] { fraction-whole } og { fraction-half }
   *[other] { fraction-whole } og { fraction }
}
fraction-whole = { $count ->
    [1] { one }
   *[other] { $count }
}
fraction-half = { $gender ->
    [neuter] et halvt
   *[common] en halv
}

# The noun agrees with the fraction: 2 og en halv tablett, 2 og tre fjerdedels tablett.
fraction-counted = { $denominator ->
    [2] { fraction-mixed } { FORM($noun, 1) }
   *[other] { fraction-whole } og { fraction-part }
}

# en halv tablett, en kvart tablett, tre fjerdedels tablett; after a number the whole thing is meant: 3 delt på 220 av en
# tablett
fraction-part = { $denominator ->
    [2] { fraction-half } { FORM($noun, 1) }
    [4] { fraction-numerator } { fraction-quarter } { FORM($noun, 1) }
   *[other] { fraction-part-named }
}
fraction-part-named = { TAIL(fraction-share) ->
    [digit] { $numerator } delt på { $denominator } av { one } { FORM($noun, 1) }
   *[other] { fraction-numerator } { fraction-share }s { FORM($noun, 1) }
}
fraction-quarter = { $numerator ->
    [1] kvart
   *[other] fjerdedels
}
fraction-numerator = { $numerator ->
    [1] en
   *[other] { NUMBER($numerator, style: "words", gender: "common") }
}
