# 25 dollár 50 cent: nothing is between the two, and only the last has the suffix.
money-major-minor = { FORM($major, case: "since") } { $minor }

money-hidden = rejtett összeg

money-unavailable = az összeg nem ismert

## Ranges: 20 és 30 dollár között

money-range = { range-ends } között
range-ends = { HEAD($from) ->
    [minus] { $from } és { range.end }
   *[other] { $from } és { $to }
}

money-range-shared = { $from } és { FORM($currency, $to) } között
