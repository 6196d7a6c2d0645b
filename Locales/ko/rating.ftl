rating = { $case ->
    [joint] 이음매 { $total } { $value }
    [most] { $total }점 만점에 최대 { $value }점
    [nearly] { $total }점 만점에 거의 { $value }점
   *[plain] { $total }점 만점에 { $value }점
}

rating-stars = { $case ->
    [joint] 이음매 { $total } { $value }
    [most] 별 { $total }개 중 최대 { $value }개
    [nearly] 별 { $total }개 중 거의 { $value }개
   *[plain] 별 { $total }개 중 { $value }개
}

rating-none = 아직 평가 없음

rating-unavailable = 평점 알 수 없음
