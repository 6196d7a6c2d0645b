## Ratings

rating = { $total }{ FORM(suffix-elative, $total) } { $value }

# 5-ből 4,5 csillag
rating-stars = { rating } { noun-star }

rating-none = még nincs értékelve

rating-unavailable = az értékelés nem ismert
