## Types of charts

chart-line = линейный график

chart-bar = столбчатая диаграмма

chart-area = диаграмма с областями

chart-scatter = точечная диаграмма

chart-pie = круговая диаграмма

chart-plain = диаграмма

## The first sentence

chart-values = { $count ->
    [one] { FORM(numeral-neuter, case: "nominative") } значение
    [few] { $count } значения
    [many] { $count } значений
   *[other] { $count } значения
}

chart-series-count = { $count ->
    [one] { $count } ряд данных
    [few] { $count } ряда данных
    [many] { $count } рядов данных
   *[other] { $count } ряда данных
}

# линейный график, 7 значений с 14 по 20 ноября
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, нет данных

# After a colon the number needs no case.
chart-missing = пропущено значений: { $count }

## The lowest and the highest value

# минимум: 6100 в воскресенье
chart-lowest = минимум: { $value } { $when }
    .share = наименьшая доля: { $value } { $when }

chart-highest = максимум: { $value } { $when }
    .share = наибольшая доля: { $value } { $when }

chart-lowest-named = минимум: { $name }, { $value }
    .share = наименьшая доля: { $name }, { $value }

chart-highest-named = максимум: { $name }, { $value }
    .share = наибольшая доля: { $name }, { $value }

chart-lowest-alone = минимум: { $value }
    .share = наименьшая доля: { $value }

chart-highest-alone = максимум: { $value }
    .share = наибольшая доля: { $value }

# The word keeps two numbers apart: "минимум: 5, 4 раза" is hard to take in by ear.
chart-lowest-times = минимум: { $value }, встречается { $times }
    .share = наименьшая доля: { $value }, встречается { $times }

chart-highest-times = максимум: { $value }, встречается { $times }
    .share = наибольшая доля: { $value }, встречается { $times }

chart-unusual-high = { $value }, необычно много

chart-unusual-low = { $value }, необычно мало

chart-outliers = { $count ->
    [one] { FORM(numeral-neuter, case: "nominative") } необычное значение
    [few] { $count } необычных значения
    [many] { $count } необычных значений
   *[other] { $count } необычного значения
}

# With its noun: after a name the number alone is heard as its place (март, 1).
chart-count = { $value }

chart-constant = все значения равны: { $value }

chart-trend-none = явной тенденции нет

## The average

chart-average = среднее значение: { $value }

# In words, as after other words that ask for the genitive: за два дня, за двадцать один день.
chart-average-days = { $count ->
    [one] среднее значение за { $count } день: { $value }
    [few] среднее значение за { $count } дня: { $value }
    [many] среднее значение за { $count } дней: { $value }
   *[other] среднее значение за { $count } дня: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: среднее значение { $value }

chart-series-trend = { $name }: среднее значение { $value }, { $trend }

chart-series-constant = { $name }: все значения равны, { $value }

chart-series-empty = { $name }: нет данных

chart-series-number = ряд { $number }

chart-series-more = { $count ->
    [one] ещё { $count } ряд данных
    [few] ещё { $count } ряда данных
    [many] ещё { $count } рядов данных
   *[other] ещё { $count } ряда данных
}

## The position of a value

# A date begins with a number, and must not stand right after another one: минимум: 22 за 3 ноября.
-head-day-number = 1* 2* 3* 4* 5* 6* 7* 8* 9*

chart-on-day = { HEAD($date) ->
    [day-number] за { $date }
   *[other] { FORM($date, case: "past") }
}

chart-at-moment = { HEAD($date) ->
    [day-number] в точке { $date }
   *[other] { FORM($date, case: "past") }
}

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "on") }

# на отметке 5 километров
chart-at-number = на отметке { $value }

## A single point of a chart

# среда в 8:00: 38 градусов
chart-point = { FORM($name, case: "place") }: { $value }

chart-point-none = нет данных

## Comparison of two series

# Майя: значение выше в пяти случаях из семи. "Выше 2 раза" would be heard as twice as high.
chart-compare-more = { $name }: значение выше в { chart-compare-cases } из { NUMBER($total, style: "words", case: "genitive") }
chart-compare-cases = { $count ->
    [one] { NUMBER($count, style: "within") } случае
    [few] { NUMBER($count, style: "within") } случаях
   *[many] { NUMBER($count, style: "within") } случаях
}

chart-compare-always = { $name }: значение всегда выше

chart-compare-even = оба ряда бывают выше одинаково часто

chart-compare-same = оба ряда всегда равны

chart-compare-none = { $first } и { $second }: сравнивать нечего

chart-difference = наибольшая разница: { $value } { $when }

chart-difference-named = наибольшая разница: { $name }, { $value }

chart-difference-alone = наибольшая разница: { $value }
