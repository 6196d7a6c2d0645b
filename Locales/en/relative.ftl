## How long ago

# Less than a minute ago.
# Example: Just now
elapsed-now = just now

# $count (whole number): how many minutes, 1 to 59.
# Example: 5 minutes ago
elapsed-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}

# $count (whole number): how many hours, 1 to 23.
# Example: 2 hours ago
elapsed-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}

# $count (whole number): how many days of the calendar, 2 to 6; one day is "yesterday".
# Example: 3 days ago
elapsed-days = { $count ->
   *[other] { $count } days ago
}

# $count (whole number): how many weeks, 1 to 4.
# Example: 2 weeks ago
elapsed-weeks = { $count ->
    [one] { $count } week ago
   *[other] { $count } weeks ago
}

# $count (whole number): how many months of the calendar, 1 to 11.
# Example: 3 months ago
elapsed-months = { $count ->
    [one] { $count } month ago
   *[other] { $count } months ago
}

# $count (whole number): how many years of the calendar.
# Example: 1 year ago
elapsed-years = { $count ->
    [one] { $count } year ago
   *[other] { $count } years ago
}

## How long from now

# Less than a minute ahead.
# Example: Now
ahead-now = now

# $count (whole number): how many minutes, 1 to 59.
# Example: In 5 minutes
ahead-minutes = { $count ->
    [one] in { $count } minute
   *[other] in { $count } minutes
}

# $count (whole number): how many hours, 1 to 23.
# Example: In 2 hours
ahead-hours = { $count ->
    [one] in { $count } hour
   *[other] in { $count } hours
}

# $count (whole number): how many days of the calendar, 2 to 6; one day is "tomorrow".
# Example: In 3 days
ahead-days = { $count ->
   *[other] in { $count } days
}

# $count (whole number): how many weeks, 1 to 4.
# Example: In 2 weeks
ahead-weeks = { $count ->
    [one] in { $count } week
   *[other] in { $count } weeks
}

# $count (whole number): how many months of the calendar, 1 to 11.
# Example: In 3 months
ahead-months = { $count ->
    [one] in { $count } month
   *[other] in { $count } months
}

# $count (whole number): how many years of the calendar.
# Example: In 1 year
ahead-years = { $count ->
    [one] in { $count } year
   *[other] in { $count } years
}

## When something is due

# The moment itself has come.
# Example: Due now
due-now = due now

# $time (phrase): the time of day.
# Example: Due today at 6:00 PM
due-today-at = due today at { $time }

# $time (phrase): the time of day.
# Example: Due tomorrow at 9:00 AM
due-tomorrow-at = due tomorrow at { $time }

# A day without a time.
# Example: Due today
due-today = due today

# A day without a time.
# Example: Due tomorrow
due-tomorrow = due tomorrow

# $distance (phrase): how far ahead it is, one of the phrases above.
# Example: Due in 3 days
due-ahead = due { $distance }

# $duration (phrase): how long ago it was due, one unit of time.
# Example: Overdue by 2 hours
overdue-by = overdue by { $duration }

# $count (whole number): how many weeks; only said after "overdue by".
# Example: 2 weeks
duration-weeks = { $count ->
    [one] { $count } week
   *[other] { $count } weeks
}

# $count (whole number): how many months; only said after "overdue by".
# Example: 3 months
duration-months = { $count ->
    [one] { $count } month
   *[other] { $count } months
}

# $count (whole number): how many years; only said after "overdue by".
# Example: 1 year
duration-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}

## From when to when

# $from (phrase): the time of day at which it begins.
# $to (phrase): the time of day at which it ends.
# Example: 2:00 PM to 4:00 PM
interval-times = { $from } to { $to }

# $date (phrase): the day of both ends.
# $times (phrase): from when to when.
# Example: Today, 2:00 PM to 4:00 PM
interval-day-times = { $date }, { $times }

# $from (phrase): the first day.
# $to (phrase): the last day.
# Example: November 3 to November 7
interval-dates = { $from } to { $to }

# $from (phrase): the moment at which it begins, day and time.
# $to (phrase): the moment at which it ends, day and time.
# Example: Today at 10:00 PM to tomorrow at 2:00 AM
interval-moments = { $from } to { $to }
