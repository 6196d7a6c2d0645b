duration-end = { $first } and { $second }
