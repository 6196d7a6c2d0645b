# As CLDR.
list-middle = { $first }、{ $second }

list-and-two = { $first }和{ $second }

list-and-end = { $first }和{ $second }

list-or-two = { $first }或{ $second }

list-or-end = { $first }或{ $second }

list-empty = 无

parts = { $first }，{ $second }

# 项 fits whatever the list holds: A、B和另外3项
list-more = 另外{ numeral }项

sign-repeated = { numeral }个{ $sign }
