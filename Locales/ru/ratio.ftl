# "К" takes the dative, and voices read digits in the nominative: 4,5 к одному, 1 к двадцати двум.
ratio = { $first } к { NUMBER($second, style: "towards") }

# As in sports: три, два. Some voices read "3:15" as a time, and "20 1" would be двадцать один. A field has a name.
score = { $case ->
    [value] { $first }, { $second }
   *[alone] счёт { $first }, { $second }
}

# до двух на 3 метра: only the first goes by what comes before both.
dimensions = { $case ->
    [genitive] { NUMBER($first, style: "span") } на { FORM($second, case: "accusative") }
   *[nominative] { $first } на { $second }
}

## Fractions: треть, две трети, пять шестых; до трети, до двух третей; на одну пятую

# Alone a half has another word than in a longer phrase (2 с половиной).
fraction = { $denominator ->
    [2] { fraction-half }
   *[other] { fraction-share }
}

fraction-half = { $case ->
    [genitive] половины
    [accusative] половину
   *[nominative] половина
}

# Thirds and quarters are nouns; other parts are ordinals: одна пятая, две пятых, пять тридцать вторых. Beyond a thousand
# they would be too long: 3 разделить на 1024.
fraction-share = { $denominator ->
    [2] { fraction-half }
    [3] { fraction-thirds }
    [4] { fraction-quarters }
   *[other] { TAIL(fraction-many) ->
        [digit] { $numerator } разделить на { $denominator }
       *[word] { fraction-words }
    }
}
fraction-thirds = { $numerator ->
    [1] { $case ->
        [genitive] трети
       *[nominative] треть
    }
   *[2] { $case ->
        [genitive] двух третей
       *[nominative] две трети
    }
}
fraction-quarters = { $numerator ->
    [1] { $case ->
        [genitive] четверти
       *[nominative] четверть
    }
    [2] { $case ->
        [genitive] двух четвертей
       *[nominative] две четверти
    }
   *[3] { $case ->
        [genitive] трёх четвертей
       *[nominative] три четверти
    }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-many = { NUMBER($denominator, style: "shares") }
fraction-words = { TAIL($numerator) ->
    [single] { fraction-parts } { fraction-one }
   *[several] { fraction-parts } { fraction-many }
}
fraction-one = { $case ->
    [genitive] { NUMBER($denominator, style: "words", type: "ordinal", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($denominator, style: "words", type: "ordinal", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($denominator, style: "words", type: "ordinal", gender: "feminine") }
}

# пять шестых, до пяти шестых, на одну шестую
fraction-parts = { $case ->
    [genitive] { NUMBER($numerator, style: "words", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($numerator, style: "words", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($numerator, style: "words", gender: "feminine") }
}

# полтора, полутора; 2 с половиной, 2 и три четверти
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half }
       *[other] { fraction-mixed-half }
    }
   *[other] { fraction-mixed-share }
}

fraction-mixed-half = { $case ->
    [genitive] { NUMBER($count, style: "span") } с половиной
   *[nominative] { $count } с половиной
}

fraction-mixed-share = { $case ->
    [genitive] { NUMBER($count, style: "span") } и { fraction-share }
   *[nominative] { $count } и { fraction-share }
}

# полторы таблетки, полутора таблеток; две с половиной таблетки, пять с половиной таблеток: the noun goes by the whole
# number; две и три четверти таблетки: there it goes by the part.
fraction-counted = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half } { fraction-one-and-half-noun }
       *[other] { numeral } с половиной { FORM($noun, $count) }
    }
   *[other] { numeral } и { fraction-share } { FORM($noun, form: "genitive") }
}

fraction-one-and-half = { $case ->
    [genitive] полутора
   *[nominative] { $gender ->
        [feminine] полторы
       *[masculine] полтора
    }
}
fraction-one-and-half-noun = { $case ->
    [genitive] { FORM($noun, form: "plural-genitive") }
   *[nominative] { FORM($noun, form: "genitive") }
}

fraction-part = { fraction-share } { FORM($noun, form: "genitive") }
