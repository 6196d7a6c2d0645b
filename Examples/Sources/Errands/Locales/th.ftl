### Errands, in Thai

## Food

food = อาหาร
restaurants-nearby = ร้านอาหารใกล้เคียง
basket = ตะกร้า
place-order = สั่งซื้อ
below-minimum = ต้องเพิ่มอีก { $missing }จึงจะสั่งซื้อได้
orders = คำสั่งซื้อ
on-the-way = กำลังจัดส่ง
order-again = สั่งซื้ออีกครั้ง

## Buses

departures = รถที่จะออก
platform = ชานชาลา { $name }

## What was spent, and the receipts

spending = รายจ่าย
chart-summary = สรุปแผนภูมิ
receipts = ใบเสร็จ
