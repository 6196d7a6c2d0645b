ratio = { $first }対{ $second }

score = { $first }対{ $second }

dimensions = { $first }かける{ $second }

## Fractions: 4分の3 is said from the bottom up

fraction = { $denominator }分の{ $numerator }

fraction-mixed = { $count }と{ fraction }

# 2錠半, 2錠と4分の3. $case "bound": 2日と4分の1. Of units: 1マイル半, 2と4分の3マイル, but 2時間45分, 1分15秒, 小さじ1杯半. What has none of
# the counters of -head-counter is a unit, or is its own counter.
fraction-counted = { TRAIT($noun, "parts") ->
    [minutes] { $count }時間{ fraction-rest-minutes }
    [seconds] { $count }分{ fraction-rest-seconds }
    [spoon] { $noun }{ number-near }{ $count }杯{ fraction-rest }
    [scale] { $noun }{ number-near }{ $count }度{ fraction-rest }
    [days] { $count }日{ fraction-rest }
    [counter] { fraction-counted-thing }
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { fraction-counted-thing }
       *[unit] { fraction-counted-unit }
    }
}
fraction-counted-unit = { $denominator ->
    [2] { $count }{ FORM($noun, form: "counter-named") }{ fraction-rest-half }
   *[other] { fraction-mixed }{ FORM($noun, form: "counter-named") }
}
fraction-rest-minutes = { $denominator ->
    [2] 半
    [4] { fraction-quarters }分
   *[other] と{ fraction }
}
fraction-rest-seconds = { $denominator ->
    [2] 半
    [4] { fraction-quarters }秒
   *[other] と{ fraction }
}
# Of an hour in minutes, and of a minute in seconds.
fraction-quarters = { $numerator ->
    [1] 15
    [2] 30
   *[3] 45
}

fraction-counted-thing = { HEAD(FORM(counted, case: "bound")) ->
    [digit] { $denominator ->
        [2] { fraction-counted-half }
       *[other] { FORM(counted, case: "bound") }と{ fraction }
    }
   *[noun] { fraction-counted-noun }
}

# 1日半, for 1日間半 is not said.
fraction-counted-half = { TRAIT($noun, "parts") ->
    [counter] { $count }{ FORM($noun, form: "counter-times") }半
   *[noun] { FORM(counted, case: "bound") }{ fraction-rest }
}

# 本1冊半, as counted: 約1冊半の本, 本が1冊半多い, 本が約1冊半増加.
fraction-counted-noun = { $case ->
    [first] { FORM(counted, case: "end") }{ fraction-rest }の{ $noun }
    [end] { FORM(counted, case: "end") }{ fraction-rest }
    [subject] { FORM(counted, case: "subject") }{ fraction-rest }
    [about] { FORM(counted, case: "about") }{ fraction-rest }
    [most] { FORM(counted, case: "most") }{ fraction-rest }
   *[plain] { FORM(counted, case: "bound") }{ fraction-rest }
}
fraction-rest = { $denominator ->
    [2] { fraction-rest-half }
   *[other] と{ fraction }
}
# 1冊半, but アルバム1件と半分: what isn't cut in half has no 半.
fraction-rest-half = { TAIL(FORM($noun, form: "counter")) ->
    [whole] と半分
   *[other] 半
}
-tail-whole = 件 人 名 通 問 票 席 所 字

# 半錠, 4分の3錠, 半ページ of a noun with .parts = counter. All others: 商品半分, 商品4分の3. Of units: 半マイル, 4分の3マイル, but 30分, 45分,
# 小さじ2分の1.
fraction-part = { TRAIT($noun, "parts") ->
    [minutes] { fraction-part-minutes }
    [seconds] { fraction-part-seconds }
    [spoon] { $noun }{ number-near }{ fraction }
    [scale] { $noun }{ number-near }{ fraction }度
    [days] { fraction-part-days }
    [counter] { fraction-part-counter }
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { fraction-part-noun }
       *[unit] { fraction-part-counter }
    }
}
# Avoid 4分の3日, which voices read as みっか.
fraction-part-days = { $denominator ->
    [2] 半日
   *[other] 24時間の{ fraction }
}
fraction-part-minutes = { $denominator ->
    [2] 30分
    [4] { fraction-quarters }分
   *[other] { fraction }時間
}
fraction-part-seconds = { $denominator ->
    [2] 30秒
    [4] { fraction-quarters }秒
   *[other] { fraction }分
}
fraction-part-counter = { $denominator ->
    [2] 半{ FORM($noun, form: "counter-times") }
   *[other] { fraction }{ FORM($noun, form: "counter-times") }
}

# Of a dose 薬1回分の半分: 薬半分 is heard as half of all the medicine. And 約1回分の半分の薬.
fraction-part-noun = { TRAIT($noun, "states") ->
    [times] { $case ->
        [first] { fraction-part-dose }の{ $noun }
        [end] { fraction-part-dose }
        [about] { $noun }{ number-joint }{ fraction-part-dose }
        [most] { $noun }{ number-joint }{ fraction-part-dose }
       *[plain] { $noun }{ fraction-part-dose }
    }
   *[things] { $denominator ->
        [2] { $noun }半分
       *[other] { $noun }{ fraction }
    }
}
fraction-part-dose = { $denominator ->
    [2] 1{ FORM($noun, form: "counter") }の半分
   *[other] 1{ FORM($noun, form: "counter") }の{ fraction }
}
