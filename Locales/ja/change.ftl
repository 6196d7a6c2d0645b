## Changes of a value. より and から want 増加 as a verb's stem, and not 5パーセントの増加: 先週より5パーセント増加. What is
## counted stands as before 以上: メッセージ3件増加

# 2度上昇, 2度以上低下: of temperatures, and of angles too, which end alike.
-tail-degrees = 度 度半 度以上 度未満 度超 度を超える 度前後 度近く 度の間
-head-level = 華氏 水銀柱

change-up = { TAIL($amount) ->
    [degrees] { FORM($amount, case: "subject") }上昇
   *[other] { change-up-quantity }
}
change-up-quantity = { HEAD($amount) ->
    [level] { FORM($amount, case: "subject") }上昇
   *[other] { FORM($amount, case: "bound") }増加
}

change-down = { TAIL($amount) ->
    [degrees] { FORM($amount, case: "subject") }低下
   *[other] { change-down-quantity }
}
change-down-quantity = { HEAD($amount) ->
    [level] { FORM($amount, case: "subject") }低下
   *[other] { FORM($amount, case: "bound") }減少
}

change-none = 変化なし

change-up-from = { $baseline }より{ change-up }

change-down-from = { $baseline }より{ change-down }

change-none-from = { $baseline }から変化なし

change-up-since = { $date }から{ change-up }

change-down-since = { $date }から{ change-down }

change-none-since = { $date }から変化なし

# 昨日より300歩多い, 先月よりメッセージが3件多い. A time is 長い, a temperature 高い, a speed 速い. を超える needs a noun after it, and so
# 通知99件を超える増加.
difference-more = { TAIL(FORM($amount, case: "bound")) ->
    [verb] { change-up }
    [span] { difference-more-span }
    [level] { difference-more-level }
   *[other] { difference-more-quantity }
}
# Days that are counted are 多い, points that are collected as well: see noun.ftl.
difference-more-span = { TRAIT($amount, "gathered") ->
    [yes] { FORM($amount, case: "subject") }多い
   *[span] { FORM($amount, case: "subject") }長い
}
difference-more-level = { TRAIT($amount, "gathered") ->
    [yes] { FORM($amount, case: "subject") }多い
   *[level] { FORM($amount, case: "subject") }高い
}
difference-more-quantity = { HEAD($amount) ->
    [level] { FORM($amount, case: "subject") }高い
    [speed] { FORM($amount, case: "subject") }速い
   *[other] { FORM($amount, case: "subject") }多い
}

difference-less = { TAIL(FORM($amount, case: "bound")) ->
    [verb] { change-down }
    [span] { difference-less-span }
    [level] { difference-less-level }
   *[other] { difference-less-quantity }
}
difference-less-span = { TRAIT($amount, "gathered") ->
    [yes] { FORM($amount, case: "subject") }少ない
   *[span] { FORM($amount, case: "subject") }短い
}
difference-less-level = { TRAIT($amount, "gathered") ->
    [yes] { FORM($amount, case: "subject") }少ない
   *[level] { FORM($amount, case: "subject") }低い
}
difference-less-quantity = { HEAD($amount) ->
    [level] { FORM($amount, case: "subject") }低い
    [speed] { FORM($amount, case: "subject") }遅い
   *[other] { FORM($amount, case: "subject") }少ない
}

-tail-verb = を超える
# 回分 is an amount of medicine, 半分 a part.
-tail-span = 秒 分 時間 日 週間 か月 年 分半 時間半 日半 週間半 か月半 年半 !回分 !半分
-tail-level = 度 度半 度以上 度未満 度前後 度近く 度の間 ポイント パスカル
-head-speed = 時速 秒速

difference-none = 同じ

difference-more-than = { $baseline }より{ difference-more }

difference-less-than = { $baseline }より{ difference-less }

difference-none-than = { $baseline }と同じ

difference-more-on = { $date }より{ difference-more }

difference-less-on = { $date }より{ difference-less }

difference-none-on = { $date }と同じ

## Baselines: the times that a value is compared with

baseline-last-time = 前回

## Trends: the direction of a value, or how it compares with other values

trend-rising = 上昇傾向
    .fast = 急上昇中
    .slowly = 緩やかに上昇中

trend-falling = 下降傾向
    .fast = 急下降中
    .slowly = 緩やかに下降中

trend-steady = 横ばい

trend-unchanged = { change-none }

trend-above-average = 平均より上

trend-below-average = 平均より下

trend-average = 平均並み

trend-new-high = 過去最高

trend-new-low = 過去最低
