### Errands, in Turkish

## Food

food = yemek
restaurants-nearby = yakındaki restoranlar
basket = sepet
# In place of the library's "ürün": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = { $count } adet
place-order = sipariş ver
below-minimum = sipariş vermek için { $missing } tutarında ürün daha ekleyin
orders = siparişler
on-the-way = yolda
order-again = yeniden sipariş ver

## Buses

departures = kalkışlar
platform = peron { $name }

## What was spent, and the receipts

spending = harcamalar
chart-summary = grafik özeti
receipts = fişler
