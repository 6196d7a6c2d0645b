## Changes of a value. Verbs agree with nothing. The baseline is in the dative before "göre".
## $case "changed": what rises is the number of things (video sayısı 11 arttı), for "11 video arttı" isn't said

change-up = { FORM($amount, case: "changed") } arttı

change-down = { FORM($amount, case: "changed") } azaldı

change-none = değişiklik yok

change-up-from = { FORM($baseline, case: "to") } göre { FORM($amount, case: "changed") } arttı

change-down-from = { FORM($baseline, case: "to") } göre { FORM($amount, case: "changed") } azaldı

change-none-from = { FORM($baseline, case: "to") } göre değişiklik yok

change-up-since = { FORM($date, case: "from") } bu yana { FORM($amount, case: "changed") } arttı

change-down-since = { FORM($date, case: "from") } bu yana { FORM($amount, case: "changed") } azaldı

change-none-since = { FORM($date, case: "from") } bu yana değişiklik yok

## Comparisons

# "Fazla" and "az" aren't said twice: 99 adımdan fazla arttı
-tail-more = fazla az büyük küçük

difference-more = { TAIL($amount) ->
    [more] { change-up }
   *[other] { FORM($amount, case: "inside") } daha fazla
}

difference-less = { TAIL($amount) ->
    [more] { change-down }
   *[other] { FORM($amount, case: "inside") } daha az
}

difference-none = aynı

difference-more-than = { FORM($baseline, case: "to") } göre { difference-more }

difference-less-than = { FORM($baseline, case: "to") } göre { difference-less }

difference-none-than = { FORM($baseline, case: "bare") } ile aynı

difference-more-on = { FORM($date, case: "to") } göre { difference-more }

difference-less-on = { FORM($date, case: "to") } göre { difference-less }

difference-none-on = { FORM($date, case: "bare") } ile aynı

## Baselines

baseline-last-time = { $case ->
    [to] geçen sefere
   *[bare] geçen sefer
}

## Trends

trend-rising = yükseliyor
    .fast = hızla yükseliyor
    .slowly = yavaş yavaş yükseliyor

trend-falling = düşüyor
    .fast = hızla düşüyor
    .slowly = yavaş yavaş düşüyor

trend-steady = sabit

trend-unchanged = değişmedi

trend-above-average = ortalamanın üzerinde

trend-below-average = ortalamanın altında

trend-average = ortalama

trend-new-high = şimdiye kadarki en yüksek değer

trend-new-low = şimdiye kadarki en düşük değer
