ratio = { $first }対{ $second }

score = { $first }対{ $second }

dimensions = { $first }かける{ $second }

## Fractions: 4分の3 is said from the bottom up

fraction = { $denominator }分の{ $numerator }

fraction-mixed = { $count }と{ fraction }

# 2錠半, 2錠と4分の3. $case "bound": 2日と4分の1, and the number last behind 最大, too.
fraction-counted = { $denominator ->
    [2] { fraction-counted-half }
   *[other] { FORM(counted, case: "bound") }と{ fraction }
}

# 1日半, for 1日間半 is not said.
fraction-counted-half = { TRAIT($noun, "parts") ->
    [counter] { $count }{ FORM($noun, form: "counter-times") }半
   *[noun] { FORM(counted, case: "bound") }半
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

# Of a dose 薬1回分の半分: 薬半分 is heard as half of all the medicine.
fraction-part-noun = { TRAIT($noun, "states") ->
    [times] { $denominator ->
        [2] { $noun }1{ FORM($noun, form: "counter") }の半分
       *[other] { $noun }1{ FORM($noun, form: "counter") }の{ fraction }
    }
   *[things] { $denominator ->
        [2] { $noun }半分
       *[other] { $noun }{ fraction }
    }
}
