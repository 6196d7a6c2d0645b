# Said without "и": 25 рублей 50 копеек
money-major-minor = { $major } { $minor }

money-hidden = сумма скрыта

money-unavailable = сумма недоступна

## A recurring amount: a wage, a price, an allowance

## Ranges: both "от" and "до" take the genitive

money-range = от { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") }

# от 20 до 30 долларов: $range says "от" and "до" already (see "range").
money-range-shared = { FORM($currency, $range, case: "genitive") }
