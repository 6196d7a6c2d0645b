## Prices

price-free = gratis
    .kind = rate
price-was = { $amount }, før { $was }
# With its unit: "før 40, 25 procent rabat" would be heard as 40,25.
price-was-number = { price-was }
price-off = { $value } rabat
# "moms" is the tax that Danes know.
price-tax-included = inklusive moms
price-tax-excluded = plus moms
price-delivery = plus { $amount } for levering
price-delivery-free = gratis levering

## A price for one of something, or for a span of time

# 10 kroner om måneden, 15 kroner per person
# same
price-per = { $period ->
    [day] { $amount } om dagen
    [week] { $amount } om ugen
    [month] { $amount } om måneden
    [year] { $amount } om året
   *[other] { $amount } per { $unit }
}
    .measured = { $amount } per { $measure }
    .kind = rate

## A price that is valid for some time, and the price after that time

price-then = { $first }, derefter { $second }
price-first = { $amount } { TRAIT($unit, "gender") ->
    [neuter] det første { FORM($unit, 1) }
   *[common] den første { FORM($unit, 1) }
}
# gratis i 7 dage, 5 kroner om måneden i 3 måneder; but 22 kroner for 3 dage
price-for = { TRAIT($amount, "kind") ->
    [rate] { $amount } i { $duration }
   *[whole] { $amount } for { $duration }
}

## A line of a receipt

# Not "3 til 4 kroner" nor "3 à 4 kroner", which are also a range.
# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } styk, { price-free }
   *[something] { $count } styk, { $amount } per styk, i alt { $total }
}
-head-nothing = 0 nul !0. !0,

## Availability of a product

stock-in = på lager
stock-left = på lager, { $count } tilbage

## Names of the fields of a receipt

# same
field-total = total
    .gender = common
# same
field-subtotal = subtotal
    .gender = common
field-fee = gebyr
    .gender = neuter
field-tax = moms
    .gender = common
field-tip = drikkepenge
    .gender = common
field-discount = rabat
    .gender = common
field-delivery = levering
    .gender = common
