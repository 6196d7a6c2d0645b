### Errands, in Arabic

## Food

food = الطعام
restaurants-nearby = مَطاعِم قَريبَة
basket = السلة
# In place of the library's "منتج": two portions of one dish are not two products.
# Rewords
noun-basket-item =
    .counted = عدد العناصر { $count }
place-order = إرسال الطلب
below-minimum = المبلغ الناقص لِإتمام الطلب: { $missing }
orders = الطَلَبات
on-the-way = في الطريق
order-again = إعادة الطلب

## Buses

departures = مَواعيد المغادرة
platform = الرصيف { $name }

## What was spent, and the receipts

spending = المَصروفات
chart-summary = ملخص الرسم البياني
receipts = الإيصالات
