### Errands, in English

## Food

# The name of a tab.
# Example: Food
food = food
# The heading of a list.
# Example: Restaurants nearby
restaurants-nearby = restaurants nearby
# What is about to be ordered: a heading.
# Example: Cart
basket = cart
# A button.
# Example: Place order
place-order = place order
# What went wrong, behind "Error:". An order has to come to a least amount.
# $missing (phrase): the amount of money that it lacks.
# Example: Error: Add 4 dollars more to place an order
# Swift: Problem.belowMinimum(missing:)
below-minimum = add { $missing } more to place an order
# A heading.
# Example: Orders
orders = orders
# How far an order has come: someone is bringing it.
# Example: On the way
on-the-way = on the way
# What can be done with an order that was delivered.
# Example: Order again
order-again = order again

## Buses

# The heading of a list, and the name of a tab.
# Example: Departures
departures = departures
# Where a bus leaves.
# $name (text): a letter or a number.
# Example: Platform B
# Swift: platform(_:)
platform = platform { $name }

## What was spent, and the receipts

# The name of a chart and of a tab.
# Example: Spending
spending = spending
# What the chart shows, in words.
# Example: Chart summary
chart-summary = chart summary
# A heading: photos of receipts that are sent away.
# Example: Receipts
receipts = receipts
