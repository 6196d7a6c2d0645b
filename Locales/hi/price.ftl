## Prices

price-free = मुफ़्त
price-was = { $amount }, पहले { $was }
# With the currency: पहले 20, 25 प्रतिशत की छूट would be heard as 20 to 25 percent.
price-was-number = { price-was }
price-off = { $value } की छूट
price-tax-included = टैक्स सहित
price-tax-excluded = टैक्स अलग से
price-delivery = डिलीवरी शुल्क { $amount } अलग से
price-delivery-free = मुफ़्त डिलीवरी

## A price for one of something, or for a span of time

# 15 यूरो प्रति किलोवॉट घंटा; before a postposition 15 यूरो प्रति किलोवॉट घंटे से कम
price-per = { $amount } प्रति { per-unit }
    .measured = { $amount } प्रति { $measure }

## A price that is valid for some time, and the price after that time

price-then = { $first }, उसके बाद { $second }
# पहले महीने के लिए 1 डॉलर; पहली रात के लिए मुफ़्त
price-first = पहले { FORM($unit, 1, case: "oblique") } के लिए { $amount }
# For example: 7 दिन के लिए मुफ़्त; 1 महीने के लिए 5 डॉलर
price-for = { FORM($duration, case: "oblique") } के लिए { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } आइटम, { price-free }
   *[something] { $count } आइटम, प्रति आइटम { $amount }, कुल { $total }
}
-head-nothing = 0 शून्य !0.

## Availability of a product

stock-in = स्टॉक में है
stock-left = स्टॉक में, { $count } बाकी

## Names of the fields of a receipt

field-total = कुल राशि
    .gender = feminine
field-subtotal = सबटोटल
    .gender = masculine
field-fee = शुल्क
    .gender = masculine
field-tax = टैक्स
    .gender = masculine
field-tip = टिप
    .gender = feminine
field-discount = छूट
    .gender = feminine
field-delivery = डिलीवरी
    .gender = feminine
