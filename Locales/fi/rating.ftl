rating = { $value } { of-total }

# 4,5 tähteä viidestä
rating-stars = { $value } { FORM(noun-star, $value) } { of-total }

rating-none = ei vielä arvioita

rating-unavailable = arvio ei ole saatavilla
