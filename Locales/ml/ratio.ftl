# As people say it at school.
ratio = { $first } ഈസ് ടു { $second }

# Two numbers alone would be heard as a list; -നെതിരെ would make the first the loser.
score = സ്കോർ { $first }, { $second }

dimensions = { $first } ബൈ { $second }

## Fractions. Up to twelve, halves and quarters are one word with the number: ഒന്നര, രണ്ടേകാൽ, മൂന്നേമുക്കാൽ. Larger
## numbers have decimals: 31.5

# മൂന്നിൽ രണ്ട്, എട്ടിലൊന്ന്; other parts as people say them at school: 3 ബൈ 16
fraction = { $denominator ->
    [2] { $case ->
        [locative] പകുതിയിൽ
       *[direct] പകുതി
    }
    [3] മൂന്നി{ fraction-parts }
    [4] { $numerator ->
        [1] കാൽ
        [2] നാലി{ fraction-parts }
       *[3] മുക്കാൽ
    }
    [5] അഞ്ചി{ fraction-parts }
    [6] ആറി{ fraction-parts }
    [8] എട്ടി{ fraction-parts }
   *[other] { $numerator } ബൈ { $denominator }
}

fraction-parts = { $numerator ->
    [1] ലൊന്ന്
   *[other] ൽ { NUMBER($numerator, style: "words") }
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
        [3] { fraction-mixed-three-quarters }
       *[other] { fraction-mixed-parts }
    }
   *[other] { fraction-mixed-parts }
}
# രണ്ടേ മൂന്നിലൊന്ന്; 2-ഉം 3 ബൈ 16-ഉം
fraction-mixed-parts = { HEAD(fraction) ->
    [digit] { $count }-ഉം { fraction }-ഉം
   *[word] { fraction-mixed-words }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*
fraction-mixed-words = { $count ->
    [1] ഒന്നേ { fraction }
    [2] രണ്ടേ { fraction }
    [3] മൂന്നേ { fraction }
    [4] നാലേ { fraction }
    [5] അഞ്ചേ { fraction }
    [6] ആറേ { fraction }
    [7] ഏഴേ { fraction }
    [8] എട്ടേ { fraction }
    [9] ഒമ്പതേ { fraction }
    [10] പത്തേ { fraction }
    [11] പതിനൊന്നേ { fraction }
    [12] പന്ത്രണ്ടേ { fraction }
   *[other] { $count }-ഉം { fraction } ഭാഗവും
}
fraction-mixed-half = { $count ->
    [1] ഒന്നര
    [2] രണ്ടര
    [3] മൂന്നര
    [4] നാലര
    [5] അഞ്ചര
    [6] ആറര
    [7] ഏഴര
    [8] എട്ടര
    [9] ഒമ്പതര
    [10] പത്തര
    [11] പതിനൊന്നര
    [12] പന്ത്രണ്ടര
   *[other] { $count }.5
}
fraction-mixed-quarter = { $count ->
    [1] ഒന്നേകാൽ
    [2] രണ്ടേകാൽ
    [3] മൂന്നേകാൽ
    [4] നാലേകാൽ
    [5] അഞ്ചേകാൽ
    [6] ആറേകാൽ
    [7] ഏഴേകാൽ
    [8] എട്ടേകാൽ
    [9] ഒമ്പതേകാൽ
    [10] പത്തേകാൽ
    [11] പതിനൊന്നേകാൽ
    [12] പന്ത്രണ്ടേകാൽ
   *[other] { $count }.25
}
fraction-mixed-three-quarters = { $count ->
    [1] ഒന്നേമുക്കാൽ
    [2] രണ്ടേമുക്കാൽ
    [3] മൂന്നേമുക്കാൽ
    [4] നാലേമുക്കാൽ
    [5] അഞ്ചേമുക്കാൽ
    [6] ആറേമുക്കാൽ
    [7] ഏഴേമുക്കാൽ
    [8] എട്ടേമുക്കാൽ
    [9] ഒമ്പതേമുക്കാൽ
    [10] പത്തേമുക്കാൽ
    [11] പതിനൊന്നേമുക്കാൽ
    [12] പന്ത്രണ്ടേമുക്കാൽ
   *[other] { $count }.75
}

# രണ്ടര ഗുളിക, 13.5 ഗുളിക; for other parts, a whole that has no such word is counted apart: 13 ഗുളിക, ഒപ്പം 3 ബൈ 16
# ഗുളിക (പിന്നെ would be a later dose)
fraction-counted = { $denominator ->
    [2] { fraction-mixed } { FORM($noun, 1) }
    [4] { $numerator ->
        [1] { fraction-mixed } { FORM($noun, 1) }
        [3] { fraction-mixed } { FORM($noun, 1) }
       *[other] { fraction-counted-parts }
    }
   *[other] { fraction-counted-parts }
}
fraction-counted-parts = { HEAD(fraction-mixed) ->
    [digit] { $count } { FORM($noun, form: "singular") }, ഒപ്പം { fraction-part }
   *[word] { fraction-mixed } { FORM($noun, 1) }
}

# അര ഗുളിക, മുക്കാൽ ഗുളിക
fraction-part = { $denominator ->
    [2] അര { FORM($noun, 1) }
   *[other] { FORM(fraction, case: "direct") } { FORM($noun, 1) }
}
