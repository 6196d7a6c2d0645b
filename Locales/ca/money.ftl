money-major-minor = { $major } i { $minor }

money-hidden = import ocult

money-unavailable = import no disponible

## Ranges

# de 20 dòlars i 50 cèntims a 30 dòlars; after another preposition "entre", see range.
money-range = { $case ->
    [of] entre { $from } i { money-range-end }
    [to] entre { $from } i { money-range-end }
    [the] entre { $from } i { money-range-end }
   *[bare] { money-range-start } a { money-range-end }
}
money-range-start = { HEAD(money-from-of) ->
    [vowel] d’{ money-from-of }
   *[other] de { money-from-of }
}
money-from-of = { FORM($from, case: "of") }
money-range-end = { HEAD($from) ->
    [minus] { range-end }
   *[other] { $to }
}

# de 20 a 30 dòlars: $range says "de" and "a" already (see range), the unit only follows. An end of 1 has it in the
# singular: de 0 a un dòlar.
money-range-shared = { $to ->
    [1] { money-range-to-one }
   *[other] { FORM($currency, $range) }
}
money-range-to-one = { $case ->
    [of] entre { $from } i { FORM($currency, $to) }
    [to] entre { $from } i { FORM($currency, $to) }
    [the] entre { $from } i { FORM($currency, $to) }
   *[bare] { FORM(of-count, $from) } a { FORM($currency, $to) }
}
