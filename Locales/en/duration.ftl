## Spans of time. A span is said by itself, inside a list of them, and after words that ask for a case

# $count (whole number): how many days.
# Example: 2 days
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# $count (whole number): how many hours.
# Example: 1 hour
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

# $count (whole number): how many minutes.
# Example: 45 minutes
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

# $count (whole number): how many seconds.
# Example: 0 seconds
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

# In place of a span that is not known: not a number, or infinite.
# Example: Duration unavailable
duration-unavailable = duration unavailable
