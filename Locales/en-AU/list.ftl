list-and-end = { $first } and { $second }
list-or-end = { $first } or { $second }
