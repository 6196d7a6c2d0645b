## The time since a past moment

# Less than a minute ago.
# Example: Just now
elapsed-now = just now

# $duration (phrase, optional): the time since then in one unit, such as "5 minutes" or "2 weeks". For one day,
# "yesterday" is heard.
# $count (whole number, optional): the number alone.
# $unit (phrase, optional): the unit alone, such as "minute".
# Example: 5 minutes ago
elapsed-duration = { $duration } ago

## The time until a future moment, rounded

# In less than a minute.
# Example: Now
ahead-now = now

# $duration (phrase): the time in one or two units, such as "45 seconds", "1 hour and 30 minutes", "3 days", or "2 weeks".
# For one day, "tomorrow" is heard.
# Example: In 5 minutes
ahead-duration = in { $duration }

## Due dates of tasks, bills, doses, and other things
##
## Another sentence may name the thing, but these phrases don't. So their words must not depend on a noun.

# The thing is due at this moment.
# Example: Due now
due-now = due now

# The thing is due at the end of today.
# Example: Due at midnight
due-midnight = due at midnight

# The thing is due today, at a time.
# $time (phrase): the time of day.
# Example: Due today at 6:00 PM
due-today-at = due today at { $time }

# The thing is due tomorrow, at a time.
# $time (phrase): the time of day.
# Example: Due tomorrow at 9:00 AM
due-tomorrow-at = due tomorrow at { $time }

# The thing is due today, without a time.
# Example: Due today
due-today = due today

# The thing is due tomorrow, without a time.
# Example: Due tomorrow
due-tomorrow = due tomorrow

# The thing is due after tomorrow. If its day is a week or more away, this phrase is used even if the app gives a time.
# $date (phrase): the day, such as "December 24".
# Example: Due December 24
due-date = due { $date }

# The thing is due in two to six days, at a time.
# $date (phrase): the day, such as "Tuesday, November 24".
# $time (phrase): the time of day.
# Example: Due Tuesday, November 24 at 9:00 AM
due-date-at = due { moment-date.night }

# Replaces the phrases above if the app asks for the time that is left.
# $distance (phrase): the time that is left, such as "in 3 days" or "tomorrow".
# Example: Due in 3 days
due-ahead = due { $distance }

# The thing was due before now.
# $duration (phrase): the time since then, in one unit, such as "2 hours".
# Example: Overdue by 2 hours
overdue-by = overdue by { $duration }

## Intervals: the beginning and the end of something
##
## Words that both ends share are said only once. SpokenText asks days for the case "span" (see date-weekday).

# Days of the week. English says "this past" before the first of two days only: "this past Sunday to Wednesday".
-head-weekday = Monday Tuesday Wednesday Thursday Friday Saturday Sunday

# From one time of day to another.
# $from (phrase): the time of day when it begins, such as "2:30 PM".
# $to (phrase): the time of day when it ends, such as "4:00 PM".
# Example: 2:30 PM to 4:00 PM
interval-times = { $from } to { $to }

# From one full hour to another. Some languages say the word for "hours" only once, after the second hour.
# $from (phrase): the time of day when it begins.
# $to (phrase): the time of day when it ends.
# Example: 2:00 PM to 4:00 PM
interval-hours = { $from } to { $to }

# From one time of day to another, if the clocks are changed in between, such as at the end of summer time. The duration
# is added, because the times alone would be misunderstood.
# $times (phrase): both times, one of the two phrases above.
# $duration (phrase): the time from the beginning to the end, such as "1 hour".
# Example: 1:30 AM to 1:30 AM, 1 hour
interval-clock-back = { $times }, { $duration }

# From one time to another on the same day.
# $date (phrase): the day of both times, such as "today".
# $times (phrase): both times, one of the phrases above.
# Example: Today, 2:00 PM to 4:00 PM
interval-day-times = { FORM($date, case: "span") }, { $times }

# Something that lasts a whole day.
# $date (phrase): the day, such as "today".
# .alone: under a heading that names the day.
# Example: Today, all day
interval-all-day = { FORM($date, case: "span") }, all day
    .alone = all day

# Something that ends on the next day and lasts less than 24 hours.
# $date (phrase): the day when it begins, such as "tomorrow".
# $times (phrase, optional): both times, one of the phrases above.
# $from (phrase, optional): the time of day when it begins, for languages that say both times separately.
# $to (phrase, optional): the time of day when it ends.
# Example: Tomorrow, 11:00 PM to 1:00 AM the next day
interval-next-day = { FORM($date, case: "span") }, { $times } { HEAD($date) ->
    [yesterday] today
    [today] tomorrow
   *[other] the next day
}

# From one day to another.
# $from (phrase): the first day, such as "November 3".
# $to (phrase): the last day, such as "December 7".
# Example: November 3 to December 7
interval-dates = { HEAD($from) ->
    [weekday] { FORM($from, case: "span") } to { $to }
   *[other] { FORM($from, case: "span") } { word-to } { FORM($to, case: "span") }
}

# The word between the ends in interval-dates. English says "today and tomorrow", because these days follow each other.
# $from (phrase): the first day.
# $to (phrase, optional): the last day.
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

# From one day to another in the same year, which isn't the current one.
# $from (phrase): the first day without the year, such as "May 1".
# $to (phrase): the last day without the year, such as "June 30".
# $year (whole number): the year, 1 to 9999.
# Example: May 1 to June 30, 2024
interval-dates-year = { $from } to { $to }, { $year }

# From one day to another in the same month.
# $month (phrase): the month, such as "November".
# $first (whole number): the number of the first day, 1 to 30.
# $last (whole number): the number of the last day, 2 to 31.
# Example: November 3 to 7
interval-month-days = { $month } { $first } to { $last }

# From one day to another in the same month, of a year that isn't the current one.
# $month (phrase): the month, such as "November".
# $first (whole number): the number of the first day, 1 to 30.
# $last (whole number): the number of the last day, 2 to 31.
# $year (whole number): the year, 1 to 9999.
# Example: November 3 to 7, 2025
interval-month-days-year = { $month } { $first } to { $last }, { $year }

# From one month to another, or from one year to another.
# $from (phrase): the first month or year, such as "January", "January 2024", or "2020".
# $to (phrase): the last month or year, such as "March".
# Example: January to March
interval-months = { $from } to { $to }

# From a time of one day to a time of another. English begins with "from", because otherwise "to" comes too late.
# $from (phrase): the day and time when it begins, such as "today at 10:00 PM".
# $to (phrase): the day and time when it ends, such as "tomorrow at 2:00 AM".
# .end (optional): the end, in its case.
# Example: From today at 10:00 PM until tomorrow at 2:00 AM
interval-moments = { TAIL($from) ->
    [begins] from { FORM($from, case: "span") }, until { interval-moments.end }
   *[time] from { FORM($from, case: "span") } until { interval-moments.end }
}
    .end = { HEAD($from) ->
        [weekday] { $to }
       *[other] { FORM($to, case: "span") }
    }

# The last word of phrases such as "Tuesday at midnight, when the day begins". A comma follows it.
-tail-begins = begins
