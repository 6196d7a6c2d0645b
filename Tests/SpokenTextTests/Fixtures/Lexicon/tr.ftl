-tail-back-hard = 40 60
-tail-front-hard = 3 4 5 70
-tail-back = 000000 6 9 10 30 90
-tail-front = 000 00 1 2 7 8 20 50 80
counted = { $count } { $noun }
counted-state = { $count } { $state } { $noun }
counted-none = { $noun } yok
counted-none-state = { $state } { $noun } yok
counted-empty = henüz { counted-none }
counted-more = { number-ablative } fazla { $noun }
counted-more-state = { number-ablative } fazla { $state } { $noun }
counted-range = { counted }
counted-range-state = { counted-state }
number-ablative = { TAIL($count) ->
    [back-hard] { $count }’tan
    [front-hard] { $count }’ten
    [front] { $count }’den
   *[back] { $count }’dan
}
range = 2 ila 4
    .category = other
noun-dose = doz
noun-photo = fotoğraf
noun-step = adım
noun-message = mesaj
noun-dollar = dolar
noun-usd = Amerikan doları
noun-minute = dakika
adjective-missed = kaçırılmış
adjective-taken = alınmış
adjective-selected = seçili
adjective-unread = okunmamış
