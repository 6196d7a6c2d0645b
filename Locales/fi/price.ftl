## Prices

price-free = ilmainen
price-was = { $amount }, aiemmin { $was }
# With its unit: "aiemmin 40, alennus 25 prosenttia" would leave open what 40 is.
price-was-number = { price-was }
price-off = alennus { $value }
price-tax-included = sisältää veron
price-tax-excluded = vero lisätään hintaan
price-delivery = lisäksi toimitus { $amount }
price-delivery-free = ilmainen toimitus

## A price for one of something, or for a span of time

# 15 euroa henkilöä kohti, 5 euroa kuukaudessa, 2 euroa sataa grammaa kohti
price-per = { $amount } { per-period }
    .measured = { $amount } { FORM($measure, case: "partitive") } kohti

## A price that is valid for some time, and the price after that time

price-then = { $first }, sen jälkeen { $second }
# ensimmäinen kuukausi 1 dollari
price-first = ensimmäinen { FORM($unit, 1) } { $amount }
# ilmainen seitsemän päivän ajan
price-for = { $amount } { FORM($duration, case: "genitive") } ajan

## A line of a receipt

# What they are is not known: "kappaletta" is said of things, not of liters or hours.
# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count } kertaa { $amount }, yhteensä { $total }
}
-head-nothing = 0 nolla !0. !0,

## Availability of a product

stock-in = varastossa
stock-left = varastossa, { $count } jäljellä

## Names of the fields of a receipt

field-total = yhteensä
field-subtotal = välisumma
field-fee = palvelumaksu
field-tax = vero
field-tip = juomaraha
field-discount = alennus
field-delivery = toimitus
