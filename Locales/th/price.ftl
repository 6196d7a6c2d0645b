## Prices

price-free = ฟรี
price-was = { $amount }, ราคาเดิม { $was }
# A number without its unit is not how prices are said.
# same as price-was
price-was-number = { $amount }, ราคาเดิม { $was }
price-off = ลด { $value }
price-tax-included = รวมภาษีแล้ว
price-tax-excluded = ไม่รวมภาษี
price-delivery = บวกค่าจัดส่ง { $amount }
price-delivery-free = จัดส่งฟรี

## A price for one of something, or for a span of time: 15 ยูโรต่อคน, 35 เซนต์ต่อ 100 กรัม

price-per = { $amount }ต่อ{ per-one }
    .measured = { $amount }ต่อ { $measure }

## A price that is valid for some time, and the price after that time

# ฟรีเป็นเวลา 7 วัน จากนั้น 10 ดอลลาร์ต่อเดือน
price-then = { $first }, จากนั้น { $second }
price-first = { $amount }สำหรับ{ $unit }แรก
price-for = { $amount }เป็นเวลา { $duration }

## A line of a receipt

# accepted: unused-argument
price-each = { HEAD($amount) ->
    [nothing] { $count } ชิ้น, { price-free }
   *[something] { $count } ชิ้น, ชิ้นละ { $amount }, รวม { $total }
}
-head-nothing = 0 ศูนย์ !0.

## Availability of a product

stock-in = มีสินค้า
stock-left = มีสินค้า, เหลือ { $count } ชิ้น

## Names of the fields of a receipt

field-total = ยอดรวม
field-subtotal = ยอดรวมย่อย
field-fee = ค่าธรรมเนียม
field-tax = ภาษี
field-tip = ทิป
field-discount = ส่วนลด
field-delivery = ค่าจัดส่ง
