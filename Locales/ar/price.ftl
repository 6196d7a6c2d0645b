## Prices

price-free = مجاني
price-was = { $amount }، السعر السابق { $was }
price-was-number = { $amount }، السعر السابق { $value }
price-off = خَصم { $value }
price-tax-included = شامل الضريبة
price-tax-excluded = غير شامل الضريبة
price-delivery = رُسوم التوصيل { $amount }
price-delivery-free = توصيل مجاني
price-detail = { $first }، { $second }

## A line of a receipt: each number after its name, which needs no noun for what is bought

price-each = الكمية { $count }، سعر الوحدة { $amount }، الإجمالي { $total }

## Availability of a product

stock-in = متوفر في المخزون
stock-left = متوفر في المخزون، الكمية المُتَبَقِّيَة { $count }

## Names of the fields of a receipt: definite, as those of forms are

field-total = الإجمالي
    .gender = masculine
field-subtotal = المجموع الفرعي
    .gender = masculine
field-fee = الرُسوم
    .gender = feminine
field-tax = الضريبة
    .gender = feminine
field-tip = الإكرامية
    .gender = feminine
field-discount = الخَصم
    .gender = masculine
field-delivery = التوصيل
    .gender = masculine
