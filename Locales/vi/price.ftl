price-free = miễn phí
price-was = { $amount }, giá cũ { $was }
# A number without its unit is not how prices are said.
# same as price-was
price-was-number = { $amount }, giá cũ { $was }
price-off = giảm giá { $value }
price-tax-included = đã gồm thuế
price-tax-excluded = chưa gồm thuế
price-delivery = phí giao hàng { $amount }
price-delivery-free = miễn phí giao hàng

## A price for one of something, or for a span of time

price-per = { $amount } mỗi { $unit }
    .measured = { $amount } cho { $measure }

price-then = { $first }, sau đó { $second }
price-first = { $amount } cho { $unit } đầu tiên
price-for = { $amount } trong { $duration } đầu tiên

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } cái, { price-free }
   *[something] { $count } cái, mỗi cái { $amount }, tổng cộng { $total }
}
-head-nothing = 0 không !0.

## Availability of a product

stock-in = còn hàng
stock-left = còn { $count } cái

## Names of the fields of a receipt

field-total = tổng cộng
field-subtotal = tạm tính
field-fee = phí
field-tax = thuế
field-tip = tiền boa
field-discount = giảm giá
field-delivery = phí giao hàng
