## How much something has changed. What it is compared with stands in the dative before "göre": düne göre, geçen haftaya göre

change-up = { $amount } artış
change-down = { $amount } düşüş
change-none = değişiklik yok
change-up-from = { FORM($baseline, case: "to") } göre { $amount } artış
change-down-from = { FORM($baseline, case: "to") } göre { $amount } düşüş
change-none-from = { FORM($baseline, case: "to") } göre değişiklik yok
change-up-since = { FORM(ablative, $date) } bu yana { $amount } artış
change-down-since = { FORM(ablative, $date) } bu yana { $amount } düşüş
change-none-since = { FORM(ablative, $date) } bu yana değişiklik yok

difference-more = { $amount } daha fazla
difference-less = { $amount } daha az
difference-none = aynı
difference-more-than = { FORM($baseline, case: "to") } göre { $amount } daha fazla
difference-less-than = { FORM($baseline, case: "to") } göre { $amount } daha az
difference-none-than = { FORM($baseline, case: "to") } göre aynı
difference-more-on = { FORM(dative, $date) } göre { $amount } daha fazla
difference-less-on = { FORM(dative, $date) } göre { $amount } daha az
difference-none-on = { FORM(dative, $date) } göre aynı

baseline-last-time = { $case ->
    [to] geçen sefere
   *[nominative] geçen sefer
}

trend-rising = yükseliyor
trend-falling = düşüyor
trend-steady = sabit
trend-unchanged = değişmedi
trend-above-average = ortalamanın üzerinde
trend-below-average = ortalamanın altında
trend-average = ortalama
trend-new-high = yeni en yüksek değer
trend-new-low = yeni en düşük değer
