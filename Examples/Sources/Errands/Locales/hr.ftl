### Errands, in Croatian

## Food

food = hrana
restaurants-nearby = restorani u blizini
basket = košarica
place-order = pošalji narudžbu
# In place of the library's "artikl": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = { $count ->
        [one] { $count } komad
        [few] { $count } komada
       *[other] { $count } komada
    }
# za narudžbu nedostaje još 5 eura: it agrees with every amount.
below-minimum = za narudžbu nedostaje još { $missing }
orders = narudžbe
on-the-way = na putu
order-again = naruči ponovno

## Buses

departures = polasci
platform = peron { $name }

## What was spent, and the receipts

spending = troškovi
chart-summary = sažetak grafikona
receipts = računi
