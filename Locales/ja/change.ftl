## How much something has changed. より and から want 増加 as a verb's stem, and not 5パーセントの増加: 先週より5パーセント増加. What is
## counted stands as before 以上: メッセージ3件増加. プラス goes with whatever is counted: プラス3件のメッセージ

change-up = { FORM($amount, case: "bound") }増加

change-down = { FORM($amount, case: "bound") }減少

change-none = 変化なし

change-up-from = { $baseline }より{ FORM($amount, case: "bound") }増加

change-down-from = { $baseline }より{ FORM($amount, case: "bound") }減少

change-none-from = { $baseline }から変化なし

change-up-since = { $date }から{ FORM($amount, case: "bound") }増加

change-down-since = { $date }から{ FORM($amount, case: "bound") }減少

change-none-since = { $date }から変化なし

difference-more = プラス{ $amount }

difference-less = マイナス{ $amount }

difference-none = 同じ

difference-more-than = { $baseline }よりプラス{ $amount }

difference-less-than = { $baseline }よりマイナス{ $amount }

difference-none-than = { $baseline }と同じ

difference-more-on = { $date }よりプラス{ $amount }

difference-less-on = { $date }よりマイナス{ $amount }

difference-none-on = { $date }と同じ

## What something is compared with

baseline-last-week = 先週

baseline-last-month = 先月

baseline-last-year = 昨年

baseline-last-time = 前回

## Where a value goes, or how it stands beside others

trend-rising = 上昇傾向

trend-falling = 下降傾向

trend-steady = 横ばい

trend-unchanged = { change-none }

trend-above-average = 平均より上

trend-below-average = 平均より下

trend-average = 平均並み

trend-new-high = 過去最高

trend-new-low = 過去最低
