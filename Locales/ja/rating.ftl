rating = { $total }点満点中{ $value }点

rating-stars = 星{ $total }個のうち{ $value }個

rating-counted = { $rating }、{ $ratings }

rating-none = 評価はまだありません

rating-unavailable = 評価不明
