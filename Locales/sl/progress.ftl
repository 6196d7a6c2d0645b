## Progress: $completed of $total

# Voices read "od 4" as "od štiri", so 1 to 4 are in words: 3 od štirih, 3 od 5. Others sound right without an ending.
of-total = { $total ->
    [1] enega
   *[other] { NUMBER($total, style: "items", case: "genitive") }
}
# Next to a feminine noun: stran 1 od ene.
of-total-feminine = { $total ->
    [1] ene
   *[other] { of-total }
}

progress = { $completed } od { of-total }
    .things = { transfer-some }

progress-completed = dokončano { $completed } od { of-total }

progress-step = korak { $completed } od { of-total }
    .alone = korak { $completed }

progress-page = stran { $completed } od { of-total-feminine }
    .alone = stran { $completed }

progress-question = vprašanje { $completed } od { of-total }
    .alone = vprašanje { $completed }

progress-indeterminate = v teku

progress-done = dokončano
