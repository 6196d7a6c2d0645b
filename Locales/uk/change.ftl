## Changes of a value. "На" takes the accusative (зростання на одну дозу), "порівняно з" the instrumental

change-up = зростання на { FORM($amount, case: "accusative") }

change-down = зниження на { FORM($amount, case: "accusative") }

change-none = без змін

change-up-from = { change-up } порівняно з { FORM($baseline, case: "instrumental") }

change-down-from = { change-down } порівняно з { FORM($baseline, case: "instrumental") }

change-none-from = без змін порівняно з { FORM($baseline, case: "instrumental") }

change-up-since = { change-up } { since-date }

change-down-since = { change-down } { since-date }

change-none-since = без змін { since-date }

# "Із" before some beginnings, as in relative.ftl.
since-date = { HEAD(since-date-day) ->
    [iz] із { since-date-day }
   *[other] з { since-date-day }
}
# What began on a day in the past needs no "минулий": без змін з вівторка.
since-date-day = { TRAIT($date, "recent") ->
    [yes] { FORM($date, case: "since") }
   *[no] { since-date-other }
}
since-date-other = { TRAIT($date, "moment") ->
    [yes] { FORM($date, case: "genitive") }
   *[no] { FORM($date, case: "from") }
}

difference-more = на { FORM($amount, case: "accusative") } більше

difference-less = на { FORM($amount, case: "accusative") } менше

difference-none = стільки ж

difference-more-than = { difference-more }, ніж { $baseline }

difference-less-than = { difference-less }, ніж { $baseline }

difference-none-than = стільки ж, скільки { FORM($baseline, case: "pastwithin") }

# ніж учора, ніж у вівторок
difference-more-on = { difference-more }, ніж { FORM($date, case: "past") }

difference-less-on = { difference-less }, ніж { FORM($date, case: "past") }

difference-none-on = стільки ж, скільки { FORM($date, case: "pastwithin") }

## Baselines: ніж минулого разу, порівняно з минулим разом

baseline-last-time = { $case ->
    [instrumental] минулим разом
   *[bare] минулого разу
}

## Trends

trend-rising = тенденція до зростання
    .fast = швидке зростання
    .slowly = повільне зростання

trend-falling = тенденція до зниження
    .fast = швидке зниження
    .slowly = повільне зниження

trend-steady = стабільно

trend-unchanged = без змін

trend-above-average = вище за середнє

trend-below-average = нижче за середнє

trend-average = на середньому рівні

trend-new-high = новий максимум

trend-new-low = новий мінімум
