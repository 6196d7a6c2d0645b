## Prices

price-free = मुफ़्त
price-was = { $amount }, पहले { $was }
price-was-number = { $amount }, पहले { $value }
price-off = { $value } की छूट
price-tax-included = टैक्स सहित
price-tax-excluded = टैक्स अलग से
price-delivery = डिलीवरी शुल्क { $amount } अलग से
price-delivery-free = मुफ़्त डिलीवरी
price-detail = { $first }, { $second }

## A line of a receipt

price-each = { $count } आइटम, प्रति आइटम { $amount }, कुल { $total }

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
