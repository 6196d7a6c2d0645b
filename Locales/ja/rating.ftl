# For example: 5つ星のうち約4.5
rating = { $total }点満点中{ number-near }{ $value }点
    .front = yes

# 5つ星のうち4.5. つ is said up to nine.
rating-stars = { $total ->
    [1] { rating-stars-few }
    [2] { rating-stars-few }
    [3] { rating-stars-few }
    [4] { rating-stars-few }
    [5] { rating-stars-few }
    [6] { rating-stars-few }
    [7] { rating-stars-few }
    [8] { rating-stars-few }
    [9] { rating-stars-few }
   *[other] 星{ $total }個のうち{ number-near }{ $value }個
}
    .front = yes
rating-stars-few = { $total }つ星のうち{ number-near }{ $value }

rating-none = 評価はまだありません

# Avoid 評価不明, which is not said, and 評価なし, which is heard as rating-none.
rating-unavailable = 評価を表示できません
