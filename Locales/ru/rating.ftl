# After "из" a number in words is in the genitive: 4 из 5, четыре из пяти.
rating = { $case ->
    [genitive] { NUMBER($value, style: "span") } из { FORM(of-total, case: "genitive") }
   *[nominative] { $value } из { FORM(of-total, case: "genitive") }
}

# 4,5 из 5 звёзд; одна из 5 звёзд
rating-stars = { $case ->
    [genitive] { NUMBER($value, style: "span", gender: "feminine") } из { rating-stars-total }
   *[nominative] { $value ->
        [1] одна из { rating-stars-total }
        [2] две из { rating-stars-total }
       *[other] { $value } из { $total } { FORM(noun-star, $total, case: "genitive") }
    }
}
rating-stars-total = { $total } { FORM(noun-star, $total, case: "genitive") }

rating-none = пока без оценок

rating-unavailable = оценка недоступна
