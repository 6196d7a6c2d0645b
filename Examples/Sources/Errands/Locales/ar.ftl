### Errands, in Arabic

## Food

food = الطعام
restaurants-nearby = مَطاعِم قَريبَة
basket = السلة
place-order = إرسال الطلب
below-minimum = المبلغ الناقص لِإتمام الطلب: { $missing }
orders = الطَلَبات
on-the-way = في الطريق
order-again = الطلب مرة أخرى

## Buses

departures = مَواعيد المغادرة
platform = الرصيف { $name }

## What was spent, and the receipts

spending = المَصروفات
chart-summary = ملخص الرسم البياني
receipts = الإيصالات
