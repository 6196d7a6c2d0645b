change-down = descida de { bound-amount }
change-down-from = descida de { bound-amount } em comparação com { FORM($baseline, case: "until") }
change-down-since = descida de { bound-amount } desde { FORM($date, case: "until") }
trend-rising = tendência de subida
    .fast = a subir rapidamente
    .slowly = a subir lentamente
trend-falling = tendência de descida
    .fast = a descer rapidamente
    .slowly = a descer lentamente
trend-new-high = novo máximo
trend-new-low = novo mínimo

# "A mais" would be too many.
difference-more = { HEAD($amount) ->
    [own] { change-up }
   *[other] mais { bound-amount }
}
difference-less = { HEAD($amount) ->
    [own] { change-down }
   *[other] menos { bound-amount }
}
difference-more-than = { HEAD($amount) ->
    [own] { change-up-from }
   *[other] mais { bound-amount } do que { FORM($baseline, case: "on") }
}
difference-less-than = { HEAD($amount) ->
    [own] { change-down-from }
   *[other] menos { bound-amount } do que { FORM($baseline, case: "on") }
}
difference-more-on = { HEAD($amount) ->
    [own] { change-up-since }
   *[other] mais { bound-amount } do que { FORM($date, case: "on") }
}
difference-less-on = { HEAD($amount) ->
    [own] { change-down-since }
   *[other] menos { bound-amount } do que { FORM($date, case: "on") }
}
