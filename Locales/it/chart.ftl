## Types of charts

chart-line = grafico a linee

chart-bar = grafico a barre

chart-area = grafico ad area

chart-scatter = grafico a dispersione

chart-pie = grafico a torta

chart-plain = grafico

## The first sentence

chart-values = { $count ->
    [1] un valore
    [many] { $count } di valori
   *[other] { $count } valori
}

chart-series-count = { $count ->
    [1] una serie
    [many] { $count } di serie
   *[other] { $count } serie
}

# grafico a linee, 7 valori dal 14 al 20 novembre
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, nessun dato

chart-missing = { $count ->
    [1] manca un valore
    [many] mancano { $count } di valori
   *[other] mancano { $count } valori
}

## The lowest and the highest value. The lowest is heard first, and so it has the noun (case "whole").

# minimo di 6.100, minimo del 12 per cento
chart-value-of = { HEAD(chart-value) ->
    [contracted] { chart-value }
   *[other] di { chart-value }
}
chart-value = { FORM($value, case: "of") }

chart-value-of-whole = { HEAD(chart-value) ->
    [contracted] { chart-value }
   *[other] di { FORM($value, case: "whole") }
}

# minimo di 6.100 passi domenica scorsa. A pie has slices: fetta più piccola
chart-lowest = minimo { chart-value-of-whole } { $when }
    .share = fetta più piccola: { $value } { $when }

chart-highest = massimo { chart-value-of } { $when }
    .share = fetta più grande: { $value } { $when }

chart-lowest-named = minimo: { $name }, { FORM($value, case: "whole") }
    .share = fetta più piccola: { $name }, { $value }

chart-highest-named = massimo: { $name }, { $value }
    .share = fetta più grande: { $name }, { $value }

chart-lowest-alone = minimo { chart-value-of-whole }
    .share = fetta più piccola: { $value }

chart-highest-alone = massimo { chart-value-of }
    .share = fetta più grande: { $value }

# Two numbers side by side would run together: minimo di 5, 4 volte.
chart-lowest-times = minimo { chart-value-of-whole }, registrato { $times }
    .share = fetta più piccola: { $value }, registrata { $times }

chart-highest-times = massimo { chart-value-of }, registrato { $times }
    .share = fetta più grande: { $value }, registrata { $times }

chart-unusual-high = { $value }, insolitamente alto

chart-unusual-low = { $value }, insolitamente basso

chart-outliers = { $count ->
    [1] un valore insolito
    [many] { $count } di valori insoliti
   *[other] { $count } valori insoliti
}

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = valore costante: { $value }

chart-trend-none = nessuna tendenza chiara

## The average

chart-average = media { chart-value-of }

chart-average-days = { $count ->
    [1] media di un giorno: { $value }
    [many] media di { $count } di giorni: { $value }
   *[other] media di { $count } giorni: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: media { chart-value-of }

chart-series-trend = { $name }: media { chart-value-of }, { $trend }

chart-series-constant = { $name }: valore costante, { $value }

chart-series-empty = { $name }: nessun dato

chart-series-number = serie { $number }

chart-series-more = { $count ->
    [1] un’altra serie
    [many] altri { $count } di serie
   *[other] altre { $count } serie
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "at") }

# in marzo, nel 2024
chart-in-month = { HEAD($month) ->
    [digit] { FORM($month, case: "during") }
   *[month] in { $month }
}

# "Minimo di 3 a 5" would be heard as a range.
chart-at-number = in corrispondenza { chart-value-of }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = nessun dato

## Comparison of two series

chart-compare-more = { $count ->
    [1] { $name } ha il valore più alto una volta su { $total }
   *[other] { $name } ha il valore più alto { $count } volte su { $total }
}

chart-compare-always = { $name } ha sempre il valore più alto

chart-compare-even = ogni serie supera l’altra lo stesso numero di volte

chart-compare-same = le due serie sono sempre uguali

chart-compare-none = { list-and-two }: nessun confronto possibile

chart-difference = differenza maggiore: { $value } { $when }

chart-difference-named = differenza maggiore: { $name }, { $value }

chart-difference-alone = differenza maggiore: { $value }
