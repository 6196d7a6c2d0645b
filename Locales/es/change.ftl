## Changes of a value

change-up = aumento { change-of }

change-down = descenso { change-of }

# aumento del 12 por ciento, aumento de 300 pasos; aumento de entre 2 y 4 pasos, aumento de más del 12 por ciento.
change-of = { TAIL($amount) ->
    [percentage] { change-of-percentage }
   *[other] de { change-of-amount }
}
# A range and none of something have another form after "de", see range and counted-none.
change-of-amount = { HEAD($amount) ->
    [inner] { bound-day }
   *[other] { $amount }
}
-head-inner = de ningún ninguna
change-of-percentage = { HEAD($amount) ->
    [own] de { bound-day }
   *[other] del { $amount }
}

change-none = sin cambios

change-up-from = aumento { change-of } en comparación con { $baseline }

change-down-from = descenso { change-of } en comparación con { $baseline }

change-none-from = sin cambios en comparación con { $baseline }

change-up-since = aumento { change-of } desde { FORM($date, case: "on") }

change-down-since = descenso { change-of } desde { FORM($date, case: "on") }

change-none-since = sin cambios desde { FORM($date, case: "on") }

difference-more = { $amount } más

difference-less = { $amount } menos

difference-none = lo mismo

difference-more-than = { $amount } más que { $baseline }

difference-less-than = { $amount } menos que { $baseline }

difference-none-than = lo mismo que { $baseline }

difference-more-on = { $amount } más que { FORM($date, case: "on") }

difference-less-on = { $amount } menos que { FORM($date, case: "on") }

difference-none-on = lo mismo que { FORM($date, case: "on") }

## Baselines: the times that a value is compared with

baseline-last-time = la última vez

## Trends: the direction of a value, or how it compares with other values

trend-rising = tendencia al alza
    .fast = subiendo rápidamente
    .slowly = subiendo lentamente

trend-falling = tendencia a la baja
    .fast = bajando rápidamente
    .slowly = bajando lentamente

trend-steady = estable

trend-unchanged = { change-none }

trend-above-average = por encima de la media

trend-below-average = por debajo de la media

trend-average = en la media

trend-new-high = nuevo máximo

trend-new-low = nuevo mínimo
