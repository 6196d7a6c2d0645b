rating = { $value } van { $total }

rating-stars = { $value } van { $total } { FORM(noun-star, $total) }

rating-none = nog niet beoordeeld

rating-unavailable = beoordeling niet beschikbaar
