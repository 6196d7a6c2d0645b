## Types of charts

chart-line = gráfico de líneas

chart-bar = gráfico de barras

chart-area = gráfico de áreas

chart-scatter = gráfico de dispersión

chart-pie = gráfico circular

chart-plain = gráfico

## The first sentence

chart-values = { $count ->
    [1] un valor
    [many] { $count } de valores
   *[other] { number-masculine } valores
}

chart-series-count = { $count ->
    [1] una serie
    [many] { $count } de series
   *[other] { number-feminine } series
}

# gráfico de líneas, 7 valores desde el 14 de noviembre hasta el 20 de noviembre
chart-opening-span = { $chart }, { $things } { $range }

chart-opening-range = { $chart }, { $things }, { $range }

# "Sin valor" is also what is worth nothing.
chart-empty = { $chart }, sin datos

chart-missing = { $count ->
    [1] falta un valor
    [many] faltan { $count } de valores
   *[other] faltan { number-masculine } valores
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole").

# mínimo de 6100, mínimo del 12 por ciento
chart-value-of = { TAIL($value) ->
    [percentage] del { $value }
   *[other] de { $value }
}

chart-value-of-whole = { TAIL($value) ->
    [percentage] del { $value }
   *[other] de { FORM($value, case: "whole") }
}

# mínimo de 6100 pasos el pasado domingo
# .share: "porción", for without a noun its gender would have nothing to go by
chart-lowest = mínimo { chart-value-of-whole } { $when }
    .share = porción menor: { $value } { $when }

chart-highest = máximo { chart-value-of } { $when }
    .share = porción mayor: { $value } { $when }

chart-lowest-named = mínimo: { $name }, { FORM($value, case: "whole") }
    .share = porción menor: { $name }, { $value }

chart-highest-named = máximo: { $name }, { $value }
    .share = porción mayor: { $name }, { $value }

chart-lowest-alone = mínimo { chart-value-of-whole }
    .share = porción menor: { $value }

chart-highest-alone = máximo { chart-value-of }
    .share = porción mayor: { $value }

# Two numbers side by side would run together: mínimo de 5, 4 veces.
chart-lowest-times = mínimo { chart-value-of-whole }, registrado { $times }
    .share = porción menor: { $value }, registrada { $times }

chart-highest-times = máximo { chart-value-of }, registrado { $times }
    .share = porción mayor: { $value }, registrada { $times }

chart-unusual-high = { $value }, inusualmente alto

chart-unusual-low = { $value }, inusualmente bajo

chart-outliers = { $count ->
    [1] un valor inusual
    [many] { $count } de valores inusuales
   *[other] { number-masculine } valores inusuales
}

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = valor constante: { $value }

chart-trend-none = sin una tendencia clara

## The average

chart-average = media { chart-value-of }

chart-average-days = { $count ->
    [1] media de un día: { $value }
    [many] media de { $count } de días: { $value }
   *[other] media de { number-masculine } días: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: media { chart-value-of }

chart-series-trend = { $name }: media { chart-value-of }, { $trend }

chart-series-constant = { $name }: valor constante, { $value }

chart-series-empty = { $name }: sin datos

chart-series-number = serie { $number }

chart-series-more = { $count ->
    [1] una serie más
    [many] { $count } de series más
   *[other] { number-feminine } series más
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { $date }

chart-at-time = { FORM($time, case: "dated") }

chart-in-month = en { $month }

# "3 latidos por minuto en 5 segundos" would be heard as a rate.
chart-at-number = en el punto { chart-value-of }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = sin datos

## Comparison of two series

# Maya tiene el valor más alto en 5 de 7 ocasiones; "Maya es mayor" would say that she is older.
chart-compare-more = { $count ->
    [1] { $name } tiene el valor más alto en una de { $total } ocasiones
   *[other] { $name } tiene el valor más alto en { number-feminine } de { $total } ocasiones
}

chart-compare-always = { $name } tiene siempre el valor más alto

chart-compare-even = las dos series se superan el mismo número de veces

chart-compare-same = las dos series son siempre iguales

# "Y" is "e" before the sound of i.
chart-compare-none = { list-and-two }: nada que comparar

chart-difference = mayor diferencia: { $value } { $when }

chart-difference-named = mayor diferencia: { $name }, { $value }

chart-difference-alone = mayor diferencia: { $value }
