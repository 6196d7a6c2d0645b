rating = { $value } na { $total }

# 4,5 na 5 gwiazdek. Not "z", after which voices leave the number as it is (z pięć).
rating-stars = { $value } na { $total } { FORM(noun-star, $total, case: "accusative") }

rating-counted = { $rating }, { $ratings }

rating-none = jeszcze bez ocen

rating-unavailable = ocena niedostępna
