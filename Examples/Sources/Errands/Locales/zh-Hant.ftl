### Errands, in traditional Chinese

## Food

food = 美食
restaurants-nearby = 附近的餐廳
basket = 購物車
place-order = 送出訂單
below-minimum = 再加{ $missing }才能下單
orders = 訂單
on-the-way = 外送中
order-again = 再訂一次

## Buses

departures = 發車班次
platform = { $name }月台

## What was spent, and the receipts

spending = 支出
chart-summary = 圖表摘要
receipts = 收據
