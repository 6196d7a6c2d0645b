ratio = { $first } kepada { $second }
score = { $first } berbalas { $second }
dimensions = { $first } kali { $second }

## Fractions: setengah, suku, tiga suku, satu pertiga, tiga perdua puluh dua

fraction = { $denominator ->
    [2] setengah
    [4] { $numerator ->
        [1] suku
        [2] dua suku
       *[3] tiga suku
    }
   *[other] { NUMBER($numerator, style: "words") } per{ NUMBER($denominator, style: "words") }
}
# 2 dan suku, for "dua suku" is two quarters
fraction-mixed = { $denominator ->
    [2] { $count } { fraction }
   *[other] { $count } dan { fraction }
}
# 2 setengah tablet, setengah tablet
fraction-counted = { fraction-mixed } { $noun }
fraction-part = { fraction } { $noun }
