## Spans of time. A span is said by itself, inside a list of them, and after words that ask for a case

# In place of a span that is not known: not a number, or infinite.
# Example: Duration unavailable
duration-unavailable = duration unavailable

## Spans that make one together

# $first (phrase): the larger span.
# $second (phrase): the smaller one.
# Example: 1 hour and 30 minutes
duration-two = { $first } and { $second }

# $first (phrase): the larger spans.
# $second (phrase): the smaller ones, but for the last.
# Example: 2 days, 3 hours
duration-middle = { $first }, { $second }

# $first (phrase): all spans but the last.
# $second (phrase): the last of three or more.
# Example: 2 days, 3 hours, and 5 minutes
duration-end = { $first }, and { $second }
