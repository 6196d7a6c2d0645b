## Ratings

rating = { $total } üzerinden { $value }
rating-stars = { $total } { noun-star } üzerinden { $value }
rating-counted = { $rating }; { $ratings }
rating-none = henüz puanlanmadı
rating-unavailable = puan kullanılamıyor
