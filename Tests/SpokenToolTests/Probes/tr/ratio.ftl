## Two numbers: the first one in the dative, 4,5’e 1

ratio = { FORM(dative, $first) } { $second }
score = { FORM(dative, $first) } karşı { $second }
dimensions = { FORM(dative, $first) } { $second }

## Fractions: the denominator in the locative comes first (dörtte üç)

fraction = { $denominator ->
    [2] yarım
    [3] üçte { fraction-parts }
    [4] dörtte { fraction-parts }
    [5] beşte { fraction-parts }
    [6] altıda { fraction-parts }
    [8] sekizde { fraction-parts }
    [10] onda { fraction-parts }
   *[other] { $numerator } bölü { $denominator }
}
fraction-parts = { $numerator ->
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
   *[9] dokuz
}
fraction-mixed = { $denominator ->
    [2] { $count } buçuk
   *[other] { $count } tam { fraction }
}
fraction-counted = { fraction-mixed } { $noun }
fraction-part = { fraction } { $noun }
