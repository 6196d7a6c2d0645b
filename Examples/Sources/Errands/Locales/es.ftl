### Errands, in Spanish (Spain)

## Food

food = comida
restaurants-nearby = restaurantes cercanos
basket = cesta
place-order = hacer el pedido
below-minimum = el pedido está { $missing } por debajo del mínimo
orders = pedidos
on-the-way = en camino
order-again = volver a pedir

## Buses

departures = salidas
platform = andén { $name }

## What was spent, and the receipts

spending = gastos
chart-summary = resumen del gráfico
receipts = recibos
