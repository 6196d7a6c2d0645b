## Types of charts

chart-line = gráfico de linhas

chart-bar = gráfico de barras

chart-area = gráfico de área

chart-scatter = gráfico de dispersão

chart-pie = gráfico de pizza

chart-plain = gráfico

## The first sentence

chart-values = { $count ->
    [1] um valor
    [one] { $count } valores
    [many] { $count } de valores
   *[other] { $count } valores
}

chart-series-count = { $count ->
    [1] uma série
    [one] { $count } séries
    [many] { $count } de séries
   *[other] { number-feminine } séries
}

# gráfico de linhas, 7 valores, de 14 a 20 de novembro
chart-opening-span = { $chart }, { $things }, { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, sem dados

chart-missing = { $count ->
    [1] falta um valor
    [one] faltam { $count } valores
    [many] faltam { $count } de valores
   *[other] faltam { $count } valores
}

## The lowest and the highest value. The lowest is heard first, and so it has the unit (case "whole").

# mínimo de 6.100 passos no domingo
# .share: "fatia", for without a noun its gender would have nothing to go by
chart-lowest = mínimo de { chart-first-value } { $when }
    .share = menor fatia: { $value } { $when }

chart-highest = máximo de { $value } { $when }
    .share = maior fatia: { $value } { $when }

chart-lowest-named = mínimo: { $name }, { chart-first-value }
    .share = menor fatia: { $name }, { $value }

chart-highest-named = máximo: { $name }, { $value }
    .share = maior fatia: { $name }, { $value }

chart-lowest-alone = mínimo de { chart-first-value }
    .share = menor fatia: { $value }

chart-highest-alone = máximo de { $value }
    .share = maior fatia: { $value }

# Two numbers side by side would run together: mínimo de 5, 4 vezes.
chart-lowest-times = mínimo de { chart-first-value }, registrado { $times }
    .share = menor fatia: { $value }, registrada { $times }

chart-highest-times = máximo de { $value }, registrado { $times }
    .share = maior fatia: { $value }, registrada { $times }

chart-unusual-high = { $value }, valor excepcionalmente alto

chart-unusual-low = { $value }, valor excepcionalmente baixo

chart-outliers = { $count ->
    [1] um valor atípico
    [one] { $count } valores atípicos
    [many] { $count } de valores atípicos
   *[other] { $count } valores atípicos
}

chart-first-value = { FORM($value, case: "whole") }

chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

chart-constant = valor constante: { $value }

chart-trend-none = sem tendência clara

## The average

chart-average = média de { $value }

chart-average-days = { $count ->
    [1] média de um dia: { $value }
    [one] média de { $count } dias: { $value }
    [many] média de { $count } de dias: { $value }
   *[other] média de { $count } dias: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: média de { $value }

chart-series-trend = { $name }: média de { $value }, { $trend }

chart-series-constant = { $name }: valor constante, { $value }

chart-series-empty = { $name }: sem dados

chart-series-number = série { $number }

chart-series-more = { $count ->
    [1] mais uma série
    [one] mais { $count } séries
    [many] mais { $count } de séries
   *[other] mais { number-feminine } séries
}

## The position of a value

# Without "passado": the chart says its days, and "no domingo passado" can be heard as the week before. A date comes
# after a number, so it has "dia": "mínimo de 3 a 8 de novembro" would sound like a range, and "5 em 31" like a part.
chart-on-day = { HEAD($date) ->
    [weekend] no { $date }
    [weekday] na { $date }
    [number] no dia { $date }
   *[other] { FORM($date, case: "on") }
}
-head-weekend = sábado domingo
-head-weekday = segunda-feira terça-feira quarta-feira quinta-feira sexta-feira

chart-at-moment = { chart-on-day }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = em { $month }

# "3 batimentos por minuto em 5 segundos" would be heard as a rate.
chart-at-number = no ponto { $value }

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = sem dados

## Comparison of two series

# Maya tem o valor mais alto em 5 de 7 vezes; "Maya é maior" would say that she is taller.
chart-compare-more = { $name } tem o valor mais alto em { $count ->
    [1] uma
   *[other] { number-feminine }
} de { FORM(number-feminine, $total) } vezes

chart-compare-always = { $name } sempre tem o valor mais alto

chart-compare-even = as duas séries se superam o mesmo número de vezes

chart-compare-same = as duas séries são sempre iguais

chart-compare-none = { $first } e { $second }: nada para comparar

chart-difference = maior diferença: { $value } { $when }

chart-difference-named = maior diferença: { $name }, { $value }

chart-difference-alone = maior diferença: { $value }
