## Prices

price-free = gratis
price-was = { $amount }, tidligere { $was }
# With its unit: "tidligere 40, 25 prosent rabatt" would be heard as 40,25.
price-was-number = { price-was }
price-off = { $value } rabatt
price-tax-included = inkludert avgifter
price-tax-excluded = avgifter kommer i tillegg
price-delivery = pluss { $amount } for levering
price-delivery-free = gratis levering

## A price for one of something, or for a span of time

# same
price-per = { $amount } per { $unit }
    .measured = { $amount } per { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, deretter { $second }
price-first = { $amount } { TRAIT($unit, "gender") ->
    [neuter] det første { FORM($unit, form: "definite") }
   *[common] den første { FORM($unit, form: "definite") }
}
# gratis i 7 dager
price-for = { $amount } i { $duration }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } stykk, { price-free }
   *[something] { $count } stykk for { $amount } per stykk, til sammen { $total }
}
-head-nothing = 0 null !0. !0,

## Availability of a product

stock-in = på lager
stock-left = på lager, { $count } igjen

## Names of the fields of a receipt

field-total = totalt
    .gender = neuter
field-subtotal = delsum
    .gender = common
field-fee = gebyr
    .gender = neuter
field-tax = avgift
    .gender = common
field-tip = tips
    .gender = neuter
field-discount = rabatt
    .gender = common
field-delivery = levering
    .gender = common
