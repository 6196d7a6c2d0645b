# After "do": do czterech na 5.
rating = { $case ->
    [genitive] { NUMBER($value, style: "span") } na { $total }
   *[nominative] { $value } na { $total }
}

# 4,5 na 5 gwiazdek. Avoid "z", after which voices leave the number as it is (z pięć). 1 and 2 are of stars, too, which
# are feminine: jedna na 5 gwiazdek.
rating-stars = { $case ->
    [genitive] { NUMBER($value, style: "span", gender: "feminine") } na { rating-stars-total }
   *[nominative] { $value ->
        [1] jedna na { rating-stars-total }
        [2] dwie na { rating-stars-total }
       *[other] { $value } na { $total } { FORM(noun-star, $total, case: "accusative") }
    }
}
rating-stars-total = { $total } { FORM(noun-star, $total, case: "accusative") }

rating-none = jeszcze bez ocen

rating-unavailable = ocena niedostępna
