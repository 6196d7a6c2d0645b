## Types of charts

chart-line = linijski grafikon

chart-bar = stupčasti grafikon

chart-area = površinski grafikon

chart-scatter = točkasti grafikon

chart-pie = kružni grafikon

chart-plain = grafikon

## The first sentence

chart-values = { $count ->
    [one] { FORM(numeral-feminine, case: "nominative") } vrijednost
    [few] { FORM(numeral-feminine, case: "nominative") } vrijednosti
   *[other] { $count } vrijednosti
}

chart-series-count = { $count ->
    [one] { $count } niz
    [few] { $count } niza
   *[other] { $count } nizova
}

# linijski grafikon, 7 vrijednosti od četrnaestog do dvadesetog studenoga
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, nema podataka

# After a colon the number needs no case.
chart-missing = vrijednosti koje nedostaju: { $count }

## The lowest and the highest value

chart-lowest = najniža vrijednost: { $value } { $when }
    .share = najmanji udio: { $value } { $when }

chart-highest = najviša vrijednost: { $value } { $when }
    .share = najveći udio: { $value } { $when }

chart-lowest-named = najniža vrijednost: { $name }, { $value }
    .share = najmanji udio: { $name }, { $value }

chart-highest-named = najviša vrijednost: { $name }, { $value }
    .share = najveći udio: { $name }, { $value }

chart-lowest-alone = najniža vrijednost: { $value }
    .share = najmanji udio: { $value }

chart-highest-alone = najviša vrijednost: { $value }
    .share = najveći udio: { $value }

chart-lowest-times = najniža vrijednost: { $value }, pojavljuje se { $times }
    .share = najmanji udio: { $value }, pojavljuje se { $times }

chart-highest-times = najviša vrijednost: { $value }, pojavljuje se { $times }
    .share = najveći udio: { $value }, pojavljuje se { $times }

chart-unusual-high = { $value }, neuobičajeno mnogo

chart-unusual-low = { $value }, neuobičajeno malo

chart-outliers = { $count ->
    [one] { FORM(numeral-feminine, case: "nominative") } neuobičajena vrijednost
    [few] { FORM(numeral-feminine, case: "nominative") } neuobičajene vrijednosti
   *[other] { $count } neuobičajenih vrijednosti
}

# With its noun: after a name the number alone is heard as its place (ožujak, 1).
chart-count = { $value }

chart-constant = sve su vrijednosti jednake: { $value }

chart-trend-none = bez jasnog trenda

## The average

chart-average = prosjek: { $value }

chart-average-days = { $count ->
    [one] prosjek za { $count } dan: { $value }
    [few] prosjek za { $count } dana: { $value }
   *[other] prosjek za { $count } dana: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: prosjek { $value }

chart-series-trend = { $name }: prosjek { $value }, { $trend }

chart-series-constant = { $name }: sve su vrijednosti jednake, { $value }

chart-series-empty = { $name }: nema podataka

chart-series-number = niz { $number }

chart-series-more = { $count ->
    [one] još { $count } niz
    [few] još { $count } niza
   *[other] još { $count } nizova
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "on") }

chart-at-number = na oznaci { $value }

## A single point of a chart

# srijeda u 8 sati: 38 stupnjeva
chart-point = { FORM($name, case: "value") }: { $value }

chart-point-none = nema podataka

## Comparison of two series

# Maja: veća vrijednost u 5 od 7 slučajeva. "Veća 5 puta od 7" would compare with 7.
chart-compare-more = { $name }: veća vrijednost u { $count ->
    [1] jednom
   *[other] { $count }
} od { chart-cases }
chart-cases = { $total ->
    [one] { $total } slučaja
    [few] { $total } slučaja
   *[other] { $total } slučajeva
}

chart-compare-always = { $name }: vrijednost je uvijek veća

chart-compare-even = oba su niza jednako često viša

chart-compare-same = oba su niza uvijek jednaka

chart-compare-none = { list-and-two }: nema usporedbe

chart-difference = najveća razlika: { $value } { $when }

chart-difference-named = najveća razlika: { $name }, { $value }

chart-difference-alone = najveća razlika: { $value }
