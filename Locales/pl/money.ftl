money-major-minor = { $major } i { $minor }
    .joined = yes

money-hidden = kwota ukryta

money-unavailable = kwota niedostępna

## Ranges: both "od" and "do" take the genitive

# od 20 dolarów i 50 centów do 30 dolarów
money-range = od { FORM($from, case: "genitive") } do { measure-range-to }

# od dwudziestu do trzydziestu dolarów: $range says "od" and "do" already (see "range"), the unit only follows.
money-range-shared = { FORM($currency, $range, case: "genitive") }
