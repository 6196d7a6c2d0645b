## Changes of a value

# 升高攝氏2度, 上升3個百分點, 增加12分鐘
-tail-level = 百分點 帕 毫米汞柱 英寸汞柱

change-up = { TAIL($amount) ->
    [level] 上升{ $amount }
   *[other] { HEAD($amount) ->
        [degrees] 升高{ $amount }
        [each] { FORM($amount, case: "gaining") }
       *[other] 增加{ FORM($amount, case: "first") }
    }
}

change-down = { TAIL($amount) ->
    [level] 下降{ $amount }
   *[other] { HEAD($amount) ->
        [degrees] 降低{ $amount }
        [each] { FORM($amount, case: "losing") }
       *[other] 減少{ FORM($amount, case: "first") }
    }
}

change-none = 沒有變化

change-up-from = 比{ $baseline }{ change-up }

change-down-from = 比{ $baseline }{ change-down }

change-none-from = 與{ $baseline }相比沒有變化

change-up-since = 自{ $date }以來{ change-up }

change-down-since = 自{ $date }以來{ change-down }

change-none-since = 自{ $date }以來沒有變化

# 多300步, 高攝氏2度, 每小時多5公里.
difference-more = { TAIL($amount) ->
    [level] 高{ $amount }
   *[other] { HEAD($amount) ->
        [degrees] 高{ $amount }
        [each] { FORM($amount, case: "more") }
       *[other] 多{ FORM($amount, case: "first") }
    }
}

difference-less = { TAIL($amount) ->
    [level] 低{ $amount }
   *[other] { HEAD($amount) ->
        [degrees] 低{ $amount }
        [each] { FORM($amount, case: "less") }
       *[other] 少{ FORM($amount, case: "first") }
    }
}

difference-none = 相同

difference-more-than = 比{ $baseline }{ difference-more }

difference-less-than = 比{ $baseline }{ difference-less }

difference-none-than = 與{ $baseline }相同

difference-more-on = 比{ $date }{ difference-more }

difference-less-on = 比{ $date }{ difference-less }

difference-none-on = 與{ $date }相同

## Baselines: the times that a value is compared with

baseline-last-time = 上次

## Trends: the direction of a value, or how it compares with other values

trend-rising = 呈上升趨勢
    .fast = 快速上升
    .slowly = 緩慢上升

trend-falling = 呈下降趨勢
    .fast = 快速下降
    .slowly = 緩慢下降

trend-steady = 維持平穩

trend-unchanged = { change-none }

trend-above-average = 高於平均

trend-below-average = 低於平均

trend-average = 接近平均

trend-new-high = 創新高

trend-new-low = 創新低
