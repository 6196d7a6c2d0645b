money-major-minor = { $major } og { $minor }

money-hidden = skjult beløb

money-unavailable = beløbet er ikke tilgængeligt

## Ranges

money-range = { HEAD($from) ->
    [minus] { $from } til { range.end }
   *[other] { $from } til { $to }
}

money-range-shared = { FORM($currency, $range) }
