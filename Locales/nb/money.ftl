money-major-minor = { $major } og { $minor }

money-hidden = skjult beløp

money-unavailable = beløpet er ikke tilgjengelig

## Ranges

money-range = { HEAD($from) ->
    [minus] { $from } til { range.end }
   *[other] { $from } til { $to }
}

money-range-shared = { FORM($currency, $range) }
