### Errands, in Tamil

## Food

food = உணவு
restaurants-nearby = அருகிலுள்ள உணவகங்கள்
basket = கார்ட்
place-order = ஆர்டர் செய்
below-minimum = ஆர்டர் செய்ய இன்னும் { $missing } தேவை
orders = ஆர்டர்கள்
on-the-way = வழியில் உள்ளது
order-again = மீண்டும் ஆர்டர் செய்

## Buses

departures = புறப்பாடுகள்
platform = நடைமேடை { $name }

## What was spent, and the receipts

spending = செலவுகள்
chart-summary = விளக்கப்படச் சுருக்கம்
receipts = ரசீதுகள்
