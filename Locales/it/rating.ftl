rating = { $value } su { $total }

rating-stars = { FORM(noun-star, $value) } su { $total }

rating-none = ancora nessuna valutazione

rating-unavailable = valutazione non disponibile
