### Errands, in Swedish

## Food

food = mat
restaurants-nearby = restauranger i närheten
basket = varukorg
place-order = beställ
below-minimum = handla för { $missing } till för att kunna beställa
orders = beställningar
on-the-way = på väg
order-again = beställ igen

## Buses

departures = avgångar
# As bus stations call it.
platform = läge { $name }

## What was spent, and the receipts

spending = utgifter
chart-summary = sammanfattning av diagrammet
receipts = kvitton
