### Errands, in French

## Food

food = repas
restaurants-nearby = restaurants à proximité
basket = panier
place-order = passer la commande
below-minimum = il manque encore { $missing } pour passer commande
orders = commandes
on-the-way = en route
order-again = commander à nouveau

## Buses

departures = départs
platform = quai { $name }

## What was spent, and the receipts

spending = dépenses
chart-summary = résumé du graphique
receipts = reçus
