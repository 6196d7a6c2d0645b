# For example: 8分，满分10分
rating = { $value }分，满分{ $total }分

rating-stars = { $value }星，满分{ $total }星

rating-none = 暂无评分

rating-unavailable = 评分不可用
