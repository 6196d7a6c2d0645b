rating = { $value } von { $total }

# 4,5 von 5 Sternen
rating-stars = { $value } von { $total } { FORM(noun-star, $total, case: "dative") }

rating-none = noch nicht bewertet

rating-unavailable = Bewertung nicht verfügbar
