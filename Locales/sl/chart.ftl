## Types of charts

chart-line = črtni grafikon

chart-bar = stolpčni grafikon

chart-area = ploščinski grafikon

chart-scatter = raztreseni grafikon

chart-pie = tortni grafikon

chart-plain = grafikon

## The first sentence

chart-values = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } vrednost
    [two] { NUMBER($count, style: "items", gender: "feminine") } vrednosti
    [few] { $count } vrednosti
   *[other] { $count } vrednosti
}

chart-series-count = { $count ->
    [one] { NUMBER($count, style: "items", gender: "masculine") } niz
    [two] { NUMBER($count, style: "items", gender: "masculine") } niza
    [few] { NUMBER($count, style: "items", gender: "masculine") } nizi
   *[other] { $count } nizov
}

# črtni grafikon, 7 vrednosti od štirinajstega do dvajsetega novembra
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, ni podatkov

# After a colon the number needs no case.
chart-missing = manjkajoče vrednosti: { $count }

## The lowest and the highest value

chart-lowest = najnižja vrednost: { $value } { $when }
    .share = najmanjši delež: { $value } { $when }

chart-highest = najvišja vrednost: { $value } { $when }
    .share = največji delež: { $value } { $when }

chart-lowest-named = najnižja vrednost: { $name }, { $value }
    .share = najmanjši delež: { $name }, { $value }

chart-highest-named = najvišja vrednost: { $name }, { $value }
    .share = največji delež: { $name }, { $value }

chart-lowest-alone = najnižja vrednost: { $value }
    .share = najmanjši delež: { $value }

chart-highest-alone = najvišja vrednost: { $value }
    .share = največji delež: { $value }

chart-lowest-times = najnižja vrednost: { $value }, pojavi se { $times }
    .share = najmanjši delež: { $value }, pojavi se { $times }

chart-highest-times = najvišja vrednost: { $value }, pojavi se { $times }
    .share = največji delež: { $value }, pojavi se { $times }

chart-unusual-high = { $value }, nenavadno visoka

chart-unusual-low = { $value }, nenavadno nizka

chart-outliers = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } nenavadna vrednost
    [two] { NUMBER($count, style: "items", gender: "feminine") } nenavadni vrednosti
    [few] { $count } nenavadne vrednosti
   *[other] { $count } nenavadnih vrednosti
}

# With its noun: after a name the number alone is heard as its place (marec, 1).
chart-count = { $value }

chart-constant = vse vrednosti so enake: { $value }

chart-trend-none = brez jasnega trenda

## The average

chart-average = povprečje: { $value }

chart-average-days = { $count ->
    [one] povprečje za { NUMBER($count, style: "items", gender: "masculine") } dan: { $value }
    [two] povprečje za { NUMBER($count, style: "items", gender: "masculine") } dneva: { $value }
    [few] povprečje za { $count } dni: { $value }
   *[other] povprečje za { $count } dni: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: povprečje { $value }

chart-series-trend = { $name }: povprečje { $value }, { $trend }

chart-series-constant = { $name }: vse vrednosti so enake, { $value }

chart-series-empty = { $name }: ni podatkov

chart-series-number = niz { $number }

chart-series-more = še { chart-series-count }

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "on") }

chart-at-number = pri vrednosti { $value }

## A single point of a chart

# sreda ob osmih: 38 stopinj
chart-point = { FORM($name, case: "value") }: { $value }

chart-point-none = ni podatkov

## Comparison of two series

# Maja: višja vrednost v 5 od 7 primerov, v dveh od treh primerov
chart-compare-more = { $name }: višja vrednost v { NUMBER($count, style: "items", case: "genitive") } od { NUMBER($total, style: "items", case: "genitive") } primerov

chart-compare-always = { $name }: vrednost je vedno višja

chart-compare-even = oba niza sta enako pogosto višja

chart-compare-same = oba niza sta vedno enaka

chart-compare-none = { list-and-two }: ni primerjave

chart-difference = največja razlika: { $value } { $when }

chart-difference-named = največja razlika: { $name }, { $value }

chart-difference-alone = največja razlika: { $value }
