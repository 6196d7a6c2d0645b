## Prices

price-free = kostenlos
price-was = { $amount }, vorher { $was }
# With its unit: "vorher 40, 25 Prozent Rabatt" would be heard as 40,25.
price-was-number = { price-was }
price-off = { $value } Rabatt
price-tax-included = inklusive Steuern
price-tax-excluded = zuzüglich Steuern
price-delivery = plus { $amount } für die Lieferung
price-delivery-free = kostenlose Lieferung

## A price for one of something, or for a span of time

price-per = { $amount } pro { FORM($unit, case: "accusative") }
    .measured = { $amount } pro { FORM($measure, case: "accusative") }

## A price that is valid for some time, and the price after that time

price-then = { $first }, danach { $second }
# ein Dollar im ersten Monat, in der ersten Woche, am ersten Tag
price-first = { $amount } { TRAIT($unit, "gender") ->
    [feminine] in der
   *[other] { HEAD($unit) ->
        [one-day] am
       *[other] im
    }
} ersten { FORM($unit, 1, case: "dative") }
-head-one-day = tag
# kostenlos für 7 Tage, für einen Monat
price-for = { $amount } für { FORM($duration, case: "accusative") }

## A line of a receipt

# 3 zu je einem Dollar
# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count } zu je { FORM($amount, case: "dative") }, zusammen { $total }
}
-head-nothing = 0 null !0. !0,

## Availability of a product

stock-in = vorrätig
# Voices read "1 Stück" as "eins Stück".
stock-left = { $count ->
    [1] vorrätig, noch ein Stück
   *[other] vorrätig, noch { $count } Stück
}

## Names of the fields of a receipt

field-total = Gesamtbetrag
    .gender = masculine
field-subtotal = Zwischensumme
    .gender = feminine
field-fee = Gebühr
    .gender = feminine
field-tax = Steuer
    .gender = feminine
field-tip = Trinkgeld
    .gender = neuter
field-discount = Rabatt
    .gender = masculine
field-delivery = Lieferung
    .gender = feminine
