## Ratings

rating = { $total } üzerinden { $value }

# 5 yıldız üzerinden 4,5
rating-stars = { $total } { FORM(noun-star, $total) } üzerinden { $value }

rating-none = henüz puan yok

rating-unavailable = puan bilinmiyor
