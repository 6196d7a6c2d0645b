## Prices

price-free = 免費
price-was = { $amount }，原價{ $was }
# A number without its unit is not how prices are said.
# same as price-was
price-was-number = { $amount }，原價{ $was }
price-off = 折扣{ $value }
price-tax-included = 含稅
price-tax-excluded = 未稅
# 運費 is for parcels only, not for a restaurant that delivers.
price-delivery = 配送費{ $amount }
price-delivery-free = 免運費

## A price for one of something, or for a span of time: 每人15歐元, 每100克35美分

# $cases "per" and "last": 每月980到1480日圓之間.
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

# 前7天免費，之後每月10美元
price-then = { $first }，之後{ $second }
price-first = 首{ TAIL($unit) ->
    [day] 日
    [month] 月
   *[other] { $unit }
}{ $amount }
-tail-day = 天
-tail-month = 個月
price-for = 前{ $duration }{ $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { numeral }件，{ price-free }
   *[something] { numeral }件，單價{ $amount }，共{ $total }
}
-head-nothing = 0 零 !0.

## Availability of a product

stock-in = 有貨
stock-left = 有貨，還剩{ numeral }件

## Names of the fields of a receipt

field-total = 總計
    .gender = field
field-subtotal = 小計
    .gender = field
field-fee = 手續費
    .gender = field
field-tax = 稅金
    .gender = field
field-tip = 小費
    .gender = field
field-discount = 折扣
    .gender = field
field-delivery = 配送費
    .gender = field
