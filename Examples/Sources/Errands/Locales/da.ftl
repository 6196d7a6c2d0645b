### Errands, in Danish

## Food

food = mad
restaurants-nearby = restauranter i nærheden
basket = kurv
place-order = bestil
below-minimum = køb for { $missing } mere for at kunne bestille
orders = bestillinger
on-the-way = på vej
order-again = bestil igen

## Buses

departures = afgange
platform = perron { $name }

## What was spent, and the receipts

spending = udgifter
chart-summary = opsummering af diagrammet
receipts = kvitteringer
