# As CLDR.
list-middle = { $first }、{ $second }

list-and-two = { $first }和{ $second }

list-and-end = { $first }和{ $second }

list-or-two = { $first }或{ $second }

list-or-end = { $first }或{ $second }

list-empty = 無

parts = { $first }，{ $second }

# 項 fits whatever the list holds: A、B和其他3項
list-more = 其他{ numeral }項

sign-repeated = { numeral }個{ $sign }
