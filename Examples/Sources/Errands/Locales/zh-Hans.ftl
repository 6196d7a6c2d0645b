### Errands, in simplified Chinese

## Food

food = 美食
restaurants-nearby = 附近的餐厅
basket = 购物车
place-order = 提交订单
below-minimum = 再加{ $missing }才能下单
orders = 订单
on-the-way = 正在配送
order-again = 再来一单

## Buses

departures = 发车班次
platform = { $name }站台

## What was spent, and the receipts

spending = 支出
chart-summary = 图表摘要
receipts = 收据
