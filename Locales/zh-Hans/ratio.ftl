ratio = { $first }比{ $second }

score = { $first }比{ $second }

dimensions = { $first }乘{ $second }

## Fractions, in words: some voices read 4分之3 as minutes

fraction = { NUMBER($denominator, style: "words") }分之{ NUMBER($numerator, style: "words") }

fraction-mixed = { $count }又{ fraction }

# 两片半药, 3天半, 3个半小时, 2又四分之三英里
fraction-counted = { $denominator ->
    [2] { TRAIT($noun, "parts") ->
        [minutes] { numeral }个半小时
        [seconds] { numeral }分半钟
        [months] { numeral }个半月
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
    [4] { numeral }小时{ fraction-quarters }分钟
   *[other] { fraction-mixed }小时
}
fraction-counted-seconds = { $denominator ->
    [4] { numeral }分钟{ fraction-quarters }秒
   *[other] { fraction-mixed }分钟
}
# Of an hour in minutes, and of a minute in seconds.
fraction-quarters = { $numerator ->
    [1] 15
    [2] 30
   *[3] 45
}

# What the fraction is of: 片药, 页, 英里.
fraction-thing = { TRAIT($noun, "named") ->
    [counter] { FORM($noun, form: "counter") }
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { FORM($noun, form: "counter") }{ $noun }
       *[unit] { $noun }
    }
}

# 半片药, 四分之三片药, 半小时, 45分钟
fraction-part = { $denominator ->
    [2] 半{ fraction-thing }
    [4] { TRAIT($noun, "parts") ->
        [minutes] { fraction-quarters }分钟
        [seconds] { fraction-quarters }秒
       *[other] { fraction }{ fraction-thing }
    }
   *[other] { fraction }{ fraction-thing }
}
