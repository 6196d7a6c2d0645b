### Errands, in German

## Food

food = Essen
restaurants-nearby = Restaurants in der Nähe
basket = Warenkorb
place-order = Bestellung aufgeben
below-minimum = für eine Bestellung fehlen noch { $missing }
orders = Bestellungen
on-the-way = unterwegs
order-again = noch einmal bestellen

## Buses

departures = Abfahrten
platform = Steig { $name }

## What was spent, and the receipts

spending = Ausgaben
chart-summary = Zusammenfassung des Diagramms
receipts = Belege
