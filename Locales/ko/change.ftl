## Changes of a value. $case "by": 99개 넘게, and not 99개 초과. $case "bare": without the words of a limit.

-tail-degrees = 도 포인트
-head-speed = 시속 초속

change-up = { TAIL(FORM($amount, case: "bare")) ->
    [degrees] { FORM($amount, case: "by") } 상승
   *[other] { FORM($amount, case: "by") } 증가
}

change-down = { TAIL(FORM($amount, case: "bare")) ->
    [degrees] { FORM($amount, case: "by") } 하락
   *[other] { FORM($amount, case: "by") } 감소
}

change-none = 변화 없음

change-up-from = { $baseline }보다 { change-up }

change-down-from = { $baseline }보다 { change-down }

change-none-from = { $baseline } 대비 변화 없음

change-up-since = { $date } 이후 { change-up }

change-down-since = { $date } 이후 { change-down }

change-none-since = { $date } 이후 변화 없음

difference-more = { TAIL(FORM($amount, case: "bare")) ->
    [degrees] { FORM($amount, case: "by") } 더 높음
   *[other] { HEAD($amount) ->
        [speed] { FORM($amount, case: "by") } 더 빠름
       *[other] { FORM($amount, case: "by") } 더 많음
    }
}

difference-less = { TAIL(FORM($amount, case: "bare")) ->
    [degrees] { FORM($amount, case: "by") } 더 낮음
   *[other] { HEAD($amount) ->
        [speed] { FORM($amount, case: "by") } 더 느림
       *[other] { FORM($amount, case: "by") } 더 적음
    }
}

difference-none = 같음

difference-more-than = { $baseline }보다 { difference-more }

difference-less-than = { $baseline }보다 { difference-less }

difference-none-than = { TAIL($baseline) ->
    [open] { $baseline }와 같음
   *[closed] { $baseline }과 같음
}

difference-more-on = { $date }보다 { difference-more }

difference-less-on = { $date }보다 { difference-less }

difference-none-on = { TAIL($date) ->
    [open] { $date }와 같음
   *[closed] { $date }과 같음
}

## Baselines: the times that a value is compared with

baseline-last-time = 지난번

## Trends: the direction of a value, or how it compares with other values

trend-rising = 상승 추세
    .fast = 빠르게 상승 중
    .slowly = 천천히 상승 중

trend-falling = 하락 추세
    .fast = 빠르게 하락 중
    .slowly = 천천히 하락 중

trend-steady = 일정한 수준

trend-unchanged = 변동 없음

trend-above-average = 평균보다 높음

trend-below-average = 평균보다 낮음

trend-average = 평균 수준

trend-new-high = 역대 최고

trend-new-low = 역대 최저
