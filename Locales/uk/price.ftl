## Prices

price-free = безкоштовно
price-was = { $amount }, раніше { $was }
price-was-number = { $amount }, раніше { $value }
price-off = знижка { $value }
price-tax-included = з урахуванням податку
price-tax-excluded = плюс податок
price-delivery = плюс доставка: { $amount }
price-delivery-free = безкоштовна доставка

## A price for one of something, or for a span of time

# 15 євро за людину, 2 євро за 100 грамів, 10 гривень на місяць
price-per = { $amount } { price-period }
    .measured = { $amount } за { FORM($measure, case: "accusative") }

price-period = { $period ->
    [second] за { FORM($unit, 1, case: "accusative") }
    [minute] за { FORM($unit, 1, case: "accusative") }
    [hour] на { FORM($unit, 1, case: "accusative") }
    [day] на { FORM($unit, 1, case: "accusative") }
    [week] на { FORM($unit, 1, case: "accusative") }
    [month] на { FORM($unit, 1, case: "accusative") }
    [year] на { FORM($unit, 1, case: "accusative") }
   *[other] за { FORM($unit, 1, case: "accusative") }
}

## A price that is valid for some time, and the price after that time

price-then = { $first }, потім { $second }
# 1 долар за перший місяць; безкоштовно протягом першого тижня
price-first = { HEAD($amount) ->
    [free] { $amount } протягом першого { FORM($unit, 1, case: "genitive") }
   *[other] { $amount } за перший { FORM($unit, 1, case: "accusative") }
}
-head-free = безкоштовно
# безкоштовно протягом семи днів
price-for = { $amount } протягом { FORM($duration, case: "genitive") }

## A line of a receipt. "По" would ask for the locative of 1 and of what ends with it.

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, безкоштовно
   *[something] { price-pieces }, { $amount } за штуку, усього { $total }
}
-head-nothing = 0 нуль !0. !0,
price-pieces = { $count ->
    [one] { FORM(numeral-feminine, case: "nominative") } штука
    [few] { FORM(numeral-feminine, case: "nominative") } штуки
    [many] { $count } штук
   *[other] { $count } штуки
}

## Availability of a product. "Штука" is feminine (дві штуки)

stock-in = є в наявності
stock-left = { $count ->
    [one] є в наявності, залишилася { FORM(numeral-feminine, case: "nominative") } штука
    [few] є в наявності, залишилося { FORM(numeral-feminine, case: "nominative") } штуки
   *[many] є в наявності, залишилося { $count } штук
}

## Names of the fields of a receipt

field-total = усього
    .gender = neuter
field-subtotal = проміжний підсумок
    .gender = masculine
field-fee = комісія
    .gender = feminine
field-tax = податок
    .gender = masculine
field-tip = чайові
    .gender = plural
field-discount = знижка
    .gender = feminine
field-delivery = доставка
    .gender = feminine
