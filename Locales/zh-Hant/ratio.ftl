ratio = { $first }比{ $second }

score = { $first }比{ $second }

dimensions = { $first }乘{ $second }

## Fractions, in words: some voices read 4分之3 as minutes

fraction = { NUMBER($denominator, style: "words") }分之{ NUMBER($numerator, style: "words") }

fraction-mixed = { $count }又{ fraction }

# 兩顆半藥, 3天半, 3個半小時, 2又四分之三英里
fraction-counted = { $denominator ->
    [2] { TRAIT($noun, "parts") ->
        [minutes] { numeral }個半小時
        [seconds] { numeral }分半鐘
        [months] { numeral }個半月
       *[other] { fraction-counted-half }
    }
   *[other] { TRAIT($noun, "parts") ->
        [minutes] { fraction-counted-minutes }
        [seconds] { fraction-counted-seconds }
       *[other] { fraction-mixed }{ fraction-thing }
    }
}
fraction-counted-half = { TRAIT($noun, "named") ->
    [counter] { numeral-counter }半
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { numeral-counter }半{ $noun }
       *[unit] { numeral }{ $noun }半
    }
}
fraction-counted-minutes = { $denominator ->
    [4] { numeral }小時{ fraction-quarters }分鐘
   *[other] { fraction-mixed }小時
}
fraction-counted-seconds = { $denominator ->
    [4] { numeral }分鐘{ fraction-quarters }秒
   *[other] { fraction-mixed }分鐘
}
# Of an hour in minutes, and of a minute in seconds.
fraction-quarters = { $numerator ->
    [1] 15
    [2] 30
   *[3] 45
}

# What the fraction is of: 顆藥, 頁, 英里.
fraction-thing = { TRAIT($noun, "named") ->
    [counter] { FORM($noun, form: "counter") }
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { FORM($noun, form: "counter") }{ $noun }
       *[unit] { $noun }
    }
}

# 半顆藥, 四分之三顆藥, 半小時, 45分鐘
fraction-part = { $denominator ->
    [2] 半{ fraction-thing }
    [4] { TRAIT($noun, "parts") ->
        [minutes] { fraction-quarters }分鐘
        [seconds] { fraction-quarters }秒
       *[other] { fraction }{ fraction-thing }
    }
   *[other] { fraction }{ fraction-thing }
}
