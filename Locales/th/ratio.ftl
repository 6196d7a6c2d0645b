ratio = { $first } ต่อ { $second }

score = { $first } ต่อ { $second }

dimensions = { $first } คูณ { $second }

## Fractions

fraction = { $denominator ->
    [2] ครึ่งหนึ่ง
   *[other] เศษ { $numerator } ส่วน { $denominator }
}

# 2 เศษ 1 ส่วน 2
fraction-mixed = { $count } เศษ { $numerator } ส่วน { $denominator }

# ยาเม็ด 2 เม็ดครึ่ง, 3 ชั่วโมงครึ่ง, 2 เศษ 3 ส่วน 4 ไมล์
# accepted: unused-argument
fraction-counted = { TRAIT($noun, "named") ->
    [counter] { fraction-number }
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { fraction-counted-thing }
       *[unit] { fraction-counted-unit }
    }
}
fraction-counted-thing = { $case ->
    [joint] จุดต่อ
    [lead] { $noun }
    [count] { fraction-number }
   *[plain] { $noun } { fraction-number }
}
fraction-counted-unit = { $denominator ->
    [2] { $count } { $noun }ครึ่ง
   *[other] { fraction-mixed } { $noun }
}
fraction-number = { $denominator ->
    [2] { numeral }ครึ่ง
   *[other] { fraction-mixed } { FORM($noun, form: "counter") }
}

# ครึ่งเม็ด, เศษ 3 ส่วน 4 ไมล์, รูปภาพครึ่งรูป
# accepted: unused-argument
fraction-part = { TRAIT($noun, "named") ->
    [counter] { fraction-part-number }
   *[other] { HEAD(FORM($noun, form: "counter")) ->
        [counter] { fraction-part-thing }
       *[unit] { fraction-part-unit }
    }
}
fraction-part-thing = { $case ->
    [joint] จุดต่อ
    [lead] { $noun }
    [count] { fraction-part-number }
   *[plain] { $denominator ->
        [2] { $noun }{ fraction-part-number }
       *[other] { $noun } { fraction-part-number }
    }
}
fraction-part-number = { $denominator ->
    [2] ครึ่ง{ FORM($noun, form: "counter") }
   *[other] { fraction } { FORM($noun, form: "counter") }
}
fraction-part-unit = { $denominator ->
    [2] ครึ่ง{ $noun }
   *[other] { fraction } { $noun }
}
