# An amount that has both the larger and the smaller unit.
# $major (phrase): the amount in the larger unit, from currency.ftl.
# $minor (phrase): the rest in the smaller unit, from currency.ftl.
# Example: 25 dollars and 50 cents
money-major-minor = { $major } and { $minor }

# An amount that the listener chose to hide.
# Example: Hidden amount
money-hidden = hidden amount

# In place of an amount that is not known: not a number, infinite, or out of range.
# Example: Amount unavailable
money-unavailable = amount unavailable

## A recurring amount: a wage, a price, an allowance

# $amount (phrase): an amount of money.
# Example: 10 dollars per hour
money-per-hour = { $amount } per hour

# $amount (phrase): an amount of money.
# Example: 10 dollars per day
money-per-day = { $amount } per day

# $amount (phrase): an amount of money.
# Example: 10 dollars per week
money-per-week = { $amount } per week

# $amount (phrase): an amount of money.
# Example: 10 dollars per month
money-per-month = { $amount } per month

# $amount (phrase): an amount of money.
# Example: 10 dollars per year
money-per-year = { $amount } per year

## Ranges

# Two amounts that are each said in full.
# $from (phrase): the lower amount.
# $to (phrase): the upper amount.
# Example: 20 dollars and 50 cents to 30 dollars
money-range = { $from } to { $to }

# Two amounts that share the name of their unit.
# $currency (phrase): the unit, from currency.ftl; its $count is the range.
# $range (quantity, optional): both numbers, as the message "range" says them.
# $from (decimal number, optional): the lower number, where the unit follows the upper one alone.
# $to (decimal number, optional): the upper number.
# Example: 20 to 30 dollars
money-range-shared = { FORM($currency, $range) }
