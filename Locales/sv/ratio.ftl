## Two numbers that belong together

ratio = { $first } till { $second }

score = { $first } mot { $second }

dimensions = { $first } gånger { $second }

## Fractions

# tre fjärdedelar, en halv; 3 genom 22
fraction = { $denominator ->
    [2] { word-half }
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } genom { $denominator }
       *[other] { fraction-named }
    }
}
fraction-share = { NUMBER($denominator, style: "parts") }
fraction-named = { $numerator ->
    [1] en { fraction-share }
   *[other] { NUMBER($numerator, style: "words") } { fraction-share }ar
}

word-half = { $case ->
    [bounded] hälften
   *[bare] en halv
}

# 2 och en halv, 2 och ett halvt år
fraction-mixed = { $denominator ->
    [2] { fraction-whole } och { fraction-half }
   *[other] { fraction-whole } och { fraction-named }
}
fraction-whole = { $count ->
    [1] { one }
   *[other] { $count }
}
fraction-half = { $gender ->
    [neuter] ett halvt
   *[common] en halv
}

# The noun agrees with the fraction: 2 och en halv tablett, 2 och tre fjärdedels tablett.
fraction-counted = { $denominator ->
    [2] { fraction-mixed } { FORM($noun, 1) }
   *[other] { fraction-whole } och { fraction-part }
}

# en halv tablett, en kvarts tablett, tre fjärdedels tablett
fraction-part = { $denominator ->
    [2] { fraction-half } { FORM($noun, 1) }
    [4] { fraction-numerator } { fraction-quarter } { FORM($noun, 1) }
   *[other] { fraction-numerator } { fraction-share }s { FORM($noun, 1) }
}
fraction-quarter = { $numerator ->
    [1] kvarts
   *[other] fjärdedels
}
fraction-numerator = { $numerator ->
    [1] en
   *[other] { NUMBER($numerator, style: "words") }
}
