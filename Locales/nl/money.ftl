money-major-minor = { $major } en { $minor }

money-hidden = bedrag verborgen

money-unavailable = bedrag niet beschikbaar

## Ranges

# min 20 euro tot plus 20 euro, as "range" in number.ftl
money-range = { HEAD($from) ->
    [below-zero] { $from } tot { range-above }
   *[other] { $from } tot { $to }
}

money-range-shared = { FORM($currency, $range) }
