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
elapsed-days = { $count } days ago

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

## How long from now: rounded

# Less than a minute ahead.
# Example: Now
ahead-now = now

# $count (whole number): how many minutes, 1 to 59.
# Example: In 5 minutes
ahead-minutes = { $count ->
    [one] in { $count } minute
   *[other] in { $count } minutes
}

# $count (whole number): how many hours, 1 to 24.
# Example: In 2 hours
ahead-hours = { $count ->
    [one] in { $count } hour
   *[other] in { $count } hours
}

# $count (whole number): how many days of the calendar, 2 to 29; one day is "tomorrow".
# Example: In 3 days
ahead-days = in { $count } days

# $count (whole number): how many weeks, 1 to 11.
# Example: In 2 weeks
ahead-weeks = { $count ->
    [one] in { $count } week
   *[other] in { $count } weeks
}

# $count (whole number): how many months of the calendar, 1 to 23.
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

# From 1 to 3 hours.
# $duration (phrase): hours and minutes, every fifth of them.
# Example: In 1 hour and 30 minutes
ahead-duration = in { $duration }

## When something is due

# The moment itself has come.
# Example: Due now
due-now = due now

# Due at the end of today.
# Example: Due at midnight
due-midnight = due at midnight

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

# A day without a time, or a day a week ahead and more.
# $date (phrase): the day, two days ahead at the least.
# Example: Due December 24
due-date = due { $date }

# One of the two to six days ahead.
# $date (phrase): the day.
# $time (phrase): the time of day.
# Example: Due Tuesday, November 24 at 9:00 AM
due-date-at = due { $date } at { $time }

# Where an app asks for the distance in place of the date.
# $distance (phrase): how far ahead it is, one of the phrases above.
# Example: Due in 3 days
due-ahead = due { $distance }

# $duration (phrase): how long ago it was due, one unit of time.
# Example: Overdue by 2 hours
overdue-by = overdue by { $duration }

## From when to when. What both ends share is said once. Dates are asked for their case "span", see date-weekday

# The "this past" of a weekday goes for the end as well: this past Sunday to Wednesday.
-head-weekday = Monday Tuesday Wednesday Thursday Friday Saturday Sunday

# $from (phrase): the time of day at which it begins.
# $to (phrase): the time of day at which it ends.
# Example: 2:30 PM to 4:00 PM
interval-times = { $from } to { $to }

# The same where both are full hours: for languages that then say "hours" only once.
# $from (phrase): the time of day at which it begins.
# $to (phrase): the time of day at which it ends.
# Example: 2:00 PM to 4:00 PM
interval-hours = { $from } to { $to }

# Where clocks are put back meanwhile, so that the times alone would be taken for another span, or for none.
# $times (phrase): from when to when.
# $duration (phrase): how long it lasts.
# Example: 1:30 AM to 1:30 AM, 1 hour
interval-clock-back = { $times }, { $duration }

# $date (phrase): the day of both ends.
# $times (phrase): from when to when, two times.
# Example: Today, 2:00 PM to 4:00 PM
interval-day-times = { FORM($date, case: "span") }, { $times }

# $date (phrase): the day.
# Example: Today, all day
interval-all-day = { FORM($date, case: "span") }, all day

# Over midnight, and shorter than 24 hours.
# $date (phrase): the day on which it begins.
# $times (phrase, optional): from when to when.
# $from (phrase, optional): the time of day at which it begins, to say it apart.
# $to (phrase, optional): the time of day at which it ends, to say it apart.
# Example: Tomorrow, 11:00 PM to 1:00 AM the next day
interval-next-day = { FORM($date, case: "span") }, { $times } { HEAD($date) ->
    [yesterday] today
    [today] tomorrow
   *[other] the next day
}

# $from (phrase): the first day.
# $to (phrase): the last day.
# Example: November 3 to December 7
interval-dates = { HEAD($from) ->
    [weekday] { FORM($from, case: "span") } to { $to }
   *[other] { FORM($from, case: "span") } { word-to } { FORM($to, case: "span") }
}

# Said in interval-dates and interval-moments: between today and tomorrow there is nothing to go through.
# $from (phrase): the first day, or the moment.
# $to (phrase, optional): the last one.
word-to = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] and
       *[other] to
    }
    [today] { TAIL($to) ->
        [tomorrow] and
       *[other] to
    }
   *[other] to
}
-head-yesterday = yesterday
-head-today = today
-tail-today = today
-tail-tomorrow = tomorrow

# Two days of a year that is another one.
# $from (phrase): the first day, without the year.
# $to (phrase): the last day, without the year.
# $year (whole number): the year, 1 to 9999.
# Example: May 1 to June 30, 2024
interval-dates-year = { $from } to { $to }, { $year }

# Two days of one month.
# $month (phrase): the month.
# $first (whole number): the first day of the month, 1 to 30.
# $last (whole number): the last one, 2 to 31.
# Example: November 3 to 7
interval-month-days = { $month } { $first } to { $last }

# Two days of one month, in a year that is another one.
# $month (phrase): the month.
# $first (whole number): the first day of the month, 1 to 30.
# $last (whole number): the last one, 2 to 31.
# $year (whole number): the year, 1 to 9999.
# Example: November 3 to 7, 2025
interval-month-days-year = { $month } { $first } to { $last }, { $year }

# $from (phrase): the moment at which it begins, day and time.
# $to (phrase): the moment at which it ends, day and time.
# Example: Today at 10:00 PM to tomorrow at 2:00 AM
interval-moments = { HEAD($from) ->
    [weekday] { FORM($from, case: "span") } to { $to }
   *[other] { FORM($from, case: "span") } { word-to } { FORM($to, case: "span") }
}
