## Changes of a value. Before a postposition stands the oblique: 1 گھنٹے کی کمی. What it is compared with is over, which tells
## which کل it is ("told", see date.ftl).

change-up = { FORM($amount, case: "oblique") } کا اضافہ

# 5 پیغامات کم: of what is counted, کی کمی is that so many are lacking.
change-down = { TAIL(FORM($amount, case: "counted")) ->
    [counted] { difference-less }
   *[measured] { FORM($amount, case: "oblique") } کی کمی
}
-tail-counted = کم

change-none = کوئی تبدیلی نہیں

# Avoid سے, which is heard as "since".
change-up-from = { FORM($baseline, case: "told", gender: "over") } کے مقابلے میں { change-up }

change-down-from = { FORM($baseline, case: "told", gender: "over") } کے مقابلے میں { change-down }

change-none-from = { FORM($baseline, case: "told", gender: "over") } کے مقابلے میں کوئی تبدیلی نہیں

change-up-since = { FORM($date, case: "told", gender: "over") } سے اب تک { change-up }

change-down-since = { FORM($date, case: "told", gender: "over") } سے اب تک { change-down }

change-none-since = { FORM($date, case: "told", gender: "over") } سے اب تک کوئی تبدیلی نہیں

# $case "inside", see counted-state
difference-more = { FORM($amount, case: "inside") } زیادہ

difference-less = { FORM($amount, case: "inside") } کم

difference-none = اتنا ہی

difference-more-than = { FORM($baseline, case: "told", gender: "over") } سے { FORM($amount, case: "inside") } زیادہ

difference-less-than = { FORM($baseline, case: "told", gender: "over") } سے { FORM($amount, case: "inside") } کم

difference-none-than = { FORM($baseline, case: "told", gender: "over") } جتنا ہی

difference-more-on = { FORM($date, case: "told", gender: "over") } سے { FORM($amount, case: "inside") } زیادہ

difference-less-on = { FORM($date, case: "told", gender: "over") } سے { FORM($amount, case: "inside") } کم

difference-none-on = { FORM($date, case: "told", gender: "over") } جتنا ہی

## Baselines: the times that a value is compared with, always before a postposition

baseline-last-time = پچھلی بار

## Trends

trend-rising = اضافے کا رجحان
    .fast = تیزی سے اضافے کا رجحان
    .slowly = آہستہ آہستہ اضافے کا رجحان

trend-falling = کمی کا رجحان
    .fast = تیزی سے کمی کا رجحان
    .slowly = آہستہ آہستہ کمی کا رجحان

trend-steady = مستحکم

trend-unchanged = { change-none }

trend-above-average = اوسط سے زیادہ

trend-below-average = اوسط سے کم

trend-average = اوسط

trend-new-high = اب تک کی بلند ترین سطح

trend-new-low = اب تک کی کم ترین سطح
