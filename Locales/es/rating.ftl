rating = { $value } de { $total }

# una de 5 estrellas
rating-stars = { FORM(range-feminine, $value) } de { $total } { FORM(noun-star, $total) }

rating-counted = { $rating }, { $ratings }

rating-none = aún sin valoraciones

rating-unavailable = valoración no disponible
