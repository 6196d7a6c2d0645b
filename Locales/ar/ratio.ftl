ratio = { $first } إلى { $second }

score = { $first } مقابل { $second }

dimensions = { $first } في { $second }

## Fractions. The marks keep a voice from reading خمس as five, and ربع as a verb
##
## The trait "lead" tells a fraction alone, which has the article after a bound: see bound.ftl.

fraction = { $denominator ->
    [2] نِصف
    [3] { $numerator ->
        [1] ثُلث
       *[2] { fraction-two-thirds }
    }
    [4] { fraction-quarters }
    [5] { fraction-fifths }
    [6] { fraction-sixths }
    [7] { fraction-sevenths }
    [8] { fraction-eighths }
    [9] { fraction-ninths }
    [10] { fraction-tenths }
   *[other] { $numerator } على { $denominator }
}
    .lead = part

fraction-two-thirds = { $case ->
    [genitive] ثُلثَين
   *[nominative] ثُلثان
}

fraction-quarters = { $numerator ->
    [1] رُبع
    [2] { $case ->
        [genitive] رُبعَين
       *[nominative] رُبعان
    }
   *[3] ثَلاثَة أَرباع
}

fraction-fifths = { $numerator ->
    [1] خُمس
    [2] { $case ->
        [genitive] خُمسَين
       *[nominative] خُمسان
    }
    [3] ثَلاثَة أَخماس
   *[4] أَربَعَة أَخماس
}

fraction-sixths = { $numerator ->
    [1] سُدس
    [2] { $case ->
        [genitive] سُدسَين
       *[nominative] سُدسان
    }
   *[other] { NUMBER($numerator, style: "words", gender: "masculine") } أَسداس
}

fraction-sevenths = { $numerator ->
    [1] سُبع
    [2] { $case ->
        [genitive] سُبعَين
       *[nominative] سُبعان
    }
   *[other] { NUMBER($numerator, style: "words", gender: "masculine") } أَسباع
}

fraction-eighths = { $numerator ->
    [1] ثُمن
    [2] { $case ->
        [genitive] ثُمنَين
       *[nominative] ثُمنان
    }
   *[other] { NUMBER($numerator, style: "words", gender: "masculine") } أَثمان
}

fraction-ninths = { $numerator ->
    [1] تُسع
    [2] { $case ->
        [genitive] تُسعَين
       *[nominative] تُسعان
    }
   *[other] { NUMBER($numerator, style: "words", gender: "masculine") } أَتساع
}

fraction-tenths = { $numerator ->
    [1] عُشر
    [2] { $case ->
        [genitive] عُشرَين
       *[nominative] عُشران
    }
   *[other] { NUMBER($numerator, style: "words", gender: "masculine") } أَعشار
}

fraction-mixed = { $count } وَ{ fraction }

# For example: يوم وَنِصف, حَبَّتان وَنِصف, 3 حَبَّات وَثَلاثَة أَرباع. Parts without a name say of what they are: حَبَّتان
# وَ2 على 22 من الحَبَّة.
fraction-counted = { TAIL(fraction) ->
    [digit] { fraction-counted-whole } وَ{ fraction } من { FORM($noun, form: "definite") }
   *[word] { fraction-counted-whole } وَ{ fraction }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
fraction-counted-whole = { $count ->
    [1] { $noun }
   *[other] { counted }
}

# نِصف حَبَّة, ثَلاثَة أَرباع حَبَّة. A dual loses its last letter: ثُلثا حَبَّة
fraction-part = { $denominator ->
    [3] { fraction-part-thirds } { FORM($noun, form: "singular") }
    [4] { fraction-part-quarters } { FORM($noun, form: "singular") }
    [5] { fraction-part-fifths } { FORM($noun, form: "singular") }
    [6] { fraction-part-sixths } { FORM($noun, form: "singular") }
    [7] { fraction-part-sevenths } { FORM($noun, form: "singular") }
    [8] { fraction-part-eighths } { FORM($noun, form: "singular") }
    [9] { fraction-part-ninths } { FORM($noun, form: "singular") }
    [10] { fraction-part-tenths } { FORM($noun, form: "singular") }
    [2] { fraction } { FORM($noun, form: "singular") }
   *[other] { fraction } من { FORM($noun, form: "singular") }
}

fraction-part-thirds = { $numerator ->
    [1] ثُلث
   *[2] { $case ->
        [genitive] ثُلثَي
       *[nominative] ثُلثا
    }
}

fraction-part-quarters = { $numerator ->
    [2] { $case ->
        [genitive] رُبعَي
       *[nominative] رُبعا
    }
   *[other] { fraction-quarters }
}

fraction-part-fifths = { $numerator ->
    [2] { $case ->
        [genitive] خُمسَي
       *[nominative] خُمسا
    }
   *[other] { fraction-fifths }
}

fraction-part-sixths = { $numerator ->
    [2] { $case ->
        [genitive] سُدسَي
       *[nominative] سُدسا
    }
   *[other] { fraction-sixths }
}

fraction-part-sevenths = { $numerator ->
    [2] { $case ->
        [genitive] سُبعَي
       *[nominative] سُبعا
    }
   *[other] { fraction-sevenths }
}

fraction-part-eighths = { $numerator ->
    [2] { $case ->
        [genitive] ثُمنَي
       *[nominative] ثُمنا
    }
   *[other] { fraction-eighths }
}

fraction-part-ninths = { $numerator ->
    [2] { $case ->
        [genitive] تُسعَي
       *[nominative] تُسعا
    }
   *[other] { fraction-ninths }
}

fraction-part-tenths = { $numerator ->
    [2] { $case ->
        [genitive] عُشرَي
       *[nominative] عُشرا
    }
   *[other] { fraction-tenths }
}
