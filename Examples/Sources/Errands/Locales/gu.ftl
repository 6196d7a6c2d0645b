### Errands, in Gujarati

## Food

food = ભોજન
restaurants-nearby = નજીકનાં રેસ્ટોરન્ટ
basket = કાર્ટ
place-order = ઑર્ડર કરો
# "Items of": more money would be a tip.
below-minimum = ઑર્ડર કરવા માટે હજી { FORM($missing, case: "oblique") }ની આઇટમ ઉમેરો
orders = ઑર્ડર
on-the-way = રસ્તામાં
order-again = ફરી ઑર્ડર કરો

## Buses

departures = પ્રસ્થાન
platform = પ્લૅટફૉર્મ { $name }

## What was spent, and the receipts

spending = ખર્ચ
chart-summary = ચાર્ટનો સારાંશ
receipts = રસીદો
