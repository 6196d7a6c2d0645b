price-free = gratis
price-was = { $amount }, sebelumnya { $was }
price-was-number = { $amount }, sebelumnya { $value }
price-off = diskon { $value }
price-tax-included = termasuk pajak
price-tax-excluded = belum termasuk pajak
price-delivery = ditambah ongkos kirim { $amount }
price-delivery-free = gratis ongkos kirim

# same
price-per = { $amount } per { $unit }
    .measured = { $amount } per { $measure }

price-then = { $first }, lalu { $second }
price-first = { $amount } untuk { $unit } pertama
price-for = { $amount } selama { $duration }

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count }, masing-masing { $amount }, total { $total }
}
-head-nothing = 0 nol !0,

stock-in = stok tersedia
stock-left = stok tersedia, sisa { $count }

# same
field-total = total
# same
field-subtotal = subtotal
field-fee = biaya
field-tax = pajak
field-tip = uang tip
field-discount = diskon
field-delivery = ongkos kirim
