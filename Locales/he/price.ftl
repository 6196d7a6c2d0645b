## Prices

price-free = חינם
price-was = { $amount }, במקום { $was }
# same as price-was
price-was-number = { $amount }, במקום { $was }
price-off = הנחה של { $value }
price-tax-included = כולל מס
price-tax-excluded = לא כולל מס
price-delivery = ועוד { $amount } על המשלוח
price-delivery-free = משלוח חינם

## A price for one of something, or for a span of time: חמישה שקלים לשעה

price-per = { $amount } { per-unit }
    .measured = { $amount } לכל { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, ולאחר מכן { $second }
price-first = { $amount } ב{ $unit } { TRAIT($unit, "gender") ->
    [feminine] הראשונה
   *[masculine] הראשון
}
price-for = { $amount } למשך { FORM($duration, case: "joined") }

## A line of a receipt. What is bought is not known: יחידה

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { bought-units }, { price-free }
   *[something] { bought-units }, { $amount } ליחידה, בסך הכול { $total }
}
-head-nothing = 0 אפס !0. חינם
bought-units = { numeral-feminine } יחידות

## Availability of a product

stock-in = במלאי
stock-left = { $count ->
    [1] במלאי, נותרה יחידה אחת
   *[other] במלאי, נותרו { numeral-feminine } יחידות
}

## Names of the fields of a receipt

field-total = סך הכול
    .gender = masculine
field-subtotal = סכום ביניים
    .gender = masculine
field-fee = עמלה
    .gender = feminine
field-tax = מס
    .gender = masculine
field-tip = טיפ
    .gender = masculine
field-discount = הנחה
    .gender = feminine
field-delivery = משלוח
    .gender = masculine
