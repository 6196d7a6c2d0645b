## Two numbers

# 4,5 az 1-hez
ratio = { $first } { FORM(number-the, $second) }{ FORM(suffix-allative, $second) }

# "3 a 2 ellen" is three players against two. After a comma, "3, 2" could be a decimal.
score = állás: { $first }; { $second }

# 3-szor 4
dimensions = { $first }{ FORM(suffix-times, $first) } { $second }

# accepted: symbol
suffix-times = { TAIL($count) ->
    [number-five] -ször
    [number-million] -szor
    [number-front] -szer
   *[number-end] -szor
}

## Fractions, in words: fél, kétharmad, háromnegyed

# 19 ötezred. From one million on: 3 per 2000000
fraction = { $denominator ->
    [2] { word-half }
   *[other] { TAIL(fraction-word) ->
        [number-any] { $numerator } per { $denominator }
       *[word] { NUMBER($numerator, style: "before") }{ fraction-word }
    }
}
fraction-word = { NUMBER($denominator, style: "part") }
-tail-number-any = 0 1 2 3 4 5 6 7 8 9

# $case "bounded": after words that limit it: több mint a fele
word-half = { $case ->
    [bounded] a fele
    [inside] a fele
   *[bare] fél
}

# másfél, 2 és fél, 2 és háromnegyed, 2 egész kilenc huszad
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] másfél
       *[other] { $count } és fél
    }
    [3] { $count } és { fraction }
    [4] { $count } és { fraction }
   *[other] { $count } egész { fraction }
}

fraction-counted = { fraction-mixed } { $noun }

# fél tabletta, negyed tabletta, háromnegyed tabletta
fraction-part = { $denominator ->
    [2] fél { $noun }
    [4] { $numerator ->
        [1] negyed { $noun }
       *[other] { fraction } { $noun }
    }
   *[other] { fraction } { $noun }
}
