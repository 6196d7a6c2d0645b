ratio = { $first } do { $second }

score = { $first } do { $second }

dimensions = { $first } na { $second }

## Fractions: jedna trzecia, dwie trzecie, pięć szóstych

fraction = { $denominator ->
    [2] pół
    [3] { fraction-parts } { $numerator ->
        [1] trzecia
       *[other] trzecie
    }
    [4] { fraction-parts } { $numerator ->
        [1] czwarta
       *[other] czwarte
    }
    [5] { fraction-parts } { $numerator ->
        [1] piąta
       *[other] piąte
    }
    [6] { fraction-parts } { $numerator ->
        [1] szósta
        [5] szóstych
       *[2] szóste
    }
    [8] { fraction-parts } { $numerator ->
        [1] ósma
        [2] ósme
        [3] ósme
        [4] ósme
       *[5] ósmych
    }
    [10] { fraction-parts } { $numerator ->
        [1] dziesiąta
        [2] dziesiąte
        [3] dziesiąte
        [4] dziesiąte
       *[5] dziesiątych
    }
   *[other] { $numerator } przez { $denominator }
}

fraction-parts = { $numerator ->
    [1] jedna
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
   *[9] dziewięć
}

fraction-mixed = { $count } i { fraction }

# półtorej tabletki, półtora dnia; 2 i pół tabletki, dwie i trzy czwarte tabletki
fraction-counted = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half } { FORM($noun, form: "genitive") }
       *[other] { numeral } i pół { FORM($noun, form: "genitive") }
    }
   *[other] { numeral } i { fraction } { FORM($noun, form: "genitive") }
}

fraction-one-and-half = { $gender ->
    [feminine] półtorej
   *[masculine] półtora
}

fraction-part = { fraction } { FORM($noun, form: "genitive") }
