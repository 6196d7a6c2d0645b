# 25 eura i 50 centi
money-major-minor = { $major } i { $minor }

money-hidden = skriveni iznos

money-unavailable = iznos nije dostupan

## Ranges: both "od" and "do" take the genitive

money-range = od { FORM($from, case: "genitive") } do { measure-range-to }

# od 20 do 30 dolara: $range says "od" and "do" already (see "range"), the unit only follows.
money-range-shared = { FORM($currency, $range, case: "genitive") }
