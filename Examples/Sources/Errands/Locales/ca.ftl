### Errands, in Catalan

## Food

food = menjar
restaurants-nearby = restaurants propers
basket = cistella
place-order = fes la comanda
below-minimum = afegiu { $missing } més per fer la comanda
orders = comandes
on-the-way = en camí
order-again = torna a demanar

## Buses

departures = sortides
platform = andana { $name }

## What was spent, and the receipts

spending = despeses
chart-summary = resum del gràfic
receipts = rebuts
