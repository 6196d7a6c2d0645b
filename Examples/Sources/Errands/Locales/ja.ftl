### Errands, in Japanese

## Food

food = フード
restaurants-nearby = 近くのレストラン
basket = カート
place-order = 注文する
below-minimum = 注文にはあと{ $missing }必要です
orders = 注文
on-the-way = 配達中
order-again = もう一度注文

## Buses

departures = 出発案内
# Not 番, which no letter takes: のりばB, のりば3.
platform = のりば{ $name }

## What was spent, and the receipts

spending = 支出
chart-summary = グラフの概要
receipts = レシート
