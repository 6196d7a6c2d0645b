rating = { $value } ud af { $total }

rating-stars = { $value } ud af { $total } { FORM(noun-star, $total) }

rating-none = ikke bedømt endnu

rating-unavailable = bedømmelsen er ikke tilgængelig
