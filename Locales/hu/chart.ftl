## Types of charts

chart-line = vonaldiagram

chart-bar = oszlopdiagram

chart-area = területdiagram

chart-scatter = pontdiagram

chart-pie = kördiagram

chart-plain = diagram

## The first sentence

chart-values = { $count } érték

chart-series-count = { $count } adatsor

chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, nincs adat

chart-missing = { $count } érték hiányzik

## The lowest and the highest value. Only the first has its noun (case "whole")

chart-lowest = legalacsonyabb: { word-first-value }, { $when }
    .share = legkisebb: { $value }, { $when }

chart-highest = legmagasabb: { $value }, { $when }
    .share = legnagyobb: { $value }, { $when }

chart-lowest-named = legalacsonyabb: { $name }, { word-first-value }
    .share = legkisebb: { $name }, { $value }

chart-highest-named = legmagasabb: { $name }, { $value }
    .share = legnagyobb: { $name }, { $value }

chart-lowest-alone = legalacsonyabb: { word-first-value }
    .share = legkisebb: { $value }

chart-highest-alone = legmagasabb: { $value }
    .share = legnagyobb: { $value }

chart-lowest-times = legalacsonyabb: { word-first-value }, { $times }
    .share = legkisebb: { $value }, { $times }

chart-highest-times = legmagasabb: { $value }, { $times }
    .share = legnagyobb: { $value }, { $times }

chart-unusual-high = { $value }, szokatlanul magas

chart-unusual-low = { $value }, szokatlanul alacsony

chart-outliers = { $count } szokatlan érték

word-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = minden érték azonos: { $value }

chart-trend-none = nincs egyértelmű irány

## The average

chart-average = átlag: { $value }

chart-average-days = { $count } napos átlag: { $value }

## The series of a chart that has several

chart-series-average = { $name } átlaga { $value }

chart-series-trend = { $name } átlaga { $value }, { $trend }

chart-series-constant = { $name }: Minden érték { $value }

chart-series-empty = { $name }: Nincs adat

chart-series-number = { FORM(place, $number) } adatsor

chart-series-more = még { $count } adatsor

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "on") }

chart-in-month = { FORM($month, case: "on") }

# The suffix of an amount would depend on its last word.
chart-at-number = helye: { $value }

## A single point of a chart

chart-point = { $name }: { TITLE($value) }

chart-point-none = nincs adat

## Comparison of two series

# Maya értéke 7-ből 5 alkalommal magasabb. "Maya magasabb" is that she is taller.
chart-compare-more = { $name } értéke { $total }{ FORM(suffix-elative, $total) } { $count } alkalommal magasabb

chart-compare-always = { $name } értéke mindig magasabb

chart-compare-even = mindkettő értéke ugyanannyiszor magasabb

chart-compare-same = a két érték mindig egyenlő

chart-compare-none = { $first } és { $second }: Nincs mit összehasonlítani

chart-difference = legnagyobb eltérés: { $value }, { $when }

chart-difference-named = legnagyobb eltérés: { $name }, { $value }

chart-difference-alone = legnagyobb eltérés: { $value }
