rating = { $value } de { $total }

# una estrella de 5: "una de 5 estrellas" is one of the five
rating-stars = { FORM(range-feminine, $value) } de { $total } { FORM(noun-star, $total) }

rating-none = aún sin valoraciones

rating-unavailable = valoración no disponible
