### Errands, in Dutch

## Food

food = eten
restaurants-nearby = restaurants in de buurt
basket = winkelmandje
place-order = bestelling plaatsen
below-minimum = voor een bestelling is nog { $missing } nodig
orders = bestellingen
on-the-way = onderweg
order-again = opnieuw bestellen

## Buses

departures = vertrektijden
platform = perron { $name }

## What was spent, and the receipts

spending = uitgaven
chart-summary = samenvatting van de grafiek
receipts = bonnen
