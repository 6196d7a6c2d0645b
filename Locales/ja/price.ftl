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

## A price for one of something, or for a span of time. 毎日5円 would say that it is paid every day. Voices read 1日あたり as
## いちにち, never as ついたち. A month's and a year's are 月額 and 年額: 1か月あたり980円 is heard as a share of a longer time's.
##
## Of two amounts between which it lies, 月額 goes for both (cases "per" and "last"): 月額980から1480円の間.

# For example: 1人あたり15ユーロ, 100グラムあたり35セント
# accepted: unused-argument
price-per = { $case ->
    [per] { price-of }
    [last] { $amount }
   *[plain] { price-of }{ amount-near }
}
    .measured = { $case ->
        [per] { $measure }あたり
        [last] { $amount }
       *[plain] { $measure }あたり{ amount-near }
    }
    .front = yes
    .per = yes

price-of = { $period ->
    [month] 月額
    [year] 年額
   *[other] { one-period }あたり
}

## A price that is valid for some time, and the price after that time

# 7日間は無料、そのあと月額10ドル. そのあと in kana, for voices that read 後 as ご or のち.
price-then = { $first }、そのあと{ $second }
# 最初の1か月は1ドル, but 初日は1ドル.
price-first = { TAIL($unit) ->
    [daylong] 初日は{ $amount }
   *[other] 最初の1{ $unit }は{ $amount }
}
# 7日間は無料, 3か月間は月額5ドル.
price-for = { TAIL($duration) ->
    [months] { $duration }間は{ $amount }
   *[other] { $duration }は{ $amount }
}
-tail-months = か月

## A line of a receipt. Not 1点4ドル, which is heard as 1.4ドル

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count }点、{ price-free }
   *[something] { $count }点、単価{ $amount }、合計{ $total }
}
-head-nothing = 0 ゼロ !0.

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
