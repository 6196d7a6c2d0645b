# 25 lira 50 kuruş: nothing is between the two.
money-major-minor = { $major } { $minor }

money-hidden = gizli tutar

money-unavailable = tutar bilinmiyor

## Ranges

money-range = { HEAD($from) ->
    [minus] { $from } ila { range.end }
   *[other] { $from } ila { $to }
}

money-range-shared = { FORM($currency, $range) }
