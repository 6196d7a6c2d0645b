### Errands, in Slovenian

## Food

food = hrana
restaurants-nearby = restavracije v bližini
basket = košarica
place-order = oddaj naročilo
# In place of the library's "artikel": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = { $count ->
        [one] { NUMBER($count, style: "items", gender: "masculine") } kos
        [two] { NUMBER($count, style: "items", gender: "masculine") } kosa
        [few] { NUMBER($count, style: "items", gender: "masculine") } kosi
       *[other] { $count } kosov
    }
# jedi v vrednosti 5 evrov: the genitive fits every amount.
below-minimum = za oddajo naročila dodajte še jedi v vrednosti { FORM($missing, case: "genitive") }
orders = naročila
on-the-way = na poti
order-again = naroči znova

## Buses

departures = odhodi
platform = peron { $name }

## What was spent, and the receipts

spending = izdatki
chart-summary = povzetek grafikona
receipts = računi
