price-free = percuma
price-was = { $amount }, sebelum ini { $was }
price-was-number = { $amount }, sebelum ini { $value }
price-off = diskaun { $value }
price-tax-included = termasuk cukai
price-tax-excluded = tidak termasuk cukai
price-delivery = tambah caj penghantaran { $amount }
price-delivery-free = penghantaran percuma

# 10 ringgit sebulan, 15 euro setiap orang
price-per = { $period ->
    [second] { $amount } sesaat
    [minute] { $amount } seminit
    [hour] { $amount } sejam
    [day] { $amount } sehari
    [week] { $amount } seminggu
    [month] { $amount } sebulan
    [year] { $amount } setahun
   *[other] { $amount } setiap { $unit }
}
    .measured = { $amount } setiap { $measure }

price-then = { $first }, kemudian { $second }
price-first = { $amount } untuk { $unit } pertama
price-for = { $amount } selama { $duration }

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count }, setiap satu { $amount }, jumlah { $total }
}
-head-nothing = 0 sifar kosong !0.

stock-in = ada stok
stock-left = ada stok, tinggal { $count }

field-total = jumlah
field-subtotal = jumlah kecil
field-fee = caj
field-tax = cukai
# same
field-tip = tip
field-discount = diskaun
field-delivery = caj penghantaran
