## Prices

price-free = বিনামূল্যে
price-was = { $amount }, আগে ছিল { $was }
price-was-number = { $amount }, আগে ছিল { $value }
price-off = { $value } ছাড়
price-tax-included = কর সহ
price-tax-excluded = কর আলাদা
price-delivery = ডেলিভারি চার্জ আরও { $amount }
price-delivery-free = ফ্রি ডেলিভারি

## A price for one of something, or for a span of time: ব্যক্তি প্রতি 15 ইউরো; প্রতি মাসে 10 ডলার

price-per = { each-unit } { $amount }
    .measured = { $measure } প্রতি { $amount }

## A price that is valid for some time, and the price after that time

price-then = { $first }, তারপর { $second }
price-first = প্রথম { term-of } জন্য { $amount }
term-of = { $unit }ের
price-for = { duration-of } জন্য { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }টি, { price-free }
   *[something] { $count }টি, প্রতিটি { $amount }, মোট { $total }
}
-head-nothing = 0 শূন্য !0.

## Availability of a product

stock-in = স্টকে আছে
stock-left = স্টকে আছে, আর { $count }টি বাকি

## Names of the fields of a receipt

field-total = মোট
field-subtotal = উপমোট
field-fee = ফি
field-tax = কর
field-tip = বকশিশ
field-discount = ছাড়
field-delivery = ডেলিভারি
