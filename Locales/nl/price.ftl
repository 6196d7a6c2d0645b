## Prices

price-free = gratis
price-was = { $amount }, eerst { $was }
# With its unit: "eerst 40, 25 procent korting" would be heard as 40,25.
price-was-number = { price-was }
price-off = { $value } korting
price-tax-included = inclusief belasting
price-tax-excluded = exclusief belasting
price-delivery = plus { $amount } bezorgkosten
price-delivery-free = gratis bezorging

## A price for one of something, or for a span of time

# same
price-per = { $amount } per { $unit }
    .measured = { $amount } per { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, daarna { $second }
# de eerste maand 1 dollar, het eerste jaar gratis
price-first = { TRAIT($unit, "gender") ->
    [neuter] het
   *[common] de
} eerste { FORM($unit, 1) } { $amount }
# de eerste 7 dagen gratis. Without "voor", an amount would be heard as that of each day: de eerste 11 dagen voor 20 euro.
price-for = { HEAD($amount) ->
    [free] de eerste { $duration } { $amount }
   *[other] de eerste { $duration } voor { $amount }
}
-head-free = gratis

## A line of a receipt

# 3 voor 4 dollar per stuk, in totaal 12 dollar
# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count } voor { $amount } per stuk, in totaal { $total }
}
-head-nothing = 0 !0. !0,

## Availability of a product

stock-in = op voorraad
stock-left = { $count ->
    [one] op voorraad, nog { $count } stuk
   *[other] op voorraad, nog { $count } stuks
}

## Names of the fields of a receipt

field-total = totaal
    .gender = neuter
field-subtotal = subtotaal
    .gender = neuter
field-fee = kosten
    .gender = common
field-tax = belasting
    .gender = common
field-tip = fooi
    .gender = common
field-discount = korting
    .gender = common
field-delivery = bezorging
    .gender = common
