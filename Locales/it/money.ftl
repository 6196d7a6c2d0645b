money-major-minor = { $major } e { $minor }

money-hidden = importo nascosto

money-unavailable = importo non disponibile

## Ranges

# da 20 dollari e 50 centesimi a 30 dollari; after another preposition "tra", see range.
money-range = { range-open } { $from } { range-link } { money-range-end }
money-range-end = { HEAD($from) ->
    [minus] { range-above }
   *[other] { $to }
}

# da 20 a 30 dollari: $range says "da" and "a" already (see range), the unit only follows. An end of 1 has it in the
# singular: da 0 a un dollaro.
money-range-shared = { $to ->
    [1] { money-range-to-one }
   *[other] { FORM($currency, $range) }
}
money-range-to-one = { range-open } { $from } { range-link } { FORM($currency, $to) }
