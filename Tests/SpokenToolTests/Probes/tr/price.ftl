## What something costs

price-free = ücretsiz

price-per = { per-period } { $amount }
    .measured = { $measure } başına { $amount }
price-was = { $amount }, önceki fiyat { $was }
price-was-number = { $amount }, önceki fiyat { $value }
price-off = { $value } indirim
price-tax-included = vergi dahil
price-tax-excluded = vergi hariç
price-delivery = artı { $amount } teslimat
price-delivery-free = ücretsiz teslimat

price-each = { $count } adet, tanesi { $amount }, toplam { $total }

stock-in = stokta
stock-left = stokta { $count } adet kaldı

field-total = toplam
field-subtotal = ara toplam
field-fee = hizmet bedeli
field-tax = vergi
field-tip = bahşiş
field-discount = indirim
field-delivery = teslimat
