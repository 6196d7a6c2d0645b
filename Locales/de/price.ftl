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
price-detail = { $first }, { $second }

## A line of a receipt

# 3 zu je einem Dollar
price-each = { $count } zu je { FORM($amount, case: "dative") }, zusammen { $total }

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
