## Types of charts

chart-line = wykres liniowy

chart-bar = wykres słupkowy

chart-area = wykres warstwowy

chart-scatter = wykres punktowy

chart-pie = wykres kołowy

chart-plain = wykres

## The first sentence

chart-values = { $count ->
    [1] jedna wartość
    [few] { numeral-feminine } wartości
    [many] { $count } wartości
   *[other] { $count } wartości
}

chart-series-count = { $count ->
    [1] jedna seria
    [few] { FORM(numeral-feminine, case: "nominative") } serie
    [many] { $count } serii
   *[other] { $count } serii
}

# wykres liniowy, 7 wartości od 14 listopada do 20 listopada
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, brak danych

# After a colon the number needs no case.
chart-missing = brakujące wartości: { $count }

## The lowest and the highest value

# minimum: 6100 w niedzielę
chart-lowest = minimum: { $value } { $when }
    .share = najmniejszy udział: { $value } { $when }

chart-highest = maksimum: { $value } { $when }
    .share = największy udział: { $value } { $when }

chart-lowest-named = minimum: { $name }, { $value }
    .share = najmniejszy udział: { $name }, { $value }

chart-highest-named = maksimum: { $name }, { $value }
    .share = największy udział: { $name }, { $value }

chart-lowest-alone = minimum: { $value }
    .share = najmniejszy udział: { $value }

chart-highest-alone = maksimum: { $value }
    .share = największy udział: { $value }

# The word keeps two numbers apart: "minimum: 5, 4 razy" is hard to take in by ear.
chart-lowest-times = minimum: { $value }, osiągnięte { $times }
    .share = najmniejszy udział: { $value }, występuje { $times }

chart-highest-times = maksimum: { $value }, osiągnięte { $times }
    .share = największy udział: { $value }, występuje { $times }

chart-unusual-high = { $value }, wyjątkowo dużo

chart-unusual-low = { $value }, wyjątkowo mało

chart-outliers = { $count ->
    [1] jedna nietypowa wartość
    [few] { FORM(numeral-feminine, case: "nominative") } nietypowe wartości
    [many] { $count } nietypowych wartości
   *[other] { $count } nietypowej wartości
}

# With its noun: after a name the number alone is heard as its place (marzec, 1).
chart-count = { $value }

chart-constant = stała wartość: { $value }

chart-trend-none = brak wyraźnego trendu

## The average

chart-average = średnia: { $value }

# "Z" takes the genitive, and voices read digits in the nominative: z dwóch, z siedmiu, z trzydziestu dni.
chart-average-days = { $count ->
    [1] średnia z jednego dnia: { $value }
    [few] średnia { chart-days-of } dni: { $value }
    [many] średnia { chart-days-of } dni: { $value }
   *[other] średnia z { $count } dnia: { $value }
}
chart-days-of = { HEAD($count) ->
    [stu] ze { NUMBER($count, style: "words", case: "genitive") }
   *[other] z { NUMBER($count, style: "words", case: "genitive") }
}

## The series of a chart that has several

chart-series-average = { $name }: średnia { $value }

chart-series-trend = { $name }: średnia { $value }, { $trend }

chart-series-constant = { $name }: stała wartość { $value }

chart-series-empty = { $name }: brak danych

chart-series-number = seria { $number }

chart-series-more = { $count ->
    [1] jeszcze jedna seria
    [few] jeszcze { FORM(numeral-feminine, case: "nominative") } serie
    [many] jeszcze { $count } serii
   *[other] jeszcze { $count } serii
}

## The position of a value

# A date begins with a number, and must not stand right after another one: minimum: 22 w dniu 3 listopada ("22 dnia"
# would be heard as a number of days).
-head-day-number = 1* 2* 3* 4* 5* 6* 7* 8* 9*

chart-on-day = { HEAD($date) ->
    [day-number] w dniu { $date }
   *[other] { FORM($date, case: "past") }
}

chart-at-moment = { HEAD($date) ->
    [day-number] w dniu { $date }
   *[other] { FORM($date, case: "past") }
}

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { FORM($month, case: "on") }

# dla 5 kilometrów
chart-at-number = dla { FORM($value, case: "genitive") }

## A single point of a chart

# środa o 8:00: 38 stopni
chart-point = { FORM($name, case: "place") }: { $value }

chart-point-none = brak danych

## Comparison of two series

# Maya: wyższa wartość w pięciu z siedmiu przypadków
chart-compare-more = { $name }: wyższa wartość w { chart-compare-count } { chart-compare-of } przypadków
chart-compare-count = { NUMBER($count, style: "words", case: "locative") }
chart-compare-of = { HEAD($total) ->
    [stu] ze { NUMBER($total, style: "words", case: "genitive") }
   *[other] z { NUMBER($total, style: "words", case: "genitive") }
}

chart-compare-always = { $name }: zawsze wyższa wartość

chart-compare-even = obie serie równie często mają wyższą wartość

chart-compare-same = obie serie są zawsze równe

chart-compare-none = { $first } i { $second }: nie ma czego porównać

chart-difference = największa różnica: { $value } { $when }

chart-difference-named = największa różnica: { $name }, { $value }

chart-difference-alone = największa różnica: { $value }
