## Two numbers beside each other, and fractions

ratio = { $first } kwa { $second }
score = { $first } kwa { $second }
dimensions = { $first } kwa { $second }

fraction = { $denominator ->
    [2] nusu
    [3] { $numerator ->
        [1] theluthi
       *[2] theluthi mbili
    }
    [4] { $numerator ->
        [1] robo
        [2] robo mbili
       *[3] robo tatu
    }
   *[other] sehemu { $numerator } kati ya { $denominator }
}
fraction-mixed = { $count } na { fraction }
# vipindi viwili na nusu: what is counted stands first, and the number agrees with it.
fraction-counted = { counted } na { fraction }
fraction-part = { fraction } ya { $noun }
