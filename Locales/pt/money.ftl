money-major-minor = { $major } e { $minor }

money-hidden = valor oculto

money-unavailable = valor indisponível

## Ranges

# $case "until": see range.
money-range = { $case ->
    [until] { $from } { measure-range-end }
    [away] entre { $from } e { money-range-end }
   *[bare] de { $from } { measure-range-end }
}
money-range-end = { HEAD($from) ->
    [minus] { end-below }
   *[other] { $to }
}

# de 20 a 30 dólares: $range says "de" and "a" already (see "range"), the unit only follows. An end of 1 has it in the
# singular: de 0 a um dólar.
money-range-shared = { $to ->
    [1] { money-range-to-one }
   *[other] { FORM($currency, $range) }
}
money-range-to-one = { $case ->
    [until] { $from } a { FORM($currency, $to) }
    [away] entre { $from } e { FORM($currency, $to) }
   *[bare] de { $from } a { FORM($currency, $to) }
}
