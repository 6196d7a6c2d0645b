### Errands, in Polish

## Food

food = jedzenie
restaurants-nearby = restauracje w pobliżu
basket = koszyk
place-order = złóż zamówienie
# In place of the library's "produkt": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = { $count ->
        [1] jedna sztuka
        [2] dwie sztuki
        [few] { $count } sztuki
        [many] { $count } sztuk
       *[other] { $count } sztuki
    }
below-minimum = do złożenia zamówienia brakuje jeszcze: { $missing }
orders = zamówienia
on-the-way = w drodze
order-again = zamów ponownie

## Buses

departures = odjazdy
platform = stanowisko { $name }

## What was spent, and the receipts

spending = wydatki
chart-summary = podsumowanie wykresu
receipts = paragony
