rating = { $value } na { $total }

# 4,5 z 5 gwiazdek
rating-stars = { $value } z { $total } { FORM(noun-star, $total, case: "genitive") }

rating-counted = { $rating }, { $ratings }

rating-none = jeszcze bez ocen

rating-unavailable = ocena niedostępna
