## Two numbers beside each other

ratio = { $first } ל־{ $second }
score = { $first } מול { $second }
dimensions = { $first } על { $second }

## Fractions

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
    [5] { $numerator ->
        [1] חמישית
        [2] שתי חמישיות
        [3] שלוש חמישיות
       *[4] ארבע חמישיות
    }
   *[other] { $numerator } חלקי { $denominator }
}
fraction-mixed = { HEAD(fraction) ->
    [hebrew] { $count } ו{ fraction }
   *[other] { $count } ו־{ fraction }
}
# The noun stands before the fraction: שתי טבליות וחצי, טבליה וחצי
fraction-counted = { HEAD(fraction) ->
    [hebrew] { fraction-whole } ו{ fraction }
   *[other] { fraction-whole } ו־{ fraction }
}
fraction-whole = { $count ->
    [1] { FORM($noun, 1) }
    [one] { counted }
    [two] { counted }
   *[other] { counted }
}
# In the construct: שלושת רבעי טבליה
fraction-part = { $denominator ->
    [2] חצי { $noun }
    [3] { $numerator ->
        [1] שליש { $noun }
       *[2] שני שלישי { $noun }
    }
    [4] { $numerator ->
        [1] רבע { $noun }
        [2] שני רבעי { $noun }
       *[3] שלושת רבעי { $noun }
    }
   *[other] { fraction } של { $noun }
}
