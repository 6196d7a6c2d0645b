## Changes of a value. "На" takes the accusative (рост на одну дозу), "относительно" and "с" the genitive

change-up = рост на { FORM($amount, case: "accusative") }

change-down = снижение на { FORM($amount, case: "accusative") }

change-none = без изменений

change-up-from = { change-up } относительно { FORM($baseline, case: "genitive") }

change-down-from = { change-down } относительно { FORM($baseline, case: "genitive") }

change-none-from = без изменений относительно { FORM($baseline, case: "genitive") }

change-up-since = { change-up } { since-date }

change-down-since = { change-down } { since-date }

change-none-since = без изменений { since-date }

# "Со" before some beginnings, as in relative.ftl.
since-date = { HEAD(since-date-day) ->
    [so] со { since-date-day }
   *[other] с { since-date-day }
}
# What began on a day in the past needs no "минувший": без изменений со вторника.
since-date-day = { TRAIT($date, "recent") ->
    [yes] { FORM($date, case: "since") }
   *[no] { FORM($date, case: "genitive") }
}

difference-more = на { FORM($amount, case: "accusative") } больше

difference-less = на { FORM($amount, case: "accusative") } меньше

difference-none = столько же

difference-more-than = { difference-more }, чем { $baseline }

difference-less-than = { difference-less }, чем { $baseline }

difference-none-than = столько же, сколько { $baseline }

# чем вчера, чем во вторник
difference-more-on = { difference-more }, чем { FORM($date, case: "past") }

difference-less-on = { difference-less }, чем { FORM($date, case: "past") }

difference-none-on = столько же, сколько { FORM($date, case: "past") }

## Baselines: чем в прошлый раз, относительно прошлого раза

baseline-last-time = { $case ->
    [genitive] прошлого раза
   *[bare] в прошлый раз
}

## Trends

trend-rising = тенденция к росту
    .fast = быстрый рост
    .slowly = медленный рост

trend-falling = тенденция к снижению
    .fast = быстрое снижение
    .slowly = медленное снижение

trend-steady = стабильно

trend-unchanged = без изменений

trend-above-average = выше среднего

trend-below-average = ниже среднего

trend-average = на среднем уровне

trend-new-high = новый максимум

trend-new-low = новый минимум
