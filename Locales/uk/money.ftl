# 25 гривень 50 копійок
money-major-minor = { $major } { $minor }

money-hidden = суму приховано

money-unavailable = сума недоступна

## Ranges: both "від" and "до" take the genitive

# від двадцяти доларів п’ятдесяти центів до тридцяти доларів
money-range = від { FORM($from, case: "genitive") } до { measure-range-to }

# від двадцяти до тридцяти доларів: $range says "від" and "до" already (see "range"), the unit only follows.
money-range-shared = { FORM($currency, $range, case: "genitive") }
