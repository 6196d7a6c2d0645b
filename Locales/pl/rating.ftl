# Behind "do": do czterech na 5.
rating = { $case ->
    [genitive] { NUMBER($value, style: "span") } na { $total }
   *[nominative] { $value } na { $total }
}

# 4,5 na 5 gwiazdek. Not "z", after which voices leave the number as it is (z pięć).
rating-stars = { $case ->
    [genitive] { NUMBER($value, style: "span") } na { $total } { FORM(noun-star, $total, case: "accusative") }
   *[nominative] { $value } na { $total } { FORM(noun-star, $total, case: "accusative") }
}

rating-counted = { $rating }, { $ratings }

rating-none = jeszcze bez ocen

rating-unavailable = ocena niedostępna
