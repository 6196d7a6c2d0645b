## Prices

price-free = gratis
price-was = { $amount }, antes { $was }
price-was-number = { $amount }, antes { $value }
# With its article, which keeps the number apart from one before it: antes 3, un 25 por ciento de descuento.
price-off = un { $value } de descuento
price-tax-included = impuestos incluidos
price-tax-excluded = más impuestos
price-delivery = más { $amount } de envío
price-delivery-free = envío gratis

## A price for one of something, or for a span of time

price-per = { $amount } { per-period }
    .measured = { HEAD($measure) ->
        [single] { $amount } por { $measure }
       *[several] { $amount } por cada { $measure }
    }

## A price that is valid for some time, and the price after that time

price-then = { $first }, después { $second }
# un dólar el primer mes, gratis la primera semana
price-first = { TRAIT($unit, "gender") ->
    [feminine] { $amount } la primera { FORM($unit, 1) }
   *[masculine] { $amount } el primer { FORM($unit, 1) }
}
price-for = { $amount } durante { $duration }

## A line of a receipt. "Cantidad" needs no noun for what is bought; "3 a 4 dólares" would be heard as a range

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] cantidad { $count }, { price-free }
   *[something] cantidad { $count }, a { $amount } la unidad, { $total } en total
}
-head-nothing = 0 cero !0. !0,

## Availability of a product

stock-in = disponible
stock-left = { $count ->
    [1] disponible, queda una unidad
    [many] disponible, quedan { $count } de unidades
   *[other] disponible, quedan { number-feminine } unidades
}

## Names of the fields of a receipt

# same
field-total = total
    .gender = masculine
# same
field-subtotal = subtotal
    .gender = masculine
field-fee = comisión
    .gender = feminine
field-tax = impuestos
    .gender = masculine-plural
field-tip = propina
    .gender = feminine
field-discount = descuento
    .gender = masculine
field-delivery = envío
    .gender = masculine
