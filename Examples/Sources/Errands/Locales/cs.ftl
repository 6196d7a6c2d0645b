### Errands, in Czech

## Food

food = jídlo
restaurants-nearby = restaurace v okolí
basket = košík
place-order = odeslat objednávku
# přidejte ještě položky za 4 eura
below-minimum = pro odeslání objednávky přidejte ještě položky za { FORM($missing, case: "accusative") }
orders = objednávky
on-the-way = na cestě
# Impersonal: behind the name of the restaurant "doručena" would be said of it.
# Rewords
state-delivered = doručeno
# Rewords
state-cancelled = zrušeno
order-again = objednat znovu

## Buses

departures = odjezdy
platform = nástupiště { $name }

## What was spent, and the receipts

spending = výdaje
chart-summary = souhrn grafu
receipts = účtenky
