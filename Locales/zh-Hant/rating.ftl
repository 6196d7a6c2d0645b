# For example: 8分，滿分10分
rating = { $value }分，滿分{ $total }分

# For example: 兩顆星，滿分5顆星
rating-stars = { $value ->
    [2] 兩
   *[other] { $value }
}顆星，滿分{ $total ->
    [2] 兩
   *[other] { $total }
}顆星

rating-none = 尚無評分

rating-unavailable = 無法取得評分
