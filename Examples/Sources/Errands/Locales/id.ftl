### Errands, in Indonesian

## Food

food = makanan
restaurants-nearby = restoran terdekat
basket = keranjang
# In place of the library's "barang": two portions of one dish are not two goods.
# Rewords
# same
noun-basket-item = item
place-order = buat pesanan
below-minimum = tambahkan { $missing } lagi untuk membuat pesanan
orders = pesanan
on-the-way = sedang diantar
order-again = pesan lagi

## Buses

departures = keberangkatan
platform = peron { $name }

## What was spent, and the receipts

spending = pengeluaran
chart-summary = ringkasan grafik
receipts = struk
