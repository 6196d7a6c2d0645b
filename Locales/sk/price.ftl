## Prices

price-free = zadarmo
price-was = { $amount }, predtým { $was }
price-was-number = { $amount }, predtým { $value }
price-off = zľava { $value }
price-tax-included = vrátane dane
price-tax-excluded = bez dane
price-delivery = plus doprava { $amount }
price-delivery-free = doprava zadarmo

## A price for one of something, or for a span of time

# 15 eur za osobu, 2 eurá za 100 gramov
price-per = { $amount } { price-period }
    .measured = { $amount } za { FORM($measure, case: "accusative") }

price-period = { $period ->
    [day] denne
    [week] týždenne
    [month] mesačne
    [year] ročne
   *[other] za { FORM($unit, 1, case: "accusative") }
}

## A price that is valid for some time, and the price after that time

price-then = { $first }, potom { $second }
# 1 dolár za prvý mesiac; zadarmo prvý mesiac
price-first = { HEAD($amount) ->
    [free] { $amount } prvý { FORM($unit, 1, case: "accusative") }
   *[other] { $amount } za prvý { FORM($unit, 1, case: "accusative") }
}
-head-free = zadarmo
# zadarmo na 7 dní; 5 eur mesačne počas štyroch mesiacov
price-for = { TAIL($amount) ->
    [periodic] { $amount } počas { FORM($duration, case: "genitive") }
   *[once] { $amount } na { FORM($duration, case: "accusative") }
}
-tail-periodic = denne týždenne mesačne ročne

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, { price-free }
   *[something] { price-pieces }, cena za kus { $amount }, spolu { $total }
}
-head-nothing = 0 nula nulov !0. !0,
price-pieces = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } kus
    [few] { $count } kusy
    [many] { $count } kusa
   *[other] { $count } kusov
}

## Availability of a product

stock-in = na sklade
stock-left = { $count ->
    [1] na sklade, zostáva jeden kus
    [few] na sklade, zostávajú { $count } kusy
   *[other] na sklade, zostáva { $count } kusov
}

## Names of the fields of a receipt

field-total = spolu
    .gender = neuter
field-subtotal = medzisúčet
    .gender = inanimate
field-fee = poplatok
    .gender = inanimate
field-tax = daň
    .gender = feminine
field-tip = sprepitné
    .gender = neuter
field-discount = zľava
    .gender = feminine
field-delivery = doprava
    .gender = feminine
