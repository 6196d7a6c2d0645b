# Nothing between the units: 25 đô la 50 xu
money-major-minor = { $major } { $minor }

money-hidden = số tiền đã ẩn

money-unavailable = không rõ số tiền

## Ranges

money-range = { HEAD($from) ->
    [minus] { $from } đến { range.end }
   *[other] { $from } đến { $to }
}

money-range-shared = { FORM($currency, $range) }
