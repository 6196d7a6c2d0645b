### Errands, in Finnish

## Food

food = ruoka
restaurants-nearby = ravintolat lähellä
basket = ostoskori
# In place of the library's "tuote": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = { $count ->
        [one] { $count } kappale
       *[other] { $count } kappaletta
    }
place-order = lähetä tilaus
below-minimum = tilaukseen tarvitaan vielä { $missing }
orders = tilaukset
on-the-way = matkalla
order-again = tilaa uudelleen

## Buses

departures = lähdöt
platform = laituri { $name }

## What was spent, and the receipts

spending = kulut
chart-summary = kaavion yhteenveto
receipts = kuitit
