## Ratings

rating = { $value } kati ya { $total }
rating-stars = { noun-star } { $value } kati ya { $total }
rating-none = bado hakuna ukadiriaji
rating-unavailable = ukadiriaji haupatikani
