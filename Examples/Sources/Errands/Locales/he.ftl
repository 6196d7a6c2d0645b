### Errands, in Hebrew

## Food

food = אוכל
restaurants-nearby = מסעדות בסביבה
basket = סל הקניות
place-order = ביצוע ההזמנה
# Nothing agrees with the amount.
below-minimum = הסכום החסר לביצוע ההזמנה: { $missing }
orders = הזמנות
on-the-way = בדרך
order-again = הזמנה חוזרת

## Buses

departures = יציאות
platform = רציף { $name }

## What was spent, and the receipts

spending = הוצאות
chart-summary = סיכום התרשים
receipts = קבלות
