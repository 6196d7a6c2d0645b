## Prices

price-free = zdarma
price-was = { $amount }, dříve { $was }
price-was-number = { $amount }, dříve { $value }
price-off = sleva { $value }
price-tax-included = včetně daně
price-tax-excluded = bez daně
price-delivery = plus doprava { $amount }
price-delivery-free = doprava zdarma

## A price for one of something, or for a span of time

# 15 eur za osobu, 2 eura za 100 gramů
price-per = { $amount } { price-period }
    .measured = { $amount } za { FORM($measure, case: "accusative") }

price-period = { $period ->
    [day] denně
    [week] týdně
    [month] měsíčně
    [year] ročně
   *[other] za { FORM($unit, 1, case: "accusative") }
}

## A price that is valid for some time, and the price after that time

price-then = { $first }, potom { $second }
# 1 dolar za první měsíc; zdarma první měsíc
price-first = { HEAD($amount) ->
    [free] { $amount } první { FORM($unit, 1, case: "accusative") }
   *[other] { $amount } za první { FORM($unit, 1, case: "accusative") }
}
-head-free = zdarma
# zdarma na 7 dní; 5 eur měsíčně po dobu tří měsíců
price-for = { HEAD($amount) ->
    [free] { $amount } na { FORM($duration, case: "accusative") }
   *[other] { $amount } po dobu { FORM($duration, case: "genitive") }
}

## A line of a receipt. "Po" would ask for the locative, which words here do not have.

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, { price-free }
   *[something] { price-pieces }, cena za kus { $amount }, celkem { $total }
}
-head-nothing = 0 nula !0. !0,
price-pieces = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } kus
    [few] { $count } kusy
    [many] { $count } kusu
   *[other] { $count } kusů
}

## Availability of a product

stock-in = skladem
stock-left = { $count ->
    [1] skladem, zbývá jeden kus
    [few] skladem, zbývají { $count } kusy
   *[other] skladem, zbývá { $count } kusů
}

## Names of the fields of a receipt

field-total = celkem
    .gender = neuter
field-subtotal = mezisoučet
    .gender = inanimate
field-fee = poplatek
    .gender = inanimate
field-tax = daň
    .gender = feminine
field-tip = spropitné
    .gender = neuter
field-discount = sleva
    .gender = feminine
field-delivery = doprava
    .gender = feminine
