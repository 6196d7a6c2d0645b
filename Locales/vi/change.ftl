## Changes of a value

change-up = tăng { $amount }

change-down = giảm { $amount }

change-none = không thay đổi

change-up-from = tăng { $amount } so với { $baseline }

change-down-from = giảm { $amount } so với { $baseline }

change-none-from = không thay đổi so với { $baseline }

change-up-since = tăng { $amount } kể từ { $date }

change-down-since = giảm { $amount } kể từ { $date }

change-none-since = không thay đổi kể từ { $date }

## Comparisons: nhiều hơn 300 bước, but cao hơn 2 độ C

-tail-level = trăm pascal bar ngân

difference-more = { TRAIT($amount, "level") ->
    [yes] cao hơn { $amount }
   *[other] { TAIL($amount) ->
        [level] cao hơn { $amount }
       *[other] nhiều hơn { $amount }
    }
}

difference-less = { TRAIT($amount, "level") ->
    [yes] thấp hơn { $amount }
   *[other] { TAIL($amount) ->
        [level] thấp hơn { $amount }
       *[other] ít hơn { $amount }
    }
}

difference-none = bằng nhau

difference-more-than = { difference-more } so với { $baseline }

difference-less-than = { difference-less } so với { $baseline }

difference-none-than = bằng với { $baseline }

difference-more-on = { difference-more } so với { $date }

difference-less-on = { difference-less } so với { $date }

difference-none-on = bằng với { $date }

## Baselines: the times that a value is compared with

baseline-last-time = lần trước

## Trends

trend-rising = có xu hướng tăng
    .fast = đang tăng nhanh
    .slowly = đang tăng chậm

trend-falling = có xu hướng giảm
    .fast = đang giảm nhanh
    .slowly = đang giảm chậm

trend-steady = ổn định

trend-unchanged = { change-none }

trend-above-average = trên mức trung bình

trend-below-average = dưới mức trung bình

trend-average = ở mức trung bình

trend-new-high = cao nhất từ trước đến nay

trend-new-low = thấp nhất từ trước đến nay
