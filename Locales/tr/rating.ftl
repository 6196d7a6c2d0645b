## Ratings

rating = { $total } üzerinden { $value }

# 5 üzerinden 4,5 yıldız
rating-stars = { $total } üzerinden { $value } { noun-star }

rating-none = henüz puan yok

rating-unavailable = puan bilinmiyor
