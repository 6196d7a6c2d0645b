## Prices

price-free = मोफत
price-was = { $amount }, आधी { $was }
price-was-number = { $amount }, आधी { $value }
price-off = { FORM($value, case: "oblique") }ची सूट
price-tax-included = करासहित
price-tax-excluded = कर वेगळा
price-delivery = डिलिव्हरी शुल्क { $amount } वेगळे
price-delivery-free = मोफत डिलिव्हरी

## A price for one of something, or for a span of time

# 15 युरो प्रति किलोवॉट तास
price-per = { $case ->
    [oblique] प्रति { per-unit } { $amount }
   *[direct] { $amount } प्रति { per-unit }
}
    .measured = { $case ->
        [oblique] प्रति { FORM($measure, case: "direct") } { $amount }
       *[direct] { $amount } प्रति { $measure }
    }

## A price that is valid for some time, and the price after that time

price-then = { $first }, त्यानंतर { $second }
# पहिल्या महिन्यासाठी 1 डॉलर
price-first = पहिल्या { FORM($unit, 1, case: "oblique") }साठी { $amount }
# For example: 7 दिवसांसाठी मोफत
price-for = { FORM($duration, case: "oblique") }साठी { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } नग, { price-free }
   *[something] { $count } नग, प्रत्येकी { $amount }, एकूण { $total }
}
-head-nothing = 0 शून्य !0.

## Availability of a product

stock-in = स्टॉकमध्ये आहे
stock-left = स्टॉकमध्ये उपलब्ध, { $count } शिल्लक

## Names of the fields of a receipt

field-total = एकूण रक्कम
    .gender = feminine
field-subtotal = उपबेरीज
    .gender = feminine
field-fee = शुल्क
    .gender = neuter
field-tax = कर
    .gender = masculine
field-tip = टिप
    .gender = feminine
field-discount = सूट
    .gender = feminine
field-delivery = डिलिव्हरी
    .gender = feminine
