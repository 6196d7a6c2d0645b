### Errands, in Hindi

## Food

food = खाना
restaurants-nearby = आस-पास के रेस्टोरेंट
basket = कार्ट
place-order = ऑर्डर करें
below-minimum = न्यूनतम ऑर्डर से { $missing } कम
orders = ऑर्डर
on-the-way = रास्ते में
order-again = फिर से ऑर्डर करें

## Buses

departures = प्रस्थान
platform = प्लेटफ़ॉर्म { $name }

## What was spent, and the receipts

spending = खर्च
chart-summary = चार्ट का सारांश
receipts = रसीदें
