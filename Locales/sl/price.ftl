## Prices

price-free = brezplačno
price-was = { $amount }, prej { $was }
price-was-number = { $amount }, prej { $value }
price-off = { $value } popusta
price-tax-included = davek je vključen
price-tax-excluded = plus davek
price-delivery = plus dostava: { $amount }
price-delivery-free = brezplačna dostava

## A price for one of something, or for a span of time

# 15 evrov na osebo, 2 evra na 100 gramov
price-per = { $amount } na { FORM($unit, 1, case: "accusative") }
    .measured = { $amount } na { FORM($measure, case: "accusative") }

## A price that is valid for some time, and the price after that time

price-then = { $first }, nato { $second }
# en dolar za prvi mesec; brezplačno prvo leto
price-first = { HEAD($amount) ->
    [free] { $amount } { price-first-span }
   *[other] { $amount } za { price-first-span }
}
price-first-span = { TRAIT($unit, "gender") ->
    [neuter] prvo { FORM($unit, 1, case: "accusative") }
   *[masculine] prvi { FORM($unit, 1, case: "accusative") }
}
-head-free = brezplačno
# brezplačno 7 dni, 5 evrov za tri mesece
price-for = { HEAD($amount) ->
    [free] { $amount } { FORM($duration, case: "accusative") }
   *[other] { $amount } za { FORM($duration, case: "accusative") }
}

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, brezplačno
   *[something] { price-pieces } po { FORM($amount, case: "accusative") }, skupaj { $total }
}
-head-nothing = 0 nič !0. !0,
price-pieces = { $count ->
    [one] { NUMBER($count, style: "items", gender: "masculine") } { FORM(noun-piece, $count) }
    [two] { NUMBER($count, style: "items", gender: "masculine") } { FORM(noun-piece, $count) }
    [few] { NUMBER($count, style: "items", gender: "masculine") } { FORM(noun-piece, $count) }
   *[other] { $count } { FORM(noun-piece, $count) }
}

## Availability of a product

stock-in = na zalogi
stock-left = na zalogi, še { price-pieces }

## Names of the fields of a receipt

field-total = skupaj
    .gender = neuter
field-subtotal = vmesna vsota
    .gender = feminine
field-fee = pristojbina
    .gender = feminine
field-tax = davek
    .gender = masculine
field-tip = napitnina
    .gender = feminine
field-discount = popust
    .gender = masculine
field-delivery = dostava
    .gender = feminine
