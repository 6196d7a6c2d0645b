## Ratings

rating = { $total } üzerinden { $value }
rating-stars = { $total } { noun-star } üzerinden { $value }
rating-none = henüz puanlanmadı
rating-unavailable = puan kullanılamıyor
