## Types of charts

chart-line = viivakaavio

chart-bar = pylväskaavio

chart-area = aluekaavio

chart-scatter = pistekaavio

chart-pie = ympyräkaavio

chart-plain = kaavio

## The first sentence

chart-values = { $count ->
    [one] { $count } arvo
   *[other] { $count } arvoa
}

chart-series-count = { $count } sarjaa

# viivakaavio, 7 arvoa neljännestätoista kahdenteenkymmenenteen marraskuuta
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, ei tietoja

chart-missing = { $count ->
    [one] { $count } arvo puuttuu
   *[other] { $count } arvoa puuttuu
}

## The lowest and the highest value

chart-lowest = pienin arvo { word-first-value } { $when }
    .share = pienin osuus { $value } { $when }

chart-highest = suurin arvo { $value } { $when }
    .share = suurin osuus { $value } { $when }

chart-lowest-named = pienin arvo: { $name }, { word-first-value }
    .share = pienin osuus: { $name }, { $value }

chart-highest-named = suurin arvo: { $name }, { $value }
    .share = suurin osuus: { $name }, { $value }

chart-lowest-alone = pienin arvo { word-first-value }
    .share = pienin osuus { $value }

chart-highest-alone = suurin arvo { $value }
    .share = suurin osuus { $value }

# "Pienin arvo 0, 3 kertaa" would sound like 0,3.
chart-lowest-times = pienin arvo { word-first-value }, yhteensä { $times }
    .share = pienin osuus { $value }, yhteensä { $times }

chart-highest-times = suurin arvo { $value }, yhteensä { $times }
    .share = suurin osuus { $value }, yhteensä { $times }

chart-unusual-high = { $value }, poikkeuksellisen suuri

chart-unusual-low = { $value }, poikkeuksellisen pieni

chart-outliers = { $count } poikkeavaa arvoa

word-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = kaikki arvot: { $value }

chart-trend-none = ei selvää suuntaa

## The average

chart-average = keskiarvo { $value }

chart-average-days = { NUMBER($count, style: "span", case: "genitive") } päivän keskiarvo: { $value }

## The series of a chart that has several

chart-series-average = { $name }: keskiarvo { $value }

chart-series-trend = { $name }: keskiarvo { $value }, { $trend }

chart-series-constant = { $name }: kaikki arvot { $value }

chart-series-empty = { $name }: ei tietoja

chart-series-number = sarja { $number }

chart-series-more = { $count ->
    [one] { $count } muu sarja
   *[other] { $count } muuta sarjaa
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "on") }

chart-at-number = kohdassa { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = ei tietoja

## Comparison of two series

chart-compare-more = { $count ->
    [1] { $name }: suurempi arvo kerran { of-total }
   *[other] { $name }: suurempi arvo { $count } kertaa { of-total }
}

chart-compare-always = { $name }: aina suurempi arvo

chart-compare-even = kumpikin arvo on suurempi yhtä usein

chart-compare-same = arvot ovat aina yhtä suuret

chart-compare-none = { $first } ja { $second }: ei vertailtavaa

chart-difference = suurin ero { $value } { $when }

chart-difference-named = suurin ero: { $name }, { $value }

chart-difference-alone = suurin ero { $value }
