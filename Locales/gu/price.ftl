## Prices

price-free = મફત
price-was = { $amount }, પહેલાં { $was }
price-was-number = { $amount }, પહેલાં { $value }
price-off = { $value }ની છૂટ
price-tax-included = ટૅક્સ સહિત
price-tax-excluded = ટૅક્સ અલગથી
price-delivery = ડિલિવરી ચાર્જ { $amount } અલગથી
price-delivery-free = મફત ડિલિવરી

## A price for one of something, or for a span of time

# accepted: unused-argument
price-per = { $case ->
    [period] { per-unit }
    [bounded] { $amount }
   *[direct] { per-unit } { $amount }
}
    .measured = { FORM($measure, case: "oblique") } દીઠ { $amount }

## A price that is valid for some time, and the price after that time

price-then = { $first }, ત્યાર પછી { $second }
# For example: પહેલા મહિના માટે 1 ડોલર
price-first = પહેલા { FORM($unit, 1, case: "oblique") } માટે { $amount }
price-for = { FORM($duration, case: "oblique") } માટે { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } આઇટમ, { price-free }
   *[something] { $count } આઇટમ, પ્રતિ આઇટમ { $amount }, કુલ { $total }
}
-head-nothing = 0 શૂન્ય !0.

## Availability of a product

stock-in = સ્ટૉકમાં છે
stock-left = સ્ટૉકમાં છે, { $count } બાકી છે

## Names of the fields of a receipt

field-total = કુલ રકમ
    .gender = feminine
field-subtotal = પેટા સરવાળો
    .gender = masculine
field-fee = ફી
    .gender = feminine
field-tax = ટૅક્સ
    .gender = masculine
field-tip = ટિપ
    .gender = feminine
field-discount = ડિસ્કાઉન્ટ
    .gender = neuter
field-delivery = ડિલિવરી
    .gender = feminine
