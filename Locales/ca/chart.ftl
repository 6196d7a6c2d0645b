## Types of charts

chart-line = gràfic de línies

chart-bar = gràfic de barres

chart-area = gràfic d’àrees

chart-scatter = gràfic de dispersió

chart-pie = gràfic circular

chart-plain = gràfic

## The first sentence

chart-values = { $count ->
    [1] un valor
    [many] { $count } de valors
   *[other] { number-masculine } valors
}

chart-series-count = { $count ->
    [1] una sèrie
    [many] { $count } de sèries
   *[other] { number-feminine } sèries
}

# gràfic de línies, 7 valors del 14 al 20 de novembre
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, sense dades

chart-missing = { $count ->
    [1] falta un valor
    [many] falten { $count } de valors
   *[other] falten { number-masculine } valors
}

## The lowest and the highest value. The lowest is heard first, and so it has the noun (case "whole").

# mínim de 6.100, mínim del 12 per cent
chart-value-of = { HEAD(chart-value) ->
    [contracted] { chart-value }
    [digits] { TAIL(chart-value) ->
        [digit] { FORM(of-count, $value) }
       *[word] de { chart-value }
    }
    [vowel] d’{ chart-value }
   *[other] de { chart-value }
}
chart-value = { FORM($value, case: "of") }

# mínim: 6.100 passos diumenge passat
chart-lowest = mínim: { FORM($value, case: "whole") } { $when }
    .share = porció més petita: { $value } { $when }

chart-highest = màxim: { $value } { $when }
    .share = porció més gran: { $value } { $when }

chart-lowest-named = mínim: { $name }, { FORM($value, case: "whole") }
    .share = porció més petita: { $name }, { $value }

chart-highest-named = màxim: { $name }, { $value }
    .share = porció més gran: { $name }, { $value }

chart-lowest-alone = mínim: { FORM($value, case: "whole") }
    .share = porció més petita: { $value }

chart-highest-alone = màxim: { $value }
    .share = porció més gran: { $value }

# Two numbers side by side would run together: mínim: 5, 4 vegades.
chart-lowest-times = mínim: { FORM($value, case: "whole") }, registrat { $times }
    .share = porció més petita: { $value }, registrada { $times }

chart-highest-times = màxim: { $value }, registrat { $times }
    .share = porció més gran: { $value }, registrada { $times }

chart-unusual-high = { $value }, inusualment alt

chart-unusual-low = { $value }, inusualment baix

chart-outliers = { $count ->
    [1] un valor inusual
    [many] { $count } de valors inusuals
   *[other] { number-masculine } valors inusuals
}

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = valor constant: { $value }

chart-trend-none = sense una tendència clara

## The average

chart-average = mitjana { chart-value-of }

chart-average-days = { $count ->
    [1] mitjana d’un dia: { $value }
    [many] mitjana de { $count } de dies: { $value }
   *[other] mitjana { of-masculine } dies: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: mitjana { chart-value-of }

chart-series-trend = { $name }: mitjana { chart-value-of }, { $trend }

chart-series-constant = { $name }: valor constant, { $value }

chart-series-empty = { $name }: sense dades

chart-series-number = sèrie { $number }

chart-series-more = { $count ->
    [1] una sèrie més
    [many] { $count } de sèries més
   *[other] { number-feminine } sèries més
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { in-month }
# al març, a l’abril; el 2024
in-month = { HEAD($month) ->
    [digit] el { $month }
    [vowel] a l’{ $month }
   *[other] al { $month }
}
-head-digit = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9*

chart-at-number = en el punt { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = sense dades

## Comparison of two series

# en dues de les 3 ocasions
chart-compare-more = { $name } té el valor més alt en { number-feminine } de les { FORM(number-feminine, $total) } ocasions

chart-compare-always = { $name } té sempre el valor més alt

chart-compare-even = cada sèrie supera l’altra el mateix nombre de vegades

chart-compare-same = les dues sèries són sempre iguals

chart-compare-none = { list-and-two }: no hi ha res per comparar

chart-difference = diferència més gran: { $value } { $when }

chart-difference-named = diferència més gran: { $name }, { $value }

chart-difference-alone = diferència més gran: { $value }
