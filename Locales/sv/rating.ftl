rating = { $value } av { $total }

rating-stars = { $value } av { $total } { FORM(noun-star, $total) }

rating-none = inget betyg än

rating-unavailable = betyget är inte tillgängligt
