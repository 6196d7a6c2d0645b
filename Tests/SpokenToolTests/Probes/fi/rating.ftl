## Ratings. "4,5 viidestä" would ask for the elative of a number in digits

rating = { $value }, enintään { $total }
rating-stars = { $value } { FORM(noun-star, $value) }, enintään { $total }
rating-none = ei vielä arvioita
rating-unavailable = arvio ei ole saatavilla
