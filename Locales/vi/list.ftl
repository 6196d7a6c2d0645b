list-middle = { $first }, { $second }

list-and-two = { $first } và { $second }

list-and-end = { $first } và { $second }

list-or-two = { $first } hoặc { $second }

list-or-end = { $first } hoặc { $second }

list-empty = không có

parts = { $first }, { $second }

# A, B và 3 mục khác: mục fits whatever the list holds.
list-more = { $count } mục khác

sign-repeated = { $count } lần { $sign }
