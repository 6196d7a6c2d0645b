rating = { $value } trên { $total } điểm

rating-stars = { $value } trên { $total } sao

rating-none = chưa có đánh giá

rating-unavailable = không rõ điểm đánh giá
