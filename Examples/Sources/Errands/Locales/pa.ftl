### Errands, in Punjabi

## Food

food = ਖਾਣਾ
restaurants-nearby = ਨੇੜਲੇ ਰੈਸਟੋਰੈਂਟ
basket = ਕਾਰਟ
place-order = ਆਰਡਰ ਕਰੋ
# Things for so much money: oblique before ਦੀਆਂ
below-minimum = ਆਰਡਰ ਕਰਨ ਲਈ { FORM($missing, case: "oblique") } ਦੀਆਂ ਹੋਰ ਚੀਜ਼ਾਂ ਸ਼ਾਮਲ ਕਰੋ
orders = ਆਰਡਰ
on-the-way = ਰਸਤੇ ਵਿੱਚ
order-again = ਦੁਬਾਰਾ ਆਰਡਰ ਕਰੋ

## Buses

departures = ਰਵਾਨਗੀਆਂ
platform = ਪਲੇਟਫ਼ਾਰਮ { $name }

## What was spent, and the receipts

spending = ਖਰਚ
chart-summary = ਚਾਰਟ ਦਾ ਸਾਰ
receipts = ਰਸੀਦਾਂ
