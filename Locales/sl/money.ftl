# 25 evrov in 50 centov
money-major-minor = { $major } in { $minor }

money-hidden = skrit znesek

money-unavailable = znesek ni na voljo

## Ranges: both "od" and "do" take the genitive

money-range = od { FORM($from, case: "genitive") } do { measure-range-to }

# od 20 do 30 dolarjev: $range says "od" and "do" already (see "range"), the unit only follows.
money-range-shared = { FORM($currency, $range, case: "genitive") }
