## Prices

price-free = za darmo
price-was = { $amount }, wcześniej { $was }
price-was-number = { $amount }, wcześniej { $value }
price-off = rabat { $value }
price-tax-included = z podatkiem
price-tax-excluded = plus podatek
price-delivery = plus dostawa: { $amount }
price-delivery-free = bezpłatna dostawa

## A price for one of something, or for a span of time

# 15 euro za osobę, 2 euro za 100 gramów
price-per = { $amount } { price-period }
    .measured = { $amount } za { FORM($measure, case: "accusative") }

price-period = { $period ->
    [day] dziennie
    [week] tygodniowo
    [month] miesięcznie
    [year] rocznie
   *[other] za { FORM($unit, 1, case: "accusative") }
}

## A price that is valid for some time, and the price after that time

price-then = { $first }, potem { $second }
# 1 dolar za pierwszy miesiąc; za darmo przez pierwszy miesiąc, where "za" would stand twice
# All units of time from the day on are masculine.
price-first = { HEAD($amount) ->
    [free] { $amount } przez pierwszy { FORM($unit, 1, case: "accusative") }
   *[other] { $amount } za pierwszy { FORM($unit, 1, case: "accusative") }
}
-head-free = za
# za darmo przez 7 dni
price-for = { $amount } przez { FORM($duration, case: "accusative") }

## A line of a receipt. After "po" one of something would are in the locative (po jednym dolarze), all others as in the
## accusative (po 4 dolary). One piece is said by its price alone; [one] is minus one, which was taken back.

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { price-pieces }, { price-free }
   *[something] { price-each-something }
}
-head-nothing = 0 zero zera !0. !0,
price-each-something = { $count ->
    [one] { price-pieces } { price-for-each }, razem { $total }
    [few] { price-pieces } { price-for-each }, razem { $total }
    [many] { price-pieces } { price-for-each }, razem { $total }
   *[other] { price-pieces }, cena jednostkowa: { $amount }, razem { $total }
}
price-pieces = { $count ->
    [one] { NUMBER($count, style: "words", gender: "feminine") } sztuka
    [few] { FORM(numeral-feminine, case: "nominative") } sztuki
    [many] { $count } sztuk
   *[other] ilość: { $count }
}
price-for-each = { HEAD($amount) ->
    [one] w cenie { FORM($amount, case: "genitive") } za sztukę
   *[other] po { FORM($amount, case: "accusative") }
}
-head-one = 1 jeden jedna jedno

## Availability of a product. "Sztuka" is feminine (dwie sztuki)

stock-in = dostępne
stock-left = { $count ->
    [1] dostępne, została jedna sztuka
    [few] dostępne, zostały { FORM(numeral-feminine, case: "nominative") } sztuki
   *[many] dostępne, zostało { $count } sztuk
}

## Names of the fields of a receipt

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
