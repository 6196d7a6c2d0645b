ratio = { $first } banding { $second }
score = { $first } lawan { $second }
# As 3 × 4 is read.
dimensions = { $first } kali { $second }

## Fractions: setengah, seperempat, tiga perempat, tiga perdua puluh dua

fraction = { $denominator ->
    [2] setengah
   *[other] { $numerator ->
        [1] seper{ fraction-share }
       *[other] { NUMBER($numerator, style: "words") } per{ fraction-share }
    }
}
# Sepertiga, not "seper tiga"; seperseratus.
fraction-share = { NUMBER($denominator, style: "words") }
# 20 dan tiga perempat, for "dua puluh tiga perempat" is 23 quarters.
fraction-mixed = { $numerator ->
    [1] { $count } { fraction }
   *[other] { $count } dan { fraction }
}
# 2 setengah tablet, setengah tablet
fraction-counted = { fraction-mixed } { $noun }
fraction-part = { fraction } { $noun }
