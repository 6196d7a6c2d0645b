ratio = { HEAD($second) ->
    [hebrew] { $first } ל{ $second }
   *[other] { $first } ל-{ $second }
}

# As it is said of a game: שלוש, שתיים. "3 ל-2" is a ratio.
score = { $first }, { $second }

dimensions = { $first } על { $second }

## Fractions. Before what is divided they are in the construct: שני שלישי טבליה, שלושה רבעים, שלושת רבעי טבליה

fraction = { $denominator ->
    [2] חצי
    [3] { $numerator ->
        [1] שליש
       *[2] שני שלישים
    }
    [4] { $numerator ->
        [1] רבע
        [2] שני רבעים
       *[3] שלושה רבעים
    }
    [5] { fraction-fifths }
    [6] { fraction-sixths }
    [7] { fraction-sevenths }
    [8] { fraction-eighths }
    [9] { fraction-ninths }
    [10] { fraction-tenths }
    [100] { fraction-hundredths }
   *[other] { $numerator } חלקי { $denominator }
}
fraction-fifths = { $numerator ->
    [1] חמישית
    [2] שתי חמישיות
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } חמישיות
}
fraction-sixths = { $numerator ->
    [1] שישית
    [2] שתי שישיות
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } שישיות
}
fraction-sevenths = { $numerator ->
    [1] שביעית
    [2] שתי שביעיות
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } שביעיות
}
fraction-eighths = { $numerator ->
    [1] שמינית
    [2] שתי שמיניות
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } שמיניות
}
fraction-ninths = { $numerator ->
    [1] תשיעית
    [2] שתי תשיעיות
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } תשיעיות
}
fraction-tenths = { $numerator ->
    [1] עשירית
    [2] שתי עשיריות
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } עשיריות
}
fraction-hundredths = { $numerator ->
    [1] מאית
    [2] שתי מאיות
   *[other] { NUMBER($numerator, style: "words", gender: "feminine") } מאיות
}

# 2 וחצי, 2 ושני שלישים, 2 ו-3 חלקי 22
fraction-mixed = { HEAD(fraction) ->
    [hebrew] { $count } ו{ fraction }
   *[other] { $count } ו-{ fraction }
}

# The noun comes before the fraction: שתי טבליות וחצי, טבליה וחצי
fraction-counted = { HEAD(fraction) ->
    [hebrew] { fraction-whole } ו{ fraction }
   *[other] { fraction-whole } ו-{ fraction }
}
fraction-whole = { $count ->
    [1] { FORM($noun, 1) }
   *[other] { counted }
}

fraction-part = { $denominator ->
    [2] חצי { FORM($noun, 1) }
    [3] { $numerator ->
        [1] שליש { FORM($noun, 1) }
       *[2] שני שלישי { FORM($noun, 1) }
    }
    [4] { $numerator ->
        [1] רבע { FORM($noun, 1) }
        [2] שני רבעי { FORM($noun, 1) }
       *[3] שלושת רבעי { FORM($noun, 1) }
    }
   *[other] { fraction } של { FORM($noun, 1) }
}
