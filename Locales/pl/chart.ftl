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

chart-opening = { $chart }, { $things }

# wykres liniowy, 7 wartości od 14 listopada do 20 listopada
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, brak danych

chart-span = { interval-dates-apart }

chart-span-year = { interval-dates-year }

chart-span-days = { interval-month-days }

chart-span-days-year = { interval-month-days-year }

chart-span-months = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") }

chart-span-years = od { FORM($from, case: "genitive") } do { FORM($to, case: "genitive") } roku

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
    [few] średnia z { NUMBER($count, style: "words", case: "genitive") } dni: { $value }
    [many] średnia z { NUMBER($count, style: "words", case: "genitive") } dni: { $value }
   *[other] średnia z { $count } dnia: { $value }
}

chart-average-trend = { $value }, { $trend }

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

chart-in-year = { FORM($year, case: "on") }

# dla 5 kilometrów
chart-at-number = dla { FORM($value, case: "genitive") }

## A single point of a chart

# środa o 8:00: 38 stopni
chart-point = { FORM($name, case: "place") }: { $value }

chart-point-missing = { FORM($name, case: "place") }: brak danych

chart-point-none = brak danych

## Comparison of two series

# Maya: wyższa wartość w pięciu z siedmiu przypadków
chart-compare-more = { $name }: wyższa wartość w { chart-compare-count } z { NUMBER($total, style: "words", case: "genitive") } przypadków
chart-compare-count = { NUMBER($count, style: "words", case: "locative") }

chart-compare-always = { $name }: zawsze wyższa wartość

chart-compare-even = obie serie równie często mają wyższą wartość

chart-compare-same = obie serie są zawsze równe

chart-compare-none = { $first } i { $second }: nie ma czego porównać

chart-difference = największa różnica: { $value } { $when }

chart-difference-named = największa różnica: { $name }, { $value }

chart-difference-alone = największa różnica: { $value }

## Months and years without a day: styczeń; od stycznia; w styczniu

month-alone-january = { $case ->
    [genitive] stycznia
    [on] w styczniu
   *[bare] styczeń
}
month-alone-february = { $case ->
    [genitive] lutego
    [on] w lutym
   *[bare] luty
}
month-alone-march = { $case ->
    [genitive] marca
    [on] w marcu
   *[bare] marzec
}
month-alone-april = { $case ->
    [genitive] kwietnia
    [on] w kwietniu
   *[bare] kwiecień
}
month-alone-may = { $case ->
    [genitive] maja
    [on] w maju
   *[bare] maj
}
month-alone-june = { $case ->
    [genitive] czerwca
    [on] w czerwcu
   *[bare] czerwiec
}
month-alone-july = { $case ->
    [genitive] lipca
    [on] w lipcu
   *[bare] lipiec
}
month-alone-august = { $case ->
    [genitive] sierpnia
    [on] w sierpniu
   *[bare] sierpień
}
month-alone-september = { $case ->
    [genitive] września
    [on] we wrześniu
   *[bare] wrzesień
}
month-alone-october = { $case ->
    [genitive] października
    [on] w październiku
   *[bare] październik
}
month-alone-november = { $case ->
    [genitive] listopada
    [on] w listopadzie
   *[bare] listopad
}
month-alone-december = { $case ->
    [genitive] grudnia
    [on] w grudniu
   *[bare] grudzień
}

month-alone-year = { $month } { $year }

# In words where it is inflected: voices read the digits as "w dwa tysiące dwadzieścia cztery roku".
year-alone = { $case ->
    [genitive] { NUMBER($year, style: "year", case: "genitive") }
    [on] w { NUMBER($year, style: "year", case: "locative") } roku
   *[bare] rok { $year }
}
