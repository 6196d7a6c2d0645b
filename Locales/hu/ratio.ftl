## Two numbers

# 4,5 az 1-hez
ratio = { $first } { FORM(number-the, $second) }{ FORM(suffix-allative, $second) }

# "3 2" would be heard as two numbers of one row.
score = { $first } { FORM(number-the, $second) } ellen

# 3-szor 4; 3 méterszer 4 méter
dimensions = { $first }{ FORM(suffix-times, $first) } { $second }

# accepted: symbol
suffix-times = { TAIL($count) ->
    [number-five] -ször
    [number-million] -szor
    [number-front] -szer
    [number-end] -szor
    [word-back] szor
   *[word-front] szer
}
-tail-number-end = 0 3 6 8
-tail-word-back = láb yard pont mérföld

## Fractions, in words: fél, kétharmad, háromnegyed

# Other parts have no such word: 3 per 22. With a space before "század", for "háromszázad" is one three-hundredth.
fraction = { $denominator ->
    [2] { word-half }
    [100] { NUMBER($numerator, style: "parts") } { fraction-word }
    [1000] { NUMBER($numerator, style: "parts") } { fraction-word }
   *[other] { TAIL(fraction-word) ->
        [number-any] { $numerator } per { $denominator }
       *[word] { NUMBER($numerator, style: "parts") }{ fraction-word }
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

# másfél, 2 és fél, 2 és háromnegyed
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] másfél
       *[other] { $count } és fél
    }
   *[other] { $count } és { fraction }
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
