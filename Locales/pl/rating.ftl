rating = { rating-value } na { $total }

# do czterech na 5
rating-value = { $case ->
    [genitive] { NUMBER($value, style: "span") }
   *[nominative] { $value }
}

# 4,5 na 5 gwiazdek. Not "z", after which voices leave the number as it is (z pięć).
rating-stars = { rating-value } na { $total } { FORM(noun-star, $total, case: "accusative") }

rating-counted = { $rating }, { $ratings }

rating-none = jeszcze bez ocen

rating-unavailable = ocena niedostępna
