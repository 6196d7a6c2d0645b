### Errands, in Telugu

## Food

food = ఆహారం
restaurants-nearby = దగ్గరలోని రెస్టారెంట్లు
basket = కార్ట్
place-order = ఆర్డర్ చేయండి
# "Short of the least order": a request to add dollars would be heard as one to pay.
below-minimum = కనీస ఆర్డర్‌కు ఇంకా { $missing } తక్కువ
orders = ఆర్డర్లు
on-the-way = దారిలో ఉంది
order-again = మళ్లీ ఆర్డర్ చేయండి

## Buses

departures = బయలుదేరే బస్సులు
platform = ప్లాట్‌ఫారమ్ { $name }

## What was spent, and the receipts

spending = ఖర్చులు
chart-summary = చార్ట్ సారాంశం
receipts = రసీదులు
