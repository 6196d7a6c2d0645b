## Types of charts

chart-line = diagramă cu linii

chart-bar = diagramă cu bare

chart-area = diagramă de tip arie

chart-scatter = diagramă cu puncte

chart-pie = diagramă circulară

chart-plain = diagramă

## The first sentence

chart-values = { $count ->
    [1] o valoare
    [few] { number-feminine } valori
   *[other] { number-feminine } de valori
}

chart-series-count = { $count ->
    [1] o serie
    [few] { number-feminine } serii
   *[other] { number-feminine } de serii
}

# diagramă cu linii, 7 valori de la 14 la 20 noiembrie
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, fără date

chart-missing = { $count ->
    [1] lipsește o valoare
   *[other] lipsesc { chart-values }
}

## The lowest and the highest value. The lowest is heard first, and so it has the noun (case "whole").

chart-lowest = minim { FORM($value, case: "whole") } { $when }
    .share = cea mai mică parte: { $value } { $when }

chart-highest = maxim { $value } { $when }
    .share = cea mai mare parte: { $value } { $when }

chart-lowest-named = minim: { $name }, { FORM($value, case: "whole") }
    .share = cea mai mică parte: { $name }, { $value }

chart-highest-named = maxim: { $name }, { $value }
    .share = cea mai mare parte: { $name }, { $value }

chart-lowest-alone = minim { FORM($value, case: "whole") }
    .share = cea mai mică parte: { $value }

chart-highest-alone = maxim { $value }
    .share = cea mai mare parte: { $value }

chart-lowest-times = minim { FORM($value, case: "whole") }, { $times }
    .share = cea mai mică parte: { $value }, { $times }

chart-highest-times = maxim { $value }, { $times }
    .share = cea mai mare parte: { $value }, { $times }

chart-unusual-high = { $value }, neobișnuit de mare

chart-unusual-low = { $value }, neobișnuit de mic

chart-outliers = { $count ->
    [1] o valoare neobișnuită
    [few] { number-feminine } valori neobișnuite
   *[other] { number-feminine } de valori neobișnuite
}

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = valoare constantă: { $value }

chart-trend-none = nicio tendință clară

## The average

chart-average = medie { $value }

chart-average-days = { $count ->
    [1] media pe o zi: { $value }
    [few] media pe { number-feminine } zile: { $value }
   *[other] media pe { number-feminine } de zile: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: medie { $value }

chart-series-trend = { $name }: medie { $value }, { $trend }

chart-series-constant = { $name }: valoare constantă, { $value }

chart-series-empty = { $name }: fără date

chart-series-number = seria { $number }

chart-series-more = încă { chart-series-count }

## The position of a value

chart-on-day = { TAIL($date) ->
    [past] { FORM($date, case: "charted") }
   *[other] { FORM($date, case: "on") }
}
-tail-past = trecută

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = în { $month }

chart-at-number = la { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = fără date

## Comparison of two series

# "Mai mare de două ori" would be twice as large.
chart-compare-more = { $name } are valoarea mai mare { $count ->
    [1] într-un caz
    [few] în { number-neuter } cazuri
   *[other] în { number-neuter } de cazuri
} din { $total }

chart-compare-always = { $name } are mereu valoarea mai mare

chart-compare-even = fiecare serie o depășește pe cealaltă de același număr de ori

chart-compare-same = cele două serii sunt mereu egale

chart-compare-none = { list-and-two }: nimic de comparat

chart-difference = cea mai mare diferență: { $value } { $when }

chart-difference-named = cea mai mare diferență: { $name }, { $value }

chart-difference-alone = cea mai mare diferență: { $value }
