### Errands, in Slovak

## Food

food = jedlo
restaurants-nearby = reštaurácie v okolí
basket = košík
place-order = odoslať objednávku
# pridajte ešte položky za 4 eurá
below-minimum = na odoslanie objednávky pridajte ešte položky za { FORM($missing, case: "accusative") }
orders = objednávky
on-the-way = na ceste
order-again = objednať znova

## Buses

departures = odchody
platform = nástupište { $name }

## What was spent, and the receipts

spending = výdavky
chart-summary = súhrn grafu
receipts = účtenky
