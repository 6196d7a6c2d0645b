## Prices

price-free = مجاني
price-was = { $amount }، السعر السابق { $was }
price-was-number = { $amount }، السعر السابق { $value }
price-off = خَصم { $value }
price-tax-included = شامل الضريبة
price-tax-excluded = غير شامل الضريبة
price-delivery = رُسوم التوصيل { $amount }
price-delivery-free = توصيل مجاني

## A price for one of something, or for a span of time

price-per = { $amount } { per-period }
    .measured = { $amount } لِكُلّ { FORM($measure, case: "genitive") }

## A price that is valid for some time, and the price after that time

price-then = { $first }، ثم { $second }
# For example: دولار واحد خلال أول شهر. Avoid في, which is "per": دولار واحد في الشهر.
price-first = { $amount } خلال أول { $unit }
price-for = { $amount } لِمُدَّة { FORM($duration, case: "genitive") }

## A line of a receipt: each number after its name, which needs no noun for what is bought

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] الكمية { $count }، مجانًا
   *[something] الكمية { $count }، سعر الوحدة { $amount }، الإجمالي { $total }
}
-head-nothing = 0 صفر !0. !0, !0٫

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
