### Errands, in Malayalam

## Food

food = ഭക്ഷണം
restaurants-nearby = അടുത്തുള്ള റെസ്റ്റോറന്റുകൾ
basket = കാർട്ട്
place-order = ഓർഡർ ചെയ്യുക
below-minimum = ഓർഡർ ചെയ്യാൻ ഇനി { $missing } കൂടി വേണം
orders = ഓർഡറുകൾ
on-the-way = വഴിയിലാണ്
order-again = വീണ്ടും ഓർഡർ ചെയ്യുക

## Buses

# "Departing buses": the bare noun is hardly said in the plural.
departures = പുറപ്പെടുന്ന ബസുകൾ
platform = പ്ലാറ്റ്ഫോം { $name }

## What was spent, and the receipts

spending = ചെലവുകൾ
chart-summary = ചാർട്ടിന്റെ സംഗ്രഹം
receipts = രസീതുകൾ
