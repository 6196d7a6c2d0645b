ratio = { $first } إلى { $second }

score = { $first } مقابل { $second }

dimensions = { $first } في { $second }

## Fractions. The marks keep a voice from reading خمس as five, and ربع as a verb

fraction = { $denominator ->
    [2] نِصف
    [3] { $numerator ->
        [1] ثُلث
       *[2] { fraction-two-thirds }
    }
    [4] { fraction-quarters }
    [5] { fraction-fifths }
   *[other] { $numerator } على { $denominator }
}

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

fraction-mixed = { $count } وَ{ fraction }

# حَبَّتان وَنِصف, 3 حَبَّات وَثَلاثَة أَرباع
fraction-counted = { counted } وَ{ fraction }

# نِصف حَبَّة, ثَلاثَة أَرباع حَبَّة. A dual loses its last letter: ثُلثا حَبَّة
fraction-part = { $denominator ->
    [3] { fraction-part-thirds } { FORM($noun, form: "singular") }
    [4] { fraction-part-quarters } { FORM($noun, form: "singular") }
    [5] { fraction-part-fifths } { FORM($noun, form: "singular") }
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
