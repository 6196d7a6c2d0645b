## Types of charts

chart-line = лінійний графік

chart-bar = стовпчикова діаграма

chart-area = діаграма з областями

chart-scatter = точкова діаграма

chart-pie = кругова діаграма

chart-plain = діаграма

## The first sentence

chart-values = { $count ->
    [one] { FORM(numeral-neuter, case: "nominative") } значення
    [few] { $count } значення
    [many] { $count } значень
   *[other] { $count } значення
}

chart-series-count = { $count ->
    [one] { $count } ряд даних
    [few] { $count } ряди даних
    [many] { $count } рядів даних
   *[other] { $count } ряду даних
}

# лінійний графік, 7 значень з 14 до 20 листопада
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, немає даних

# After a colon the number needs no case.
chart-missing = бракує значень: { $count }

## The lowest and the highest value

# мінімум: 6100 у неділю
chart-lowest = мінімум: { $value } { $when }
    .share = найменша частка: { $value } { $when }

chart-highest = максимум: { $value } { $when }
    .share = найбільша частка: { $value } { $when }

chart-lowest-named = мінімум: { $name }, { $value }
    .share = найменша частка: { $name }, { $value }

chart-highest-named = максимум: { $name }, { $value }
    .share = найбільша частка: { $name }, { $value }

chart-lowest-alone = мінімум: { $value }
    .share = найменша частка: { $value }

chart-highest-alone = максимум: { $value }
    .share = найбільша частка: { $value }

# The word keeps two numbers apart: "мінімум: 5, 4 рази" is hard to take in by ear.
chart-lowest-times = мінімум: { $value }, трапляється { $times }
    .share = найменша частка: { $value }, трапляється { $times }

chart-highest-times = максимум: { $value }, трапляється { $times }
    .share = найбільша частка: { $value }, трапляється { $times }

chart-unusual-high = { $value }, незвично багато

chart-unusual-low = { $value }, незвично мало

chart-outliers = { $count ->
    [one] { FORM(numeral-neuter, case: "nominative") } незвичне значення
    [few] { $count } незвичні значення
    [many] { $count } незвичних значень
   *[other] { $count } незвичного значення
}

# With its noun: after a name the number alone is heard as its place (березень, 1).
chart-count = { $value }

chart-constant = усі значення однакові: { $value }

chart-trend-none = чіткої тенденції немає

## The average

chart-average = середнє значення: { $value }

chart-average-days = { $count ->
    [one] середнє значення за { $count } день: { $value }
    [few] середнє значення за { $count } дні: { $value }
    [many] середнє значення за { $count } днів: { $value }
   *[other] середнє значення за { $count } дня: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: середнє значення { $value }

chart-series-trend = { $name }: середнє значення { $value }, { $trend }

chart-series-constant = { $name }: усі значення однакові, { $value }

chart-series-empty = { $name }: немає даних

chart-series-number = ряд { $number }

chart-series-more = { $count ->
    [one] ще { $count } ряд даних
    [few] ще { $count } ряди даних
    [many] ще { $count } рядів даних
   *[other] ще { $count } ряду даних
}

## The position of a value

# A date begins with a number, and must not stand right after another one: мінімум: 22 за 3 листопада.
-head-day-number = 1* 2* 3* 4* 5* 6* 7* 8* 9*

chart-on-day = { HEAD($date) ->
    [day-number] за { $date }
   *[other] { FORM($date, case: "past") }
}

chart-at-moment = { HEAD($date) ->
    [day-number] у точці { $date }
   *[other] { FORM($date, case: "past") }
}

chart-at-time = { FORM($time, case: "at") }

# за січень, за січень 2026 року, за 2024 рік
chart-in-month = за { $month }

# на позначці 5 кілометрів
chart-at-number = на позначці { $value }

## A single point of a chart

# середа о 8:00: 38 градусів
chart-point = { FORM($name, case: "place") }: { $value }

chart-point-none = немає даних

## Comparison of two series

# Майя: вищий показник у п’яти випадках із семи. "Вище значення" would be heard as above the value, "вище 2 рази" as
# twice as high. The locative is as the genitive, or after 1 as the dative.
chart-compare-more = { $name }: вищий показник { chart-compare-cases } { chart-compare-of }
chart-compare-cases = { $count ->
    [1] в одному випадку
    [11] в одинадцяти випадках
    [one] у { NUMBER($count, style: "within", case: "dative") } випадку
    [few] у { NUMBER($count, style: "within") } випадках
   *[many] у { NUMBER($count, style: "within") } випадках
}
chart-compare-of = { HEAD($total) ->
    [zi] зі { NUMBER($total, style: "words", case: "genitive") }
   *[other] із { NUMBER($total, style: "words", case: "genitive") }
}

chart-compare-always = { $name }: значення завжди вище

chart-compare-even = обидва ряди бувають вищими однаково часто

chart-compare-same = обидва ряди завжди однакові

chart-compare-none = { list-and-two }: немає що порівнювати

chart-difference = найбільша різниця: { $value } { $when }

chart-difference-named = найбільша різниця: { $name }, { $value }

chart-difference-alone = найбільша різниця: { $value }
