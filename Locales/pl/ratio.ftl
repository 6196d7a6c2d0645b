ratio = { $first } do { $second }

score = { $first } do { $second }

dimensions = { $first } na { $second }

## Fractions: jedna trzecia, dwie trzecie, pięć szóstych; do jednej trzeciej, do dwóch trzecich; ponad jedną trzecią

fraction = { $case ->
    [genitive] { fraction.genitive }
    [accusative] { fraction.accusative }
   *[nominative] { fraction.nominative }
}
    .nominative = { $denominator ->
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
    .genitive = { $numerator ->
        [1] { $denominator ->
            [2] pół
            [3] jednej trzeciej
            [4] jednej czwartej
            [5] jednej piątej
            [6] jednej szóstej
            [8] jednej ósmej
            [10] jednej dziesiątej
           *[other] { $numerator } przez { $denominator }
        }
       *[other] { $denominator ->
            [3] { fraction-parts } trzecich
            [4] { fraction-parts } czwartych
            [5] { fraction-parts } piątych
            [6] { fraction-parts } szóstych
            [8] { fraction-parts } ósmych
            [10] { fraction-parts } dziesiątych
           *[other] { $numerator } przez { $denominator }
        }
    }
    .accusative = { $numerator ->
        [1] { $denominator ->
            [2] pół
            [3] jedną trzecią
            [4] jedną czwartą
            [5] jedną piątą
            [6] jedną szóstą
            [8] jedną ósmą
            [10] jedną dziesiątą
           *[other] { $numerator } przez { $denominator }
        }
       *[other] { fraction.nominative }
    }

fraction-parts = { $case ->
    [genitive] { $numerator ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
       *[9] dziewięciu
    }
   *[nominative] { $numerator ->
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
