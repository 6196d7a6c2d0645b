## Prices

price-free = бесплатно
price-was = { $amount }, раньше { $was }
price-was-number = { $amount }, раньше { $value }
price-off = скидка { $value }
price-tax-included = с учётом налога
price-tax-excluded = плюс налог
price-delivery = плюс доставка: { $amount }
price-delivery-free = бесплатная доставка

## A price for one of something, or for a span of time

# 15 евро за человека, 2 евро за 100 граммов, 10 рублей в месяц
price-per = { $amount } { price-period }
    .measured = { $amount } за { FORM($measure, case: "accusative") }

price-period = { $period ->
    [second] в { FORM($unit, 1, case: "accusative") }
    [minute] в { FORM($unit, 1, case: "accusative") }
    [hour] в { FORM($unit, 1, case: "accusative") }
    [day] в { FORM($unit, 1, case: "accusative") }
    [week] в { FORM($unit, 1, case: "accusative") }
    [month] в { FORM($unit, 1, case: "accusative") }
    [year] в { FORM($unit, 1, case: "accusative") }
   *[other] за { FORM($unit, 1, case: "accusative") }
}

## A price that is valid for some time, and the price after that time

price-then = { $first }, затем { $second }
# 1 доллар за первый месяц, за первую неделю; бесплатно в первый месяц
price-first = { HEAD($amount) ->
    [free] { $amount } в { word-first } { FORM($unit, 1, case: "accusative") }
   *[other] { $amount } за { word-first } { FORM($unit, 1, case: "accusative") }
}
word-first = { TRAIT($unit, "gender") ->
    [feminine] первую
   *[masculine] первый
}
-head-free = бесплатно
# бесплатно первые 7 дней; 5 долларов в месяц первые 3 месяца
price-for = { $amount } первые { FORM($duration, case: "accusative") }

## A line of a receipt. "По" would ask for the dative of 1 and of what ends with it.

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, бесплатно
   *[something] { price-pieces }, { $amount } за штуку, всего { $total }
}
-head-nothing = 0 ноль !0. !0,
price-pieces = { $count ->
    [one] { FORM(numeral-feminine, case: "nominative") } штука
    [few] { FORM(numeral-feminine, case: "nominative") } штуки
    [many] { $count } штук
   *[other] { $count } штуки
}

## Availability of a product. "Штука" is feminine (две штуки)

stock-in = в наличии
stock-left = { $count ->
    [one] в наличии, осталась { FORM(numeral-feminine, case: "nominative") } штука
    [few] в наличии, осталось { FORM(numeral-feminine, case: "nominative") } штуки
   *[many] в наличии, осталось { $count } штук
}

## Names of the fields of a receipt

field-total = итого
    .gender = neuter
field-subtotal = промежуточный итог
    .gender = masculine
field-fee = комиссия
    .gender = feminine
field-tax = налог
    .gender = masculine
field-tip = чаевые
    .gender = plural
field-discount = скидка
    .gender = feminine
field-delivery = доставка
    .gender = feminine
