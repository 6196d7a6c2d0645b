## Two numbers. "lukuun" has the case, so that the number itself needs none

ratio = { $first } suhteessa lukuun { $second }
score = { $first } vastaan { $second }
dimensions = { $first } kertaa { $second }

fraction = { $denominator ->
    [2] puoli
    [3] { $numerator ->
        [1] kolmasosa
       *[2] kaksi kolmasosaa
    }
    [4] { $numerator ->
        [1] neljäsosa
        [2] kaksi neljäsosaa
       *[3] kolme neljäsosaa
    }
    [5] { $numerator ->
        [1] viidesosa
        [2] kaksi viidesosaa
        [3] kolme viidesosaa
       *[4] neljä viidesosaa
    }
    [8] { $numerator ->
        [1] kahdeksasosa
       *[other] { $numerator } kahdeksasosaa
    }
    [10] { $numerator ->
        [1] kymmenesosa
       *[other] { $numerator } kymmenesosaa
    }
   *[other] { $numerator } jaettuna luvulla { $denominator }
}
fraction-mixed = { $count } ja { fraction }
# The partitive singular, as after every number but 1: puoli tablettia, 2 ja puoli tablettia.
fraction-counted = { fraction-mixed } { FORM($noun, form: "partitive") }
fraction-part = { fraction } { FORM($noun, form: "partitive") }
