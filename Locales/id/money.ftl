# 25 dolar 50 sen
money-major-minor = { $major } { $minor }
money-hidden = jumlah disembunyikan
money-unavailable = jumlah tidak tersedia
money-range = { HEAD($from) ->
    [minus] { $from } sampai { range.end }
   *[other] { $from } sampai { $to }
}
money-range-shared = { FORM($currency, $range) }
