### Errands, in Odia

## Food

food = ଖାଦ୍ୟ
restaurants-nearby = ନିକଟସ୍ଥ ରେଷ୍ଟୁରାଣ୍ଟ
basket = କାର୍ଟ
place-order = ଅର୍ଡର କରନ୍ତୁ
# Things are added, not money.
below-minimum = ଅର୍ଡର କରିବାକୁ ଆଉ { $missing } ଦାମର ଆଇଟମ ଯୋଗ କରନ୍ତୁ
orders = ଅର୍ଡର
on-the-way = ବାଟରେ ଅଛି
order-again = ପୁଣି ଅର୍ଡର କରନ୍ତୁ

## Buses

# When they leave.
departures = ବସ ଛାଡ଼ିବା ସମୟ
platform = ପ୍ଲାଟଫର୍ମ { $name }

## What was spent, and the receipts

spending = ଖର୍ଚ୍ଚ
chart-summary = ଚାର୍ଟର ସାରାଂଶ
receipts = ରସିଦ
