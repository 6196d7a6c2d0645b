rating = { $value } de { $total }

rating-stars = { $value } de { $total } { FORM(noun-star, $total) }

rating-counted = { $rating }, { $ratings }

rating-none = aún sin valoraciones

rating-unavailable = valoración no disponible
