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

# ஒன்றரை, இருபத்தொன்றரை, இரண்டேகால், by numerals.txt; after a whole hundred 100 மற்றும் அரை
fraction-mixed = { $denominator ->
    [2] { NUMBER($count, style: "half") }
    [4] { $numerator ->
        [1] { NUMBER($count, style: "quarter") }
       *[3] { NUMBER($count, style: "three-quarters") }
    }
   *[other] { $count }, மேலும் { fraction }
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
