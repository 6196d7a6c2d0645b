## Prices

price-free = 免费
price-was = { $amount }，原价{ $was }
# A number without its unit is not how prices are said.
# same as price-was
price-was-number = { $amount }，原价{ $was }
price-off = 优惠{ $value }
price-tax-included = 含税
price-tax-excluded = 不含税
price-delivery = 配送费{ $amount }
price-delivery-free = 免配送费

## A price for one of something, or for a span of time: 每人15欧元, 每100克35美分

# $cases "per" and "last": 每月980到1480日元之间.
# accepted: unused-argument
price-per = { $case ->
    [per] { one-period }{ one-gap }
    [last] { $amount }
   *[plain] { one-period }{ one-joint }{ $amount }
}
    .measured = { $case ->
        [per] 每{ $measure }
        [last] { $amount }
       *[plain] 每{ $measure }{ rate-verb }{ $amount }
    }
    .per = yes

## A price that is valid for some time, and the price after that time

# 前7天免费，之后每月10美元
price-then = { $first }，之后{ $second }
price-first = 首{ TAIL($unit) ->
    [day] 日
    [month] 月
   *[other] { $unit }
}{ $amount }
-tail-day = 天
-tail-month = 个月
price-for = 前{ $duration }{ $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { numeral }件，{ price-free }
   *[something] { numeral }件，单价{ $amount }，共{ $total }
}
-head-nothing = 0 零 !0.

## Availability of a product

stock-in = 有货
stock-left = 有货，还剩{ numeral }件

## Names of the fields of a receipt

field-total = 合计
    .gender = field
field-subtotal = 小计
    .gender = field
field-fee = 手续费
    .gender = field
field-tax = 税费
    .gender = field
field-tip = 小费
    .gender = field
field-discount = 折扣
    .gender = field
field-delivery = 配送费
    .gender = field
