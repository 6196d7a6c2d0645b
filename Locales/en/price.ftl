## Prices. The price comes first. Each detail follows it, joined by the message "price-detail"

# Replaces a price of zero. Use a word for things that cost nothing, not one for seats or for people who have time.
# Example: Free
price-free = free
# A price, followed by an earlier or usual price, which is struck out on the screen.
# $amount (phrase): the price, such as "30 dollars and 50 cents".
# $was (phrase): the earlier price, such as "40 dollars".
# Example: 30 dollars and 50 cents, was 40 dollars
price-was = { $amount }, was { $was }
# A price and an earlier one, if neither has cents. The earlier price may be said without its unit.
# $amount (phrase): the price, such as "30 dollars".
# $was (phrase, optional): the earlier price, such as "40 dollars".
# $value (decimal number, optional): the earlier price without its unit.
# Example: 30 dollars, was 40
price-was-number = { $amount }, was { $value }
# $value (phrase): the discount in percent, such as "25 percent".
# Example: 25 percent off
price-off = { $value } off
# The price includes taxes.
# Example: Tax included
price-tax-included = tax included
# The price doesn't include taxes.
# Example: Plus tax
price-tax-excluded = plus tax
# $amount (phrase): the cost of delivery, such as "5 dollars".
# Example: Plus 5 dollars delivery
price-delivery = plus { $amount } delivery
# Example: Free delivery
price-delivery-free = free delivery

## A price for one of something, or for a span of time

# A price for one thing, one person, or one unit.
# $amount (phrase): the price, such as "15 euros".
# $unit (phrase, optional): the noun or the unit, such as "person", "night", or "kilowatt-hour".
# $period (text, optional): the unit by its English name, if it is one of time: second, minute, hour, day, week, month, or year.
# .measured: if the price is for a number of units or things.
# .measured $amount (phrase): the price.
# .measured $measure (phrase): the number with its unit or noun, such as "100 grams".
# Example: 15 euros per person
price-per = { $amount } per { $unit }
    .measured = { $amount } per { $measure }

## A price that is valid for some time, and the price after that time

# $first (phrase): the price at first, one of the two phrases below, such as "free for 7 days".
# $second (phrase): the price after that time, such as "10 dollars per month".
# Example: Free for 7 days, then 10 dollars per month
price-then = { $first }, then { $second }
# The price for the first day, week, month, or year.
# $amount (phrase): the price, such as "1 dollar", or price-free.
# $unit (phrase): the span of time, without a number, such as "month".
# Example: 1 dollar for the first month
price-first = { $amount } for the first { $unit }
# The price for some days, weeks, months, or years.
# $amount (phrase): the price, such as "5 dollars per month", or price-free.
# $duration (phrase): the time, such as "7 days" or "3 months".
# Example: Free for 7 days
price-for = { $amount } for { $duration }

## A line of an order or a receipt

# accepted: unused-argument
# The price of several pieces of the same thing.
# $count (decimal number): how many pieces.
# $amount (phrase): the price of one piece.
# $total (phrase): the price of all pieces.
# Example: 3 at 4 dollars each, 12 dollars in total
price-each = { HEAD($amount) ->
    [nothing] { $count }, { price-free }
   *[something] { $count } at { $amount } each, { $total } in total
}
# First letters of an amount of zero, in digits or in words. English then says "3, free" instead of "3 at
# 0 dollars each".
-head-nothing = 0 zero !0. !0,

## Availability of a product. For "out of stock", see state.ftl

# The product can be bought.
# Example: In stock
stock-in = in stock
# The product can be bought, and the app knows how many pieces are left.
# $count (whole number): how many are left, 1 or more.
# Example: In stock, 2 left
stock-left = in stock, { $count } left

## Names of the fields of a receipt, before an amount

# The amount that must be paid.
# Example: Total
field-total = total
# The amount before taxes, fees, and delivery.
# Example: Subtotal
field-subtotal = subtotal
# Example: Fee
field-fee = fee
# Example: Tax
field-tax = tax
# Money that a guest gives to the waiter in addition to the price. (The word doesn't mean a piece of advice here.)
# Example: Tip
field-tip = tip
# Example: Discount
field-discount = discount
# The cost of delivery.
# Example: Delivery
field-delivery = delivery
