rating = { $value } em { $total }
# 4,5 estrelas em 5
rating-stars = { FORM(range-feminine, $value) } { FORM(noun-star, $value) } em { $total }
# As noun-rating.
rating-none = ainda sem classificações
rating-unavailable = classificação indisponível
