## Prices

price-free = gratis
price-was = { $amount }, tidigare { $was }
# With its unit: "tidigare 40, 25 procent rabatt" would be heard as 40,25.
price-was-number = { price-was }
price-off = { $value } rabatt
price-tax-included = inklusive skatt
price-tax-excluded = skatt tillkommer
price-delivery = plus { $amount } för leverans
price-delivery-free = fri leverans

## A price for one of something, or for a span of time

# same
price-per = { $amount } per { $unit }
    .measured = { $amount } per { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, därefter { $second }
price-first = { $amount } { TRAIT($unit, "gender") ->
    [neuter] det första { FORM($unit, form: "definite") }
   *[common] den första { FORM($unit, form: "definite") }
}
# gratis i 7 dagar
price-for = { $amount } i { $duration }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count } för { $amount } styck, sammanlagt { $total }
}
-head-nothing = 0 noll !0. !0,

## Availability of a product

stock-in = i lager
stock-left = i lager, { $count } kvar

## Names of the fields of a receipt

field-total = totalt
    .gender = neuter
field-subtotal = delsumma
    .gender = common
field-fee = avgift
    .gender = common
field-tax = skatt
    .gender = common
field-tip = dricks
    .gender = common
field-discount = rabatt
    .gender = common
field-delivery = leverans
    .gender = common
