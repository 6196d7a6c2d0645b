### Errands, in Romanian

## Food

food = mâncare
restaurants-nearby = restaurante din apropiere
basket = coș
place-order = plasează comanda
below-minimum = mai adaugă { $missing } pentru a plasa comanda
orders = comenzi
on-the-way = pe drum
order-again = comandă din nou

## Buses

departures = plecări
platform = peron { $name }

## What was spent, and the receipts

spending = cheltuieli
chart-summary = rezumatul graficului
receipts = bonuri
