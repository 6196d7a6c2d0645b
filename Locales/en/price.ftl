## What something costs. The price comes first; what else is known of it follows, each behind the joint "price-detail"

# Said in place of an amount of nothing: it costs nothing. Not that something is vacant, or that someone has time.
# Example: Free
price-free = free
# $amount (phrase): the price.
# $was (phrase): an earlier or a usual price, which is struck out on the screen.
# Example: 30 dollars and 50 cents, was 40 dollars
price-was = { $amount }, was { $was }
# Both prices are whole: the earlier one may do without its unit.
# $amount (phrase): the price.
# $was (phrase, optional): the earlier price.
# $value (decimal number, optional): the same without its unit.
# Example: 30 dollars, was 40
price-was-number = { $amount }, was { $value }
# $value (phrase): by how much it is reduced, in percent.
# Example: 25 percent off
price-off = { $value } off
# Example: Tax included
price-tax-included = tax included
# Not in the price: it is paid on top of it.
# Example: Plus tax
price-tax-excluded = plus tax
# $amount (phrase): an amount of money.
# Example: Plus 5 dollars delivery
price-delivery = plus { $amount } delivery
# Example: Free delivery
price-delivery-free = free delivery
# The joint between a price and what else is known of it.
# $first (phrase): the price, and what was said of it before.
# $second (phrase): one of the phrases above.
# Example: 30 dollars, tax included
price-detail = { $first }, { $second }

## A line of an order or a receipt

# accepted: unused-argument
# $count (decimal number): how many are bought.
# $amount (phrase): what one of them costs.
# $total (phrase): what they cost together.
# Example: 3 at 4 dollars each, 12 dollars in total
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count } at { $amount } each, { $total } in total
}
# An amount of nothing, in digits or in words.
-head-nothing = 0 zero !0. !0,

## Whether it can be bought. For "out of stock" there is a state

# Example: In stock
stock-in = in stock
# $count (whole number): how many are left, more than none.
# Example: In stock, 2 left
stock-left = in stock, { $count } left

## The fields of a receipt: names in front of an amount

# What has to be paid.
# Example: Total
field-total = total
# Before taxes, fees and delivery.
# Example: Subtotal
field-subtotal = subtotal
# Example: Fee
field-fee = fee
# Example: Tax
field-tax = tax
# Money that is given to the one who serves, beyond what must be paid. Not a piece of advice.
# Example: Tip
field-tip = tip
# Example: Discount
field-discount = discount
# What it costs to have it brought.
# Example: Delivery
field-delivery = delivery
