ratio = { $first }対{ $second }

score = { $first }対{ $second }

dimensions = { $first }かける{ $second }

## Fractions: 4分の3 is said from the bottom up

fraction = { $denominator }分の{ $numerator }

fraction-mixed = { $count }と{ fraction }

# 2錠半, 2錠と4分の3
fraction-counted = { $denominator ->
    [2] { TRAIT($noun, "named") ->
        [counter] { counted }半
       *[noun] { $noun }{ numeral }半
    }
   *[other] { TRAIT($noun, "named") ->
        [counter] { counted }と{ fraction }
       *[noun] { $noun }{ numeral }と{ fraction }
    }
}

# 錠剤半分, 錠剤4分の3. Of a dose 薬1回分の半分: 薬半分 is heard as half of all the medicine.
fraction-part = { TRAIT($noun, "states") ->
    [times] { $denominator ->
        [2] { $noun }1{ FORM($noun, form: "counter") }の半分
       *[other] { $noun }1{ FORM($noun, form: "counter") }の{ fraction }
    }
   *[things] { $denominator ->
        [2] { $noun }半分
       *[other] { $noun }{ fraction }
    }
}
