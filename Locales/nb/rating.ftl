rating = { $value } av { $total }

rating-stars = { $value } av { $total } { FORM(noun-star, $total) }

rating-none = ikke vurdert ennå

rating-unavailable = vurderingen er ikke tilgjengelig
