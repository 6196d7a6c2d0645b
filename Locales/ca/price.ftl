## Prices

price-free = gratis
price-was = { $amount }, abans { $was }
price-was-number = { $amount }, abans { $value }
price-off = { $value } de descompte
price-tax-included = impostos inclosos
price-tax-excluded = impostos no inclosos
price-delivery = més { $amount } d’enviament
price-delivery-free = enviament gratuït

## A price for one of something, or for a span of time

# 15 euros per persona, 10 euros al mes; 2 euros cada 100 grams
price-per = { $amount } { per-period }
    .measured = { HEAD($measure) ->
        [single] { $amount } per { $measure }
       *[several] { $amount } cada { $measure }
    }

## A price that is valid for some time, and the price after that time

price-then = { $first }, després { $second }
# un dòlar el primer mes, gratis la primera setmana
price-first = { TRAIT($unit, "gender") ->
    [feminine] { $amount } la primera { FORM($unit, 1) }
   *[masculine] { $amount } el primer { FORM($unit, 1) }
}
price-for = { $amount } durant { $duration }

## A line of a receipt. "3 a 4 dòlars" would be heard as a range, and "3, 4 dòlars" as a decimal.

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-units }, { price-free }
   *[something] { price-units } a { $amount } cadascuna, { $total } en total
}
-head-nothing = 0 zero !0. !0,
price-units = { $count ->
    [1] una unitat
    [many] { $count } d’unitats
   *[other] { number-feminine } unitats
}

## Availability of a product

stock-in = disponible
stock-left = { $count ->
    [1] disponible, queda { price-units }
   *[other] disponible, queden { price-units }
}

## Names of the fields of a receipt

# same
field-total = total
    .gender = masculine
# same
field-subtotal = subtotal
    .gender = masculine
field-fee = comissió
    .gender = feminine
field-tax = impost
    .gender = masculine
field-tip = propina
    .gender = feminine
field-discount = descompte
    .gender = masculine
field-delivery = enviament
    .gender = masculine
