# "До" takes the genitive, and voices read digits in the nominative: 4,5 до одного, 1 до двадцяти двох.
ratio = { $first } до { NUMBER($second, style: "span") }

# As in sports: три, два. Some voices read "3:15" as a time, and "20 1" would be двадцять один. A field has a name.
score = { $case ->
    [value] { $first }, { $second }
   *[alone] рахунок { $first }, { $second }
}

# до двох на 3 метри: only the first goes by what comes before both.
dimensions = { $case ->
    [genitive] { NUMBER($first, style: "span") } на { FORM($second, case: "accusative") }
   *[nominative] { $first } на { $second }
}

## Fractions: третина, дві третини, п’ять шостих; до третини, до двох третин; на одну п’яту

# Alone a half has another word than in a longer phrase (2 з половиною).
fraction = { $denominator ->
    [2] { fraction-half }
   *[other] { fraction-share }
}

fraction-half = { $case ->
    [genitive] половини
    [accusative] половину
   *[nominative] половина
}

# Thirds and quarters are nouns; other parts are ordinals: одна п’ята, дві п’ятих, п’ять тридцять других. Beyond a thousand
# they would be too long: три з 1024 частин, also after a whole number and of a thing.
fraction-share = { $denominator ->
    [3] { fraction-thirds }
    [4] { fraction-quarters }
   *[other] { TAIL(fraction-many) ->
        [digit] { fraction-parts } з { fraction-of-parts }
       *[word] { fraction-words }
    }
}
# $denominator (whole number): the number of parts.
fraction-of-parts = { $denominator ->
    [one] { $denominator } частини
    [few] { $denominator } частин
   *[many] { $denominator } частин
}
fraction-thirds = { $numerator ->
    [1] { $case ->
        [genitive] третини
        [accusative] третину
       *[nominative] третина
    }
   *[2] { $case ->
        [genitive] двох третин
       *[nominative] дві третини
    }
}
fraction-quarters = { $numerator ->
    [1] { $case ->
        [genitive] чверті
       *[nominative] чверть
    }
    [2] { $case ->
        [genitive] двох чвертей
       *[nominative] дві чверті
    }
   *[3] { $case ->
        [genitive] трьох чвертей
       *[nominative] три чверті
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

# п’ять шостих, до п’яти шостих, на одну шосту
fraction-parts = { $case ->
    [genitive] { NUMBER($numerator, style: "words", gender: "feminine", case: "genitive") }
    [accusative] { NUMBER($numerator, style: "words", gender: "feminine", case: "accusative") }
   *[nominative] { NUMBER($numerator, style: "words", gender: "feminine") }
}

# півтора; 2 з половиною, 2 з чвертю; дві цілих та три чверті, дві цілих та одна п’ята
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half }
       *[other] { fraction-mixed-with }
    }
    [3] { fraction-mixed-noun }
    [4] { fraction-mixed-noun }
   *[other] { fraction-whole } та { fraction-share }
}
fraction-mixed-noun = { $numerator ->
    [1] { fraction-mixed-with }
   *[other] { fraction-whole } та { fraction-share }
}
fraction-mixed-with = { $case ->
    [genitive] { NUMBER($count, style: "span") } з { fraction-with }
   *[nominative] { $count } з { fraction-with }
}
# $denominator (whole number): the number of parts.
fraction-with = { $denominator ->
    [2] половиною
    [3] третиною
   *[4] чвертю
}
# Several parts, and parts that are ordinals, follow "ціла".
# $count (whole number): the wholes.
fraction-whole = { $count ->
    [one] { numeral-feminine } { $case ->
        [genitive] цілої
        [accusative] цілу
       *[nominative] ціла
    }
    [few] { numeral-feminine } цілих
   *[many] { numeral-feminine } цілих
}

# півтори таблетки, півтора файлу; дві з половиною таблетки, п’ять з чвертю таблеток: the noun goes by the whole number;
# дві цілих та три чверті таблетки, дві цілих та одна п’ята таблетки: there it goes by the part.
fraction-counted = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half } { FORM($noun, form: "genitive") }
       *[other] { fraction-counted-with }
    }
    [3] { fraction-counted-noun }
    [4] { fraction-counted-noun }
   *[other] { fraction-counted-whole }
}
fraction-counted-noun = { $numerator ->
    [1] { fraction-counted-with }
   *[other] { fraction-counted-whole }
}
fraction-counted-with = { numeral } з { fraction-with } { FORM($noun, $count) }
fraction-counted-whole = { fraction-whole } та { fraction-share } { FORM($noun, form: "genitive") }

fraction-one-and-half = { $gender ->
    [feminine] півтори
    [person] півтори
   *[masculine] півтора
}

# In the accusative a half is "пів", as in speech: через пів милі, понад пів години.
fraction-part = { $denominator ->
    [2] { fraction-part-half } { FORM($noun, form: "genitive") }
   *[other] { fraction-share } { FORM($noun, form: "genitive") }
}
fraction-part-half = { $case ->
    [accusative] пів
   *[nominative] { fraction-half }
}
