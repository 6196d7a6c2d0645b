## What something costs

price-free = חינם

price-per = { $amount } { per-unit }
    .measured = { $amount } לכל { $measure }
price-was = { $amount }, במקום { $was }
# same as price-was
# The earlier price with its unit: its number has the gender of that.
price-was-number = { $amount }, במקום { $was }
price-off = הנחה של { $value }
price-tax-included = כולל מס
price-tax-excluded = לא כולל מס
price-delivery = ועוד { $amount } על המשלוח
price-delivery-free = משלוח חינם

# What they are is not known: a unit, which has a gender of its own.
price-each = { bought-units }, { $amount } ליחידה, בסך הכול { $total }
bought-units = { $count ->
    [1] יחידה אחת
    [2] שתי יחידות
    [one] { $count } יחידה
    [two] { $count } יחידות
   *[other] { numeral-feminine } יחידות
}

stock-in = במלאי
stock-left = במלאי, { $count ->
    [1] נותרה יחידה אחת
    [2] נותרו שתי יחידות
   *[other] נותרו { numeral-feminine } יחידות
}

field-total = סך הכול
field-subtotal = סכום ביניים
field-fee = עמלה
field-tax = מס
field-tip = טיפ
field-discount = הנחה
field-delivery = משלוח
