### Errands, in Hungarian

## Food

food = étel
restaurants-nearby = éttermek a közelben
basket = kosár
# In place of the library's "tétel": two portions of one dish are one line of the order.
# Rewords
noun-basket-item =
    .counted = { $count } darab
place-order = rendelés leadása
below-minimum = a rendeléshez még hiányzik { $missing }
orders = rendelések
on-the-way = úton van
order-again = rendelés újra

## Buses

departures = indulások
platform = kocsiállás: { $name }

## What was spent, and the receipts

spending = kiadások
chart-summary = diagram összegzése
receipts = nyugták
