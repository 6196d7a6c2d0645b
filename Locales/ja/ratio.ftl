ratio = { $first }対{ $second }

score = { $first }対{ $second }

dimensions = { $first }かける{ $second }

## Fractions: 4分の3 is said from the bottom up

fraction = { $denominator }分の{ $numerator }

fraction-mixed = { $count }と{ fraction }

# 2錠半, 2錠と4分の3. $case "bound": 2日と4分の1.
fraction-counted = { HEAD(FORM(counted, case: "bound")) ->
    [digit] { $denominator ->
        [2] { fraction-counted-half }
       *[other] { FORM(counted, case: "bound") }と{ fraction }
    }
   *[noun] { fraction-counted-noun }
}

# 1日半, for 1日間半 is not said.
fraction-counted-half = { TRAIT($noun, "parts") ->
    [counter] { $count }{ FORM($noun, form: "counter-times") }半
   *[noun] { FORM(counted, case: "bound") }半
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
    [2] 半
   *[other] と{ fraction }
}

# 半錠, 4分の3錠, 半ページ of a noun with .parts = counter. All others: 商品半分, 商品4分の3.
fraction-part = { TRAIT($noun, "parts") ->
    [counter] { fraction-part-counter }
   *[noun] { fraction-part-noun }
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
