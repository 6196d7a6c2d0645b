## Changes of a value

change-up = aumento de { bound-amount }

change-down = queda de { bound-amount }

change-none = sem alteração

change-up-from = aumento de { bound-amount } em comparação com { FORM($baseline, case: "until") }

change-down-from = queda de { bound-amount } em comparação com { FORM($baseline, case: "until") }

change-none-from = sem alteração em comparação com { FORM($baseline, case: "until") }

change-up-since = aumento de { bound-amount } desde { FORM($date, case: "until") }

change-down-since = queda de { bound-amount } desde { FORM($date, case: "until") }

change-none-since = sem alteração desde { FORM($date, case: "until") }

# What has "mais" or "menos" already doesn't repeat it: aumento de mais de 99 passos.
difference-more = { HEAD($amount) ->
    [own] { change-up }
   *[other] { bound-amount } a mais
}

difference-less = { HEAD($amount) ->
    [own] { change-down }
   *[other] { bound-amount } a menos
}
-head-own = menos mais pelo até cerca quase

difference-none = o mesmo

difference-more-than = { HEAD($amount) ->
    [own] { change-up-from }
   *[other] { bound-amount } a mais do que { FORM($baseline, case: "on") }
}

difference-less-than = { HEAD($amount) ->
    [own] { change-down-from }
   *[other] { bound-amount } a menos do que { FORM($baseline, case: "on") }
}

difference-none-than = o mesmo que { FORM($baseline, case: "on") }

difference-more-on = { HEAD($amount) ->
    [own] { change-up-since }
   *[other] { bound-amount } a mais do que { FORM($date, case: "on") }
}

difference-less-on = { HEAD($amount) ->
    [own] { change-down-since }
   *[other] { bound-amount } a menos do que { FORM($date, case: "on") }
}

difference-none-on = o mesmo que { FORM($date, case: "on") }

## Baselines: the times that a value is compared with

baseline-last-time = { $case ->
    [on] na última vez
   *[until] a última vez
}

## Trends: the direction of a value, or how it compares with other values

trend-rising = tendência de alta
    .fast = subindo rapidamente
    .slowly = subindo lentamente

trend-falling = tendência de queda
    .fast = caindo rapidamente
    .slowly = caindo lentamente

trend-steady = estável

trend-unchanged = { change-none }

trend-above-average = acima da média

trend-below-average = abaixo da média

trend-average = na média

trend-new-high = nova máxima

trend-new-low = nova mínima
