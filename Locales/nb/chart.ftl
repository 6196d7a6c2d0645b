## Types of charts

chart-line = linjediagram

chart-bar = stolpediagram

chart-area = arealdiagram

chart-scatter = punktdiagram

chart-pie = sektordiagram

chart-plain = diagram

## The first sentence

chart-values = { $count ->
    [1] en verdi
   *[other] { $count } verdier
}

chart-series-count = { $count } serier

# The period has its own "fra", as in linjediagram, 7 verdier fra den fjortende til den tjuende november.
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, ingen data

chart-missing = { $count ->
    [1] en verdi mangler
   *[other] { $count } verdier mangler
}

## The lowest and the highest value. "Høyest 12" alone would be at most 12

chart-lowest = laveste verdi { word-first-value } { $when }
    .share = minste andel { $value } { $when }

chart-highest = høyeste verdi { $value } { $when }
    .share = største andel { $value } { $when }

chart-lowest-named = laveste verdi: { $name }, { word-first-value }
    .share = minste andel: { $name }, { $value }

chart-highest-named = høyeste verdi: { $name }, { $value }
    .share = største andel: { $name }, { $value }

chart-lowest-alone = laveste verdi { word-first-value }
    .share = minste andel { $value }

chart-highest-alone = høyeste verdi { $value }
    .share = største andel { $value }

# "Laveste verdi 0, 3 ganger" would sound like 0,3.
chart-lowest-times = laveste verdi { word-first-value }, til sammen { $times }
    .share = minste andel { $value }, til sammen { $times }

chart-highest-times = høyeste verdi { $value }, til sammen { $times }
    .share = største andel { $value }, til sammen { $times }

chart-unusual-high = { $value }, uvanlig høyt

chart-unusual-low = { $value }, uvanlig lavt

chart-outliers = { $count } uvanlige verdier

word-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = alle verdier er { $value }

chart-trend-none = ingen tydelig trend

## The average

chart-average = gjennomsnitt { $value }

chart-average-days = gjennomsnitt for { $count } dager: { $value }

## The series of a chart that has several

chart-series-average = { $name }: gjennomsnitt { $value }

chart-series-trend = { $name }: gjennomsnitt { $value }, { $trend }

chart-series-constant = { $name }: alle verdier er { $value }

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

chart-in-month = i { FORM($month, case: "bare") }

chart-at-number = ved { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = ingen data

## Comparison of two series

chart-compare-more = { $count ->
    [1] { $name } ligger høyere en gang av { $total }
   *[other] { $name } ligger høyere { $count } av { $total } ganger
}

chart-compare-always = { $name } ligger alltid høyere

chart-compare-even = de ligger høyest like mange ganger

chart-compare-same = begge er alltid like

chart-compare-none = { $first } og { $second }: ingenting å sammenligne

chart-difference = største forskjell { $value } { $when }

chart-difference-named = største forskjell: { $name }, { $value }

chart-difference-alone = største forskjell { $value }
