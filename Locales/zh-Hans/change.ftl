## Changes of a value

# 升高2摄氏度, 上升3个百分点, 增加12分钟
-tail-level = 百分点 帕 毫米汞柱 英寸汞柱

change-up = { TAIL($amount) ->
    [degrees] 升高{ $amount }
    [level] 上升{ $amount }
   *[other] { HEAD($amount) ->
        [each] { FORM($amount, case: "gaining") }
       *[other] 增加{ FORM($amount, case: "first") }
    }
}

change-down = { TAIL($amount) ->
    [degrees] 降低{ $amount }
    [level] 下降{ $amount }
   *[other] { HEAD($amount) ->
        [each] { FORM($amount, case: "losing") }
       *[other] 减少{ FORM($amount, case: "first") }
    }
}

change-none = 没有变化

change-up-from = 比{ $baseline }{ change-up }

change-down-from = 比{ $baseline }{ change-down }

change-none-from = 与{ $baseline }相比没有变化

change-up-since = 自{ $date }以来{ change-up }

change-down-since = 自{ $date }以来{ change-down }

change-none-since = 自{ $date }以来没有变化

# 多300步, 高2摄氏度, 每小时多5公里.
difference-more = { TAIL($amount) ->
    [degrees] 高{ $amount }
    [level] 高{ $amount }
   *[other] { HEAD($amount) ->
        [each] { FORM($amount, case: "more") }
       *[other] 多{ FORM($amount, case: "first") }
    }
}

difference-less = { TAIL($amount) ->
    [degrees] 低{ $amount }
    [level] 低{ $amount }
   *[other] { HEAD($amount) ->
        [each] { FORM($amount, case: "less") }
       *[other] 少{ FORM($amount, case: "first") }
    }
}

difference-none = 相同

difference-more-than = 比{ $baseline }{ difference-more }

difference-less-than = 比{ $baseline }{ difference-less }

difference-none-than = 与{ $baseline }相同

difference-more-on = 比{ $date }{ difference-more }

difference-less-on = 比{ $date }{ difference-less }

difference-none-on = 与{ $date }相同

## Baselines: the times that a value is compared with

baseline-last-time = 上次

## Trends: the direction of a value, or how it compares with other values

trend-rising = 呈上升趋势
    .fast = 快速上升
    .slowly = 缓慢上升

trend-falling = 呈下降趋势
    .fast = 快速下降
    .slowly = 缓慢下降

trend-steady = 保持平稳

trend-unchanged = { change-none }

trend-above-average = 高于平均水平

trend-below-average = 低于平均水平

trend-average = 处于平均水平

trend-new-high = 创新高

trend-new-low = 创新低
