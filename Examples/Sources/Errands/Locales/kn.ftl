### Errands, in Kannada

## Food

food = ಆಹಾರ
restaurants-nearby = ಹತ್ತಿರದ ರೆಸ್ಟೋರೆಂಟ್‌ಗಳು
basket = ಕಾರ್ಟ್
place-order = ಆರ್ಡರ್ ಮಾಡಿ
# "Short of the least order": a request to add dollars would be heard as one to pay.
below-minimum = ಕನಿಷ್ಠ ಆರ್ಡರ್‌ಗೆ ಇನ್ನೂ { $missing } ಕಡಿಮೆ ಇದೆ
orders = ಆರ್ಡರ್‌ಗಳು
on-the-way = ದಾರಿಯಲ್ಲಿದೆ
order-again = ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ

## Buses

departures = ಹೊರಡುವ ಬಸ್‌ಗಳು
platform = ಪ್ಲಾಟ್‌ಫಾರ್ಮ್ { $name }

## What was spent, and the receipts

spending = ಖರ್ಚು
chart-summary = ಚಾರ್ಟ್ ಸಾರಾಂಶ
receipts = ರಸೀದಿಗಳು
