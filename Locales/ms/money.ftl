# 25 ringgit 50 sen
money-major-minor = { $major } { $minor }
money-hidden = amaun disembunyikan
money-unavailable = amaun tidak tersedia
money-range = { HEAD($from) ->
    [minus] { $from } hingga { range.end }
   *[other] { $from } hingga { $to }
}
money-range-shared = { FORM($currency, $range) }
