### Errands, in Bengali

## Food

food = খাবার
restaurants-nearby = কাছের রেস্তোরাঁ
basket = কার্ট
place-order = অর্ডার করুন
# Things are added, not money.
below-minimum = অর্ডার করতে আরও { $missing } দামের আইটেম যোগ করুন
orders = অর্ডার
on-the-way = পথে আছে
order-again = আবার অর্ডার করুন

## Buses

# When they leave. The noun ছাড় would be heard as a discount.
departures = বাস ছাড়ার সময়
platform = প্ল্যাটফর্ম { $name }

## What was spent, and the receipts

spending = খরচ
chart-summary = চার্টের সারাংশ
receipts = রসিদ
