### Errands, in Russian

## Food

food = еда
restaurants-nearby = рестораны рядом
basket = корзина
place-order = оформить заказ
# In place of the library's "товар": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = { $count ->
        [1] одна порция
        [2] две порции
        [one] { $count } порция
        [few] { $count } порции
        [many] { $count } порций
       *[other] { $count } порции
    }
# для заказа не хватает ещё пяти евро
below-minimum = для заказа не хватает ещё { FORM($missing, case: "genitive") }
orders = заказы
on-the-way = в пути
order-again = заказать снова

## Buses

departures = отправления
platform = платформа { $name }

## What was spent, and the receipts

spending = расходы
chart-summary = сводка диаграммы
receipts = чеки
