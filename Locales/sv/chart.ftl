## Types of charts

chart-line = linjediagram

chart-bar = stapeldiagram

chart-area = ytdiagram

chart-scatter = punktdiagram

chart-pie = cirkeldiagram

chart-plain = diagram

## The first sentence

chart-values = { $count ->
    [1] ett värde
   *[other] { $count } värden
}

chart-series-count = { $count } serier

# The period has its own "från", as in linjediagram, 7 värden från den fjortonde till den tjugonde november.
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, inga data

chart-missing = { $count ->
    [1] ett värde saknas
   *[other] { $count } värden saknas
}

## The lowest and the highest value. "Högst 12" alone would be at most 12

chart-lowest = lägsta värde { word-first-value } { $when }
    .share = minsta andel { $value } { $when }

chart-highest = högsta värde { $value } { $when }
    .share = största andel { $value } { $when }

chart-lowest-named = lägsta värde: { $name }, { word-first-value }
    .share = minsta andel: { $name }, { $value }

chart-highest-named = högsta värde: { $name }, { $value }
    .share = största andel: { $name }, { $value }

chart-lowest-alone = lägsta värde { word-first-value }
    .share = minsta andel { $value }

chart-highest-alone = högsta värde { $value }
    .share = största andel { $value }

# "Lägsta värde 0, 3 gånger" would sound like 0,3.
chart-lowest-times = lägsta värde { word-first-value }, sammanlagt { $times }
    .share = minsta andel { $value }, sammanlagt { $times }

chart-highest-times = högsta värde { $value }, sammanlagt { $times }
    .share = största andel { $value }, sammanlagt { $times }

chart-unusual-high = { $value }, ovanligt högt

chart-unusual-low = { $value }, ovanligt lågt

chart-outliers = { $count } ovanliga värden

word-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = alla värden är { $value }

chart-trend-none = ingen tydlig trend

## The average

chart-average = genomsnitt { $value }

chart-average-days = genomsnitt för { $count } dagar: { $value }

## The series of a chart that has several

chart-series-average = { $name }: genomsnitt { $value }

chart-series-trend = { $name }: genomsnitt { $value }, { $trend }

chart-series-constant = { $name }: alla värden är { $value }

chart-series-empty = { $name }: inga data

chart-series-number = serie { $number }

chart-series-more = { $count ->
    [1] en serie till
   *[other] { $count } serier till
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "at") }

# "Högsta värde 5 år 2025" would sound like 5 years, so a year has "under".
chart-in-month = { TRAIT($month, "kind") ->
    [year] under { FORM($month, case: "on") }
   *[month] i { $month }
}

chart-at-number = vid { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = inga data

## Comparison of two series

chart-compare-more = { $count ->
    [1] { $name } ligger högre en gång av { $total }
   *[other] { $name } ligger högre { $count } gånger av { $total }
}

chart-compare-always = { $name } ligger alltid högre

chart-compare-even = de ligger högst lika många gånger

chart-compare-same = båda är alltid lika

chart-compare-none = { $first } och { $second }: inget att jämföra

chart-difference = största skillnaden { $value } { $when }

chart-difference-named = största skillnaden: { $name }, { $value }

chart-difference-alone = största skillnaden { $value }
