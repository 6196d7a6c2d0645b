### Errands, in Marathi

## Food

food = जेवण
restaurants-nearby = जवळपासची रेस्टॉरंट्स
basket = कार्ट
place-order = ऑर्डर करा
# "Items of": more money would be a tip.
below-minimum = ऑर्डर करण्यासाठी आणखी { FORM($missing, case: "oblique") }चे आयटम जोडा
orders = ऑर्डर्स
on-the-way = वाटेत
order-again = पुन्हा ऑर्डर करा

## Buses

# "Buses that leave": प्रस्थान is of planes.
departures = सुटणाऱ्या बस
platform = प्लॅटफॉर्म { $name }

## What was spent, and the receipts

spending = खर्च
chart-summary = चार्टचा सारांश
receipts = पावत्या
