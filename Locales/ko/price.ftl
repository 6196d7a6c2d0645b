## Prices

price-free = 무료
price-was = { $amount }, 이전 가격 { $was }
# A number without its unit is not how prices are said.
# same as price-was
price-was-number = { $amount }, 이전 가격 { $was }
price-off = { $value } 할인
price-tax-included = 세금 포함
price-tax-excluded = 세금 별도
price-delivery = 배송비 { $amount } 별도
price-delivery-free = 무료 배송

## A price for one of something, or for a span of time: 월 10달러, 1인당 15유로, 킬로와트시당 100원

# accepted: unused-argument
price-per = { $case ->
    [joint] 이음매 { $amount }
    [end] { $amount }
    [per] { per-one }
   *[plain] { per-one } { near-amount }
}
    .per = yes
    .measured = { $case ->
        [joint] 이음매 { $measure } { $amount }
        [end] { $amount }
        [per] { $measure }당
       *[plain] { $measure }당 { near-amount }
    }

# What comes before an amount per one of something.
per-one = { $period ->
    [day] 하루
    [week] 주당
    [month] 월
    [year] 연
   *[other] { one-of }당
}

## A price that is valid for some time, and the price after that time

price-then = { $first }, 이후 { $second }
price-first = { TAIL($unit) ->
    [day] 첫날 { $amount }
    [month] 첫 달 { $amount }
    [year] 첫해 { $amount }
   *[other] 첫 { $unit } { $amount }
}
-tail-day = 일
-tail-month = 개월
-tail-year = 년
price-for = { $duration }간 { $amount }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }개, { price-free }
   *[something] { $count }개, 개당 { $amount }, 총 { $total }
}
-head-nothing = 0 !0.

## Availability of a product

stock-in = 재고 있음
stock-left = 재고 있음, { $count }개 남음

## Names of the fields of a receipt

field-total = 합계
field-subtotal = 소계
field-fee = 수수료
field-tax = 세금
field-tip = 팁
field-discount = 할인
field-delivery = 배송비
