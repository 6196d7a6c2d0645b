### Errands, in Polish

## Food

food = jedzenie
restaurants-nearby = restauracje w pobliżu
basket = koszyk
place-order = złóż zamówienie
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
