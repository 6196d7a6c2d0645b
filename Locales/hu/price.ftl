## Prices

price-free = ingyenes
price-was = { $amount }, korábban { $was }
# A number alone could be the first half of a decimal: korábban 2, 225 százalék
price-was-number = { price-was }
price-off = { $value } kedvezmény
price-tax-included = adóval együtt
price-tax-excluded = plusz adó
price-delivery = plusz { $amount } szállítás
price-delivery-free = ingyenes szállítás

## A price for one of something, or for a span of time

# havonta 10 euró; személyenként 15 euró; 5 euró per kilogramm
# same
price-per = { $period ->
    [second] { per-period } { $amount }
    [minute] { per-period } { $amount }
    [hour] { per-period } { $amount }
    [day] { per-period } { $amount }
    [week] { per-period } { $amount }
    [month] { per-period } { $amount }
    [year] { per-period } { $amount }
   *[other] { TAIL(FORM($unit, case: "each")) ->
        [each] { FORM($unit, case: "each") } { $amount }
       *[unit] { $amount } per { $unit }
    }
}
    .measured = { $amount } per { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, azután { $second }
# az első hónap 1 dollár; az első hónap ingyenes
price-first = az első { $unit } { $amount }
# 7 napig ingyenes
price-for = { $duration }ig { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } darab, { price-free }
   *[something] { $count } darab, darabja { $amount }, összesen { $total }
}
-head-nothing = 0 nulla ingyenes !0,

## Availability of a product

stock-in = raktáron
stock-left = raktáron, még { $count } darab

## Names of the fields of a receipt

field-total = végösszeg
field-subtotal = részösszeg
field-fee = díj
field-tax = adó
field-tip = borravaló
field-discount = kedvezmény
field-delivery = szállítás
