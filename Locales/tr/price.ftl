## Prices

price-free = ücretsiz
price-was = { $amount }, önceki fiyat { $was }
# same as price-was
price-was-number = { $amount }, önceki fiyat { $was }
price-off = { $value } indirim
price-tax-included = vergi dahil
price-tax-excluded = vergi hariç
price-delivery = artı { $amount } teslimat ücreti
price-delivery-free = ücretsiz teslimat

## A price for one of something, or for a span of time

# haftada 10 dolar; kişi başına 15 euro
price-per = { per-period } { $amount }
    .measured = { $measure } başına { $amount }

## A price that is valid for some time, and the price after that time

price-then = { $first }, ardından { $second }
# ilk ay 1 dolar; ilk ay ücretsiz
price-first = ilk { $unit } { $amount }
# 7 gün boyunca ücretsiz
price-for = { $duration } boyunca { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } adet, { price-free }
   *[something] { $count } adet, tanesi { $amount }, toplam { $total }
}
-head-nothing = 0 sıfır ücretsiz !0,

## Availability of a product

stock-in = stokta var
stock-left = stokta { $count } adet kaldı

## Names of the fields of a receipt

field-total = toplam
field-subtotal = ara toplam
field-fee = hizmet bedeli
field-tax = vergi
field-tip = bahşiş
field-discount = indirim
field-delivery = teslimat
