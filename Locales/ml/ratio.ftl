# As people say it at school.
ratio = { $first } ഈസ് ടു { $second }

score = { $first }-നെതിരെ { $second }

dimensions = { $first } ബൈ { $second }

## Fractions. Up to twelve, halves and quarters are one word with the number: ഒന്നര, രണ്ടേകാൽ, മൂന്നേമുക്കാൽ

fraction = { $denominator ->
    [2] { $case ->
        [locative] പകുതിയിൽ
       *[direct] പകുതി
    }
    [3] മൂന്നിൽ { fraction-parts }
    [4] { $numerator ->
        [1] കാൽ
        [2] നാലിൽ { fraction-parts }
       *[3] മുക്കാൽ
    }
   *[other] { $numerator } ബൈ { $denominator }
}

fraction-parts = { $numerator ->
    [1] ഒന്ന്
   *[2] രണ്ട്
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
fraction-mixed-parts = { $count }-ഉം { fraction } ഭാഗവും
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
   *[other] { $count }-ഉം പകുതിയും
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
   *[other] { $count }-ഉം കാലും
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
   *[other] { $count }-ഉം മുക്കാലും
}

fraction-counted = { fraction-mixed } { FORM($noun, 1) }

# അര ഗുളിക, മുക്കാൽ ഗുളിക
fraction-part = { $denominator ->
    [2] അര { FORM($noun, 1) }
   *[other] { FORM(fraction, case: "direct") } { FORM($noun, 1) }
}
