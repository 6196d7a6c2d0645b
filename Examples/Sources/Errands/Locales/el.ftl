### Errands, in Greek

## Food

food = φαγητό
restaurants-nearby = εστιατόρια κοντά σας
basket = καλάθι
# In place of the library's "είδος": two portions of one dish are not two kinds.
# Rewords
noun-basket-item =
    .counted = { $count ->
        [1] ένα τεμάχιο
       *[other] { $count } τεμάχια
    }
place-order = αποστολή παραγγελίας
below-minimum = προσθέστε { FORM($missing, case: "accusative") } ακόμη για την παραγγελία
orders = παραγγελίες
on-the-way = καθ’ οδόν
order-again = νέα παραγγελία

## Buses

departures = αναχωρήσεις
platform = αποβάθρα { $name }

## What was spent, and the receipts

spending = έξοδα
chart-summary = σύνοψη γραφήματος
receipts = αποδείξεις
