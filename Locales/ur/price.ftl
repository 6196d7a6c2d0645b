## Prices

price-free = مفت
price-was = { $amount }، پہلے { $was }
price-was-number = { price-was }
price-off = { $value } کی رعایت
price-tax-included = ٹیکس سمیت
price-tax-excluded = ٹیکس الگ سے
price-delivery = ڈیلیوری فیس { $amount } الگ سے
price-delivery-free = مفت ڈیلیوری

## A price for one of something, or for a span of time

price-per = { $amount } فی { per-unit }
    .measured = { $amount } فی { FORM($measure, case: "direct") }

## A price that is valid for some time, and the price after that time

price-then = { $first }، اس کے بعد { $second }
# پہلے مہینے کے لیے 1 ڈالر
price-first = پہلے { FORM($unit, 1, case: "oblique") } کے لیے { $amount }
price-for = { FORM($duration, case: "oblique") } کے لیے { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } { FORM(noun-item, $count) }، { price-free }
   *[something] { $count } { FORM(noun-item, $count) }، فی آئٹم { $amount }، کُل { $total }
}
-head-nothing = 0 صفر !0. !0٫

## Availability of a product

stock-in = اسٹاک میں ہے
stock-left = اسٹاک میں موجود، { $count } باقی

## Names of the fields of a receipt

field-total = کُل رقم
    .gender = feminine
field-subtotal = سب ٹوٹل
    .gender = masculine
field-fee = فیس
    .gender = feminine
field-tax = ٹیکس
    .gender = masculine
field-tip = ٹِپ
    .gender = feminine
field-discount = رعایت
    .gender = feminine
field-delivery = ڈیلیوری
    .gender = feminine
