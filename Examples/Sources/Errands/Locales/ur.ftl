### Errands, in Urdu

## Food

food = کھانا
restaurants-nearby = قریبی ریستوران
basket = کارٹ
place-order = آرڈر کریں
# Things for so much money: oblique before کی
below-minimum = آرڈر کرنے کے لیے مزید { FORM($missing, case: "oblique") } کی چیزیں شامل کریں
orders = آرڈرز
on-the-way = راستے میں
order-again = دوبارہ آرڈر کریں

## Buses

departures = روانگیاں
platform = پلیٹ فارم { $name }

## What was spent, and the receipts

spending = اخراجات
chart-summary = چارٹ کا خلاصہ
receipts = رسیدیں
