## What something costs

price-free = za darmo
price-was = { $amount }, wcześniej { $was }
price-was-number = { $amount }, wcześniej { $value }
price-off = rabat { $value }
price-tax-included = z podatkiem
price-tax-excluded = plus podatek
price-delivery = plus dostawa: { $amount }
price-delivery-free = bezpłatna dostawa
price-detail = { $first }, { $second }

## A line of a receipt: the number behind its name, which then needs no case. "Po" would ask for one that differs by the
## number (po jednym dolarze, po 4 dolary).

price-each = { $count ->
    [fraction] ilość: { $count }, cena jednostkowa: { $amount }, razem { $total }
   *[other] liczba sztuk: { $count }, cena za sztukę: { $amount }, razem { $total }
}

## Whether it can be bought. "Sztuka" is feminine (dwie sztuki)

stock-in = dostępne
stock-left = { $count ->
    [1] dostępne, została jedna sztuka
    [few] dostępne, zostały { FORM(numeral-feminine, case: "nominative") } sztuki
   *[many] dostępne, zostało { $count } sztuk
}

## The fields of a receipt

field-total = suma
    .gender = feminine
field-subtotal = suma częściowa
    .gender = feminine
field-fee = opłata
    .gender = feminine
field-tax = podatek
    .gender = masculine
field-tip = napiwek
    .gender = masculine
field-discount = rabat
    .gender = masculine
field-delivery = dostawa
    .gender = feminine
