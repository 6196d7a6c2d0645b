### Errands, in Portuguese (Brazil)

## Food

food = comida
restaurants-nearby = restaurantes próximos
basket = carrinho
place-order = fazer o pedido
below-minimum = adicione mais { $missing } para fazer o pedido
orders = pedidos
on-the-way = a caminho
order-again = pedir novamente

## Buses

departures = partidas
platform = plataforma { $name }

## What was spent, and the receipts

spending = gastos
chart-summary = resumo do gráfico
receipts = recibos
