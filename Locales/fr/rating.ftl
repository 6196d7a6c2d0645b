rating = { $value } sur { $total }

# 4,5 étoiles sur 5, une étoile sur 5
rating-stars = { FORM(number-feminine, $value) } { FORM(noun-star, $value) } sur { $total }

rating-none = pas encore d’évaluation

rating-unavailable = évaluation indisponible
