### Errands, in Italian

## Food

food = cibo
restaurants-nearby = ristoranti nelle vicinanze
basket = carrello
place-order = invia l’ordine
below-minimum = aggiungi ancora { $missing } per inviare l’ordine
orders = ordini
on-the-way = in arrivo
order-again = ordina di nuovo

## Buses

departures = partenze
platform = banchina { $name }

## What was spent, and the receipts

spending = spese
chart-summary = riepilogo del grafico
receipts = scontrini
