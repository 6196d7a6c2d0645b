# An amount of money in a larger and a smaller unit. The names of both are in currency.ftl.
# $major (phrase): the amount in the larger unit, such as "25 dollars".
# $minor (phrase): the rest in the smaller unit, such as "50 cents".
# Example: 25 dollars and 50 cents
money-major-minor = { $major } and { $minor }

# Replaces an amount that the listener chose to hide.
# Example: Hidden amount
money-hidden = hidden amount

# Replaces an amount that is missing, infinite, or out of range.
# Example: Amount unavailable
money-unavailable = amount unavailable

## Ranges of money

# A range with a unit at both ends, for example because one of the amounts has cents.
# $from (phrase): the lower amount, such as "20 dollars and 50 cents".
# $to (phrase): the upper amount, such as "30 dollars".
# Example: 20 dollars and 50 cents to 30 dollars
money-range = { HEAD($from) ->
    [minus] { $from } to { range.end }
   *[other] { $from } to { $to }
}

# A range whose unit is said once.
# $currency (phrase): the unit, such as "dollars". FORM says it with the range as its number.
# $range (quantity, optional): both numbers, as the message "range" in number.ftl says them.
# $from (decimal number, optional): the lower number, for languages that say both ends separately.
# $to (decimal number, optional): the upper number.
# Example: 20 to 30 dollars
money-range-shared = { FORM($currency, $range) }
