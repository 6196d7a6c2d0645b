### Errands, in Ukrainian

## Food

food = їжа
restaurants-nearby = ресторани поруч
basket = кошик
place-order = оформити замовлення
# In place of the library's "товар": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = { $count ->
        [1] одна порція
        [2] дві порції
        [one] { $count } порція
        [few] { $count } порції
        [many] { $count } порцій
       *[other] { $count } порції
    }
# для замовлення бракує ще п’яти євро
below-minimum = для замовлення бракує ще { FORM($missing, case: "genitive") }
orders = замовлення
on-the-way = у дорозі
order-again = замовити знову

## Buses

departures = відправлення
platform = платформа { $name }

## What was spent, and the receipts

spending = витрати
chart-summary = підсумок діаграми
receipts = чеки
