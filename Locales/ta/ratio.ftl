ratio = விகிதம் { $first }க்கு { $second }

# With a pause alone, 3, 2 would be heard as two numbers; without the word, 3க்கு 2 as "2 out of 3".
score = ஸ்கோர் { $first }க்கு { $second }

# As rooms and bricks are measured aloud: அளவு 9க்கு 4க்கு 3. பை would be heard as a bag.
dimensions = { $case ->
    [sides] { $first }க்கு { $second }
   *[direct] அளவு { $first }க்கு { FORM($second, case: "sides") }
}

## Fractions. Halves and quarters have names of their own: அரை, கால், முக்கால்

fraction = { $denominator ->
    [2] { $case ->
        [dative] பாதிக்கு
       *[direct] பாதி
    }
    [4] { $numerator ->
        [1] கால்
       *[3] முக்கால்
    }
   *[other] { $numerator ->
        [1] { $denominator }இல் ஒரு பங்கு
       *[other] { $denominator }இல் { $numerator } பங்கு
    }
}

# ஒன்றரை, இரண்டரை; after digits 12 மற்றும் அரை
fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
       *[3] { fraction-mixed-three-quarters }
    }
   *[other] { $count }, மேலும் { fraction }
}
fraction-mixed-half = { $count ->
    [1] ஒன்றரை
    [2] இரண்டரை
    [3] மூன்றரை
    [4] நான்கரை
    [5] ஐந்தரை
    [6] ஆறரை
    [7] ஏழரை
    [8] எட்டரை
    [9] ஒன்பதரை
    [10] பத்தரை
   *[other] { $count } மற்றும் அரை
}
fraction-mixed-quarter = { $count ->
    [1] ஒன்றேகால்
    [2] இரண்டேகால்
    [3] மூன்றேகால்
    [4] நாலேகால்
    [5] ஐந்தேகால்
    [6] ஆறேகால்
    [7] ஏழேகால்
    [8] எட்டேகால்
    [9] ஒன்பதேகால்
    [10] பத்தேகால்
   *[other] { $count } மற்றும் கால்
}
fraction-mixed-three-quarters = { $count ->
    [1] ஒன்றேமுக்கால்
    [2] இரண்டேமுக்கால்
    [3] மூன்றேமுக்கால்
    [4] நாலேமுக்கால்
    [5] ஐந்தேமுக்கால்
    [6] ஆறேமுக்கால்
    [7] ஏழேமுக்கால்
    [8] எட்டேமுக்கால்
    [9] ஒன்பதேமுக்கால்
    [10] பத்தேமுக்கால்
   *[other] { $count } மற்றும் முக்கால்
}

# இரண்டரை மாத்திரை; 2 மாத்திரைகள், மேலும் 8இல் 3 பங்கு மாத்திரை
fraction-counted = { $denominator ->
    [2] { fraction-mixed } { FORM($noun, 1) }
    [4] { fraction-mixed } { FORM($noun, 1) }
   *[other] { $count } { FORM($noun, $count) }, மேலும் { fraction-part }
}

fraction-part = { $denominator ->
    [2] அரை { $noun }
   *[other] { fraction } { FORM($noun, 1) }
}
