## Changes of a value. After بمقدار and أكثر من stands the genitive: ارتفاع بمقدار دولارين. A part of a
## hundred is no مقدار but a نسبة: ارتفاع بنسبة 12 بالمئة.

-tail-percent = بالمِئَة

# What says that the amount is no exact one takes the preposition itself: ارتفاع بأكثر من 99 خطوة.
-head-bound = أَكثَر أَقَلّ حَوالي

change-by = { TAIL($amount) ->
    [percent] بِنِسبَة { FORM($amount, case: "genitive") }
   *[other] { change-by-amount }
}

change-by-amount = { HEAD($amount) ->
    [bound] بِ{ FORM($amount, case: "genitive") }
   *[other] { change-by-exact }
}

change-by-exact = { TRAIT($amount, "lead") ->
    [part] بِمِقدار { FORM(the-part, case: "genitive") }
   *[none] بِمِقدار { FORM($amount, case: "genitive") }
}

change-up = ارتفاع { change-by }

change-down = انخفاض { change-by }

change-none = دون تغيير

change-up-from = { change-up } عن { FORM($baseline, case: "genitive") }

change-down-from = { change-down } عن { FORM($baseline, case: "genitive") }

change-none-from = دون تغيير عن { FORM($baseline, case: "genitive") }

change-up-since = { change-up } منذ { FORM($date, case: "genitive") }

change-down-since = { change-down } منذ { FORM($date, case: "genitive") }

change-none-since = دون تغيير منذ { FORM($date, case: "genitive") }

difference-more = أكثر { change-by }

difference-less = أقل { change-by }

difference-none = بالمقدار نَفسِه

difference-more-than = أكثر من { FORM($baseline, case: "genitive") } { change-by }

difference-less-than = أقل من { FORM($baseline, case: "genitive") } { change-by }

difference-none-than = مثل { FORM($baseline, case: "genitive") }

difference-more-on = أكثر من { FORM($date, case: "genitive") } { change-by }

difference-less-on = أقل من { FORM($date, case: "genitive") } { change-by }

difference-none-on = مثل { FORM($date, case: "genitive") }

## Baselines: the times that a value is compared with

baseline-last-time = المرة السابقة

## Trends: the direction of a value, or how it compares with other values

trend-rising = اتجاه تصاعدي
    .fast = ارتفاع سريع
    .slowly = ارتفاع بطيء

trend-falling = اتجاه تنازلي
    .fast = انخفاض سريع
    .slowly = انخفاض بطيء

trend-steady = مستقر

trend-unchanged = { change-none }

trend-above-average = أعلى من المتوسط

trend-below-average = أقل من المتوسط

trend-average = في حُدود المتوسط

trend-new-high = أعلى مستوى حتى الآن

trend-new-low = أدنى مستوى حتى الآن
