# "Do" takes the genitive, and voices read digits in the nominative: 2 do jednego, 1 do dwudziestu dwóch.
ratio = { $first } do { NUMBER($second, style: "span") }

score = { $first } do { NUMBER($second, style: "span") }

# do dwóch na 3 metry: only the first goes by what comes before both.
dimensions = { $case ->
    [genitive] { NUMBER($first, style: "span") } na { FORM($second, case: "accusative") }
   *[nominative] { $first } na { $second }
}

## Fractions: jedna trzecia, dwie trzecie, pięć szóstych; do jednej trzeciej, do dwóch trzecich; o jedną trzecią

# Alone a half has other cases than before a noun: ponad połowa, but ponad pół tabletki.
fraction = { $denominator ->
    [2] { fraction-half }
   *[other] { fraction-share }
}

fraction-half = { $case ->
    [genitive] połowy
    [accusative] połowę
    [amount] połowa
    [beyond] połowa
   *[nominative] pół
}

fraction-share = { $case ->
    [genitive] { fraction-share.genitive }
    [accusative] { fraction-share.accusative }
   *[nominative] { fraction-share.nominative }
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
        [7] { $numerator ->
            [1] jedna siódma
            [few] { fraction-parts } siódme
           *[many] { fraction-parts } siódmych
        }
        [9] { $numerator ->
            [1] jedna dziewiąta
            [few] { fraction-parts } dziewiąte
           *[many] { fraction-parts } dziewiątych
        }
        [12] { $numerator ->
            [1] jedna dwunasta
            [few] { fraction-parts } dwunaste
           *[many] { fraction-parts } dwunastych
        }
        [16] { $numerator ->
            [1] jedna szesnasta
            [few] { fraction-parts } szesnaste
           *[many] { fraction-parts } szesnastych
        }
        [100] { $numerator ->
            [1] jedna setna
            [few] { fraction-parts } setne
           *[many] { fraction-parts } setnych
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
            [7] jednej siódmej
            [9] jednej dziewiątej
            [12] jednej dwunastej
            [16] jednej szesnastej
            [100] jednej setnej
           *[other] { $numerator } przez { $denominator }
        }
       *[other] { $denominator ->
            [3] { fraction-parts } trzecich
            [4] { fraction-parts } czwartych
            [5] { fraction-parts } piątych
            [6] { fraction-parts } szóstych
            [8] { fraction-parts } ósmych
            [10] { fraction-parts } dziesiątych
            [7] { fraction-parts } siódmych
            [9] { fraction-parts } dziewiątych
            [12] { fraction-parts } dwunastych
            [16] { fraction-parts } szesnastych
            [100] { fraction-parts } setnych
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
            [7] jedną siódmą
            [9] jedną dziewiątą
            [12] jedną dwunastą
            [16] jedną szesnastą
            [100] jedną setną
           *[other] { $numerator } przez { $denominator }
        }
       *[other] { fraction-share.nominative }
    }

# In words: pięć szóstych, do pięciu szóstych.
fraction-parts = { $case ->
    [genitive] { NUMBER($numerator, style: "words", gender: "feminine", case: "genitive") }
   *[nominative] { NUMBER($numerator, style: "words", gender: "feminine") }
}

# półtora, which has no cases; 2 i pół
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half }
       *[other] { fraction-mixed-share }
    }
   *[other] { fraction-mixed-share }
}
    .joined = yes

fraction-mixed-share = { $case ->
    [genitive] { NUMBER($count, style: "people") } i { fraction-share }
   *[nominative] { $count } i { fraction-share }
}

# półtorej tabletki, półtora dnia; 2 i pół tabletki, dwie i trzy czwarte tabletki
fraction-counted = { $denominator ->
    [2] { $count ->
        [1] { fraction-one-and-half } { FORM($noun, form: "genitive") }
       *[other] { numeral } i pół { FORM($noun, form: "genitive") }
    }
   *[other] { numeral } i { fraction-share } { FORM($noun, form: "genitive") }
}

fraction-one-and-half = { $gender ->
    [feminine] półtorej
   *[masculine] półtora
}

fraction-part = { fraction-share } { FORM($noun, form: "genitive") }
