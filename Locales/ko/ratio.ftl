ratio = { $first } 대 { $second }

score = { $first } 대 { $second }

dimensions = { $first } 곱하기 { $second }

## Fractions: 4분의 3 is said from the bottom up

fraction = { $denominator }분의 { $numerator }

fraction-mixed = { TAIL($count) ->
    [open] { $count }와 { fraction }
   *[closed] { $count }과 { fraction }
}

# 알약 2정 반, 알약 2와 4분의 3정, 2시간 30분, 2분 15초, 2마일 반, 2와 4분의 3마일.
fraction-counted = { TRAIT($noun, "parts") ->
    [minutes] { fraction-hours }
    [seconds] { fraction-minutes }
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { fraction-counted-thing }
       *[unit] { fraction-counted-unit }
    }
}
fraction-hours = { $denominator ->
    [2] { $count }시간 30분
    [4] { $count }시간 { fraction-quarters }분
   *[other] { fraction-mixed }시간
}
fraction-minutes = { $denominator ->
    [2] { $count }분 30초
    [4] { $count }분 { fraction-quarters }초
   *[other] { fraction-mixed }분
}
# Of an hour in minutes, and of a minute in seconds.
fraction-quarters = { $numerator ->
    [1] 15
    [2] 30
   *[3] 45
}
fraction-counted-unit = { $denominator ->
    [2] { $count }{ FORM($noun, form: "counter") } 반
   *[other] { fraction-mixed }{ FORM($noun, form: "counter") }
}
fraction-counted-thing = { TRAIT($noun, "named") ->
    [counter] { fraction-number }
   *[noun] { $case ->
        [joint] 이음매 { $noun } { fraction-number }
        [end] { fraction-number }
       *[plain] { $noun } { fraction-number-near }
    }
}
fraction-number = { $denominator ->
    [2] { $count }{ FORM($noun, form: "counter") } 반
   *[other] { fraction-mixed }{ FORM($noun, form: "counter") }
}
fraction-number-near = { $case ->
    [minus] 마이너스 { fraction-number }
    [most] 최대 { fraction-number }
    [nearly] 거의 { fraction-number }
   *[plain] { fraction-number }
}

# 알약 반 정, 사진 4분의 3장, 30분, 2분의 1마일, 복용 2분의 1회분.
fraction-part = { TRAIT($noun, "parts") ->
    [minutes] { fraction-part-minutes }
    [seconds] { fraction-part-seconds }
    [dose] { fraction }회분
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { fraction-part-thing }
       *[unit] { fraction }{ FORM($noun, form: "counter") }
    }
}
fraction-part-minutes = { $denominator ->
    [2] 30분
    [4] { fraction-quarters }분
   *[other] { fraction }시간
}
fraction-part-seconds = { $denominator ->
    [2] 30초
    [4] { fraction-quarters }초
   *[other] { fraction }분
}
fraction-part-thing = { TRAIT($noun, "named") ->
    [counter] { fraction-part-number }
   *[noun] { $case ->
        [joint] 이음매 { $noun } { fraction-part-number }
        [end] { fraction-part-number }
       *[plain] { $noun } { fraction-part-near }
    }
}
fraction-part-near = { $case ->
    [minus] 마이너스 { fraction-part-number }
    [most] 최대 { fraction-part-number }
    [nearly] 거의 { fraction-part-number }
   *[plain] { fraction-part-number }
}
fraction-part-number = { $denominator ->
    [2] 반 { FORM($noun, form: "counter") }
   *[other] { fraction }{ FORM($noun, form: "counter") }
}
