# 25 рублей 50 копеек
money-major-minor = { $major } { $minor }

money-hidden = сумма скрыта

money-unavailable = сумма недоступна

## Ranges: both "от" and "до" take the genitive

# от двадцати долларов пятидесяти центов до тридцати долларов
money-range = от { FORM($from, case: "genitive") } до { measure-range-to }

# от двадцати до тридцати долларов: $range says "от" and "до" already (see "range"), the unit only follows.
money-range-shared = { FORM($currency, $range, case: "genitive") }
