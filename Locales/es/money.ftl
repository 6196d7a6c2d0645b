money-major-minor = { $major } y { $minor }

money-hidden = importe oculto

money-unavailable = importe no disponible

## Ranges

# $case "on": see range.
money-range = { $case ->
    [on] entre { $from } y { money-range-end }
   *[bare] de { $from } a { money-range-end }
}
money-range-end = { HEAD($from) ->
    [minus] { end-below }
   *[other] { $to }
}

# de 20 a 30 dólares: $range says "de" and "a" already (see "range"), the unit only follows. An end of 1 has it in the
# singular: de 0 a un dólar.
money-range-shared = { $to ->
    [1] { money-range-to-one }
   *[other] { FORM($currency, $range) }
}
money-range-to-one = { $case ->
    [on] entre { $from } y { FORM($currency, $to) }
   *[bare] de { $from } a { FORM($currency, $to) }
}
