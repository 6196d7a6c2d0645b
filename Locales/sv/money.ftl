money-major-minor = { $major } och { $minor }

money-hidden = dolt belopp

money-unavailable = beloppet är inte tillgängligt

## Ranges

money-range = { HEAD($from) ->
    [minus] { $from } till { range.end }
   *[other] { $from } till { $to }
}

money-range-shared = { FORM($currency, $range) }
