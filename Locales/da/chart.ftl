## Types of charts

chart-line = kurvediagram

chart-bar = søjlediagram

chart-area = områdediagram

chart-scatter = punktdiagram

chart-pie = cirkeldiagram

chart-plain = diagram

## The first sentence

chart-values = { $count ->
    [1] en værdi
   *[other] { $count } værdier
}

chart-series-count = { $count } serier

# The period has its own "fra", as in kurvediagram, 7 værdier fra den fjortende til den tyvende november.
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, ingen data

chart-missing = { $count ->
    [1] en værdi mangler
   *[other] { $count } værdier mangler
}

## The lowest and the highest value. "Højst 12" alone would be at most 12

chart-lowest = laveste værdi { word-first-value } { $when }
    .share = mindste andel { $value } { $when }

chart-highest = højeste værdi { $value } { $when }
    .share = største andel { $value } { $when }

chart-lowest-named = laveste værdi: { $name }, { word-first-value }
    .share = mindste andel: { $name }, { $value }

chart-highest-named = højeste værdi: { $name }, { $value }
    .share = største andel: { $name }, { $value }

chart-lowest-alone = laveste værdi { word-first-value }
    .share = mindste andel { $value }

chart-highest-alone = højeste værdi { $value }
    .share = største andel { $value }

# "Laveste værdi 0, 3 gange" would sound like 0,3.
chart-lowest-times = laveste værdi { word-first-value }, i alt { $times }
    .share = mindste andel { $value }, i alt { $times }

chart-highest-times = højeste værdi { $value }, i alt { $times }
    .share = største andel { $value }, i alt { $times }

chart-unusual-high = { $value }, usædvanligt høj

chart-unusual-low = { $value }, usædvanligt lav

chart-outliers = { $count } usædvanlige værdier

word-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = alle værdier er { $value }

chart-trend-none = ingen tydelig tendens

## The average

chart-average = gennemsnit { $value }

chart-average-days = gennemsnit for { $count } dage: { $value }

## The series of a chart that has several

chart-series-average = { $name }: gennemsnit { $value }

chart-series-trend = { $name }: gennemsnit { $value }, { $trend }

chart-series-constant = { $name }: alle værdier er { $value }

chart-series-empty = { $name }: ingen data

chart-series-number = serie { $number }

chart-series-more = { $count ->
    [1] en serie til
   *[other] { $count } serier til
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { TRAIT($month, "kind") ->
    [year] { FORM($month, case: "on") }
    [month] { FORM($month, case: "on") }
   *[other] i { $month }
}

chart-at-number = ved { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = ingen data

## Comparison of two series

chart-compare-more = { $count ->
    [1] { $name } ligger højest en ud af { $total } gange
   *[other] { $name } ligger højest { $count } ud af { $total } gange
}

chart-compare-always = { $name } ligger altid højere

chart-compare-even = de ligger højest lige mange gange

chart-compare-same = begge er altid ens

chart-compare-none = { $first } og { $second }: intet at sammenligne

chart-difference = største forskel { $value } { $when }

chart-difference-named = største forskel: { $name }, { $value }

chart-difference-alone = største forskel { $value }
