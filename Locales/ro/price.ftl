## Prices

price-free = gratuit
price-was = { $amount }, înainte { $was }
price-was-number = { $amount }, înainte { $value }
price-off = reducere de { $value }
price-tax-included = taxe incluse
price-tax-excluded = plus taxe
price-delivery = plus { $amount } pentru livrare
price-delivery-free = livrare gratuită

## A price for one of something, or for a span of time

# 15 euro pe persoană; 2 euro la 100 de grame
price-per = { $amount } pe { FORM($unit, 1) }
    .measured = { $amount } la { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, apoi { $second }
# un dolar pentru prima lună, gratuit pentru primul an
price-first = { TRAIT($unit, "gender") ->
    [feminine] { $amount } pentru prima { FORM($unit, 1) }
   *[masculine] { $amount } pentru primul { FORM($unit, 1) }
}
price-for = { $amount } timp de { $duration }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, { price-free }
   *[something] { price-pieces }, { $amount } bucata, { $total } în total
}
-head-nothing = 0 zero !0. !0,
price-pieces = { $count ->
    [one] { NUMBER($count, style: "article") } bucată
    [few] { number-feminine } bucăți
   *[other] { number-feminine } de bucăți
}

## Availability of a product

stock-in = în stoc
stock-left = { $count ->
    [1] în stoc, a rămas o bucată
    [few] în stoc, au rămas { number-feminine } bucăți
   *[other] în stoc, au rămas { number-feminine } de bucăți
}

## Names of the fields of a receipt

# same
field-total = total
    .gender = neuter
# same
field-subtotal = subtotal
    .gender = neuter
field-fee = comision
    .gender = neuter
# The singular is heard as a fee.
field-tax = taxe
    .gender = feminine
field-tip = bacșiș
    .gender = neuter
field-discount = reducere
    .gender = feminine
field-delivery = livrare
    .gender = feminine
