### Errands, in Malay

## Food

food = makanan
restaurants-nearby = restoran berdekatan
basket = troli
# In place of the library's "barang": two portions of one dish are not two goods.
# Rewords
# same
noun-basket-item = item
place-order = buat pesanan
below-minimum = tambah { $missing } lagi untuk membuat pesanan
orders = pesanan
on-the-way = dalam perjalanan
order-again = pesan semula

## Buses

departures = pelepasan
# same
platform = platform { $name }

## What was spent, and the receipts

spending = perbelanjaan
chart-summary = ringkasan carta
receipts = resit
