# After "з" a number in words is in the genitive: 4 з 5, чотири з п’яти.
rating = { $case ->
    [genitive] { NUMBER($value, style: "span") } { from-total }
   *[nominative] { $value } { from-total }
}

# 4,5 з 5 зірок; одна з 5 зірок
rating-stars = { $case ->
    [genitive] { NUMBER($value, style: "span", gender: "feminine") } { rating-stars-total }
   *[nominative] { $value ->
        [1] одна { rating-stars-total }
        [2] дві { rating-stars-total }
       *[other] { $value } { rating-stars-total }
    }
}
rating-stars-total = { HEAD($total) ->
    [zi] зі { $total } { FORM(noun-star, $total, case: "genitive") }
    [iz] із { $total } { FORM(noun-star, $total, case: "genitive") }
   *[other] з { $total } { FORM(noun-star, $total, case: "genitive") }
}

rating-none = поки що без оцінок

rating-unavailable = оцінка недоступна
