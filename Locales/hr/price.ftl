## Prices

price-free = besplatno
# Not "prije", which would be heard as how long ago.
price-was = { $amount }, ranija cijena { $was }
price-was-number = { $amount }, ranija cijena { $value }
price-off = popust { $value }
price-tax-included = porez uključen
price-tax-excluded = plus porez
price-delivery = plus { $amount } za dostavu
price-delivery-free = besplatna dostava

## A price for one of something, or for a span of time. "Po" would ask for the locative, which words here do not have

# 15 eura za osobu, 2 eura za 100 grama, 10 eura na mjesec
price-per = { $amount } { price-period }
    .measured = { $amount } za { FORM($measure, case: "accusative") }

price-period = { $period ->
    [second] na { FORM($unit, 1, case: "accusative") }
    [minute] na { FORM($unit, 1, case: "accusative") }
    [hour] na { FORM($unit, 1, case: "accusative") }
    [day] na { FORM($unit, 1, case: "accusative") }
    [week] na { FORM($unit, 1, case: "accusative") }
    [month] na { FORM($unit, 1, case: "accusative") }
    [year] na { FORM($unit, 1, case: "accusative") }
   *[other] za { FORM($unit, 1, case: "accusative") }
}

## A price that is valid for some time, and the price after that time

price-then = { $first }, zatim { $second }
# 1 dolar za prvi mjesec; besplatno prvu godinu
price-first = { HEAD($amount) ->
    [free] { $amount } { price-first-span }
   *[other] { $amount } za { price-first-span }
}
price-first-span = { TRAIT($unit, "gender") ->
    [feminine] prvu { FORM($unit, 1, case: "accusative") }
   *[masculine] prvi { FORM($unit, 1, case: "accusative") }
}
-head-free = besplatno
# besplatno tijekom 7 dana
price-for = { $amount } tijekom { FORM($duration, case: "genitive") }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, besplatno
   *[something] { price-pieces } po { FORM($amount, case: "accusative") }, ukupno { $total }
}
-head-nothing = 0 nula !0. !0,
price-pieces = { $count ->
    [one] { $count } komad
    [few] { $count } komada
   *[other] { $count } komada
}

## Availability of a product

stock-in = na zalihi
stock-left = { $count ->
    [one] na zalihi, još { $count } komad
    [few] na zalihi, još { $count } komada
   *[other] na zalihi, još { $count } komada
}

## Names of the fields of a receipt

field-total = ukupno
    .gender = neuter
field-subtotal = međuzbroj
    .gender = masculine
field-fee = naknada
    .gender = feminine
field-tax = porez
    .gender = masculine
field-tip = napojnica
    .gender = feminine
field-discount = popust
    .gender = masculine
field-delivery = dostava
    .gender = feminine
