### Errands, in Norwegian Bokmål

## Food

food = mat
restaurants-nearby = restauranter i nærheten
basket = handlekurv
place-order = send bestilling
below-minimum = det mangler { $missing } for å kunne bestille
orders = bestillinger
on-the-way = på vei
order-again = bestill igjen

## Buses

departures = avganger
platform = plattform { $name }

## What was spent, and the receipts

spending = utgifter
chart-summary = sammendrag av diagrammet
receipts = kvitteringer
