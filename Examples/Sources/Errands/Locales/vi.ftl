### Errands, in Vietnamese

## Food

food = đồ ăn
restaurants-nearby = nhà hàng gần đây
basket = giỏ hàng
place-order = đặt hàng
below-minimum = thêm { $missing } nữa để đặt hàng
orders = đơn hàng
on-the-way = đang giao
order-again = đặt lại

## Buses

departures = các chuyến sắp khởi hành
platform = bến { $name }

## What was spent, and the receipts

spending = chi tiêu
chart-summary = tóm tắt biểu đồ
receipts = biên lai
