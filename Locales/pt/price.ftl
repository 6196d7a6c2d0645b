## Prices

price-free = grátis
price-was = { $amount }, antes { $was }
price-was-number = { $amount }, antes { $value }
# "Com" keeps two numbers apart: antes 40, com 25 por cento de desconto
price-off = com { $value } de desconto
price-tax-included = impostos incluídos
price-tax-excluded = mais impostos
price-delivery = mais { $amount } de entrega
price-delivery-free = entrega grátis

## A price for one of something, or for a span of time

price-per = { $amount } por { FORM($unit, 1) }
    .measured = { $amount } por { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, depois { $second }
# um dólar no primeiro mês, grátis na primeira semana
price-first = { TRAIT($unit, "gender") ->
    [feminine] { $amount } na primeira { FORM($unit, 1) }
   *[masculine] { $amount } no primeiro { FORM($unit, 1) }
}
price-for = { $amount } durante { $duration }

## A line of a receipt. "Quantidade" needs no noun for what is bought; "3 a 4 dólares" would be heard as a range, and
## "3, 4 dólares" as a decimal number

# accepted: unused-argument
price-each = quantidade { $count }, { HEAD($amount) ->
    [nothing] grátis
   *[something] preço unitário de { $amount }, { $total } no total
}
-head-nothing = 0 zero grátis !0. !0,

## Availability of a product

stock-in = em estoque
stock-left = { $count ->
    [one] em estoque, resta { range-feminine } unidade
    [many] em estoque, restam { $count } de unidades
   *[other] em estoque, restam { number-feminine } unidades
}

## Names of the fields of a receipt

# same
field-total = total
    .gender = masculine
# same
field-subtotal = subtotal
    .gender = masculine
field-fee = taxa
    .gender = feminine
field-tax = impostos
    .gender = masculine-plural
field-tip = gorjeta
    .gender = feminine
field-discount = desconto
    .gender = masculine
field-delivery = entrega
    .gender = feminine
