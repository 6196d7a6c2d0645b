## Prices

price-free = 無料
price-was = { $amount }、値引き前{ $was }
# A number without its unit is not how prices are said.
# same as price-was
price-was-number = { $amount }、値引き前{ $was }
price-off = { $value }割引
price-tax-included = 税込み
price-tax-excluded = 税抜き
# Not 送料, which is of parcels alone: meals are delivered, too.
price-delivery = 配送料{ $amount }
price-delivery-free = 配送料無料
price-detail = { $first }、{ $second }

## A line of a receipt. Not 1点4ドル, which is heard as 1.4ドル

price-each = { $count }点、単価{ $amount }、合計{ $total }

## Availability of a product

stock-in = 在庫あり
stock-left = 在庫あり、残り{ $count }点

## Names of the fields of a receipt

field-total = 合計
    .gender = field
field-subtotal = 小計
    .gender = field
field-fee = 手数料
    .gender = field
# Avoid 消費税, which is one of several: an inn has others, and so have other countries.
field-tax = 税額
    .gender = field
field-tip = チップ
    .gender = field
field-discount = 割引
    .gender = field
field-delivery = 配送料
    .gender = field
