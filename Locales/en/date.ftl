## Times of day

# A time of day, if the listener's device uses the 12-hour clock.
# $hour (whole number, optional): the hour of the day, 0 to 23.
# $hour12 (whole number): the hour on the dial, 1 to 12.
# $minute (whole number): the minute, 0 to 59.
# $period (text, optional): am or pm.
# Example: 2:30 PM
time-h12 = { $period ->
    [am] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } AM
   *[pm] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } PM
}

# A time of day, if the listener's device uses the 24-hour clock. English says "midnight", because some voices read 00:00
# as "zero zero zero". It says "noon", because voices read 12:00 as "twelve o'clock", which could be midnight, too.
# $hour (whole number): the hour of the day, 0 to 23.
# $hour12 (whole number, optional): the hour on the dial, 1 to 12.
# $minute (whole number): the minute, 0 to 59.
# $period (text, optional): am or pm.
# .digits (optional): the time in digits.
# Example: 14:30
time-h23 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-h23.digits }
    }
    [12] { $minute ->
        [0] { time-noon }
       *[other] { time-h23.digits }
    }
   *[other] { time-h23.digits }
}
    .digits = { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }

## A month with its year, and a year alone

# A month with its year.
# $month (phrase): the month, such as "March".
# $year (whole number): the year, 1 to 9999.
# Example: March 2024
month-year = { $month } { $year }

# $year (whole number): the year, 1 to 9999.
# Example: 2024
year-alone = { $year }

## Days and dates
##
## The case "on" is for apps, as in "starts on Friday, November 20". "Today" and other words of that kind need no "on".

# A day two to six days ago. The day of the week is enough. An interval, such as "this past Friday to today", asks for
# the case "span", because a day of the week alone would sound like a day that is still to come.
# $weekday (phrase): the day of the week, such as "Tuesday".
# $days (whole number, optional): how many days ago, 2 to 6. Use it if you have a word for the day before yesterday.
# $day (whole number, optional): the day of the month, 1 to 31. Use it if your language needs the date, too.
# $month (phrase, optional): the month. Use it if your language needs the date, too.
# Example: Tuesday
date-weekday = { $case ->
    [on] on { $weekday }
    [span] this past { $weekday }
   *[bare] { $weekday }
}

# A day two to six days from now. The phrase includes the date, because a day of the week alone could mean two different
# days. The phrase is also heard in the header of a list for one day.
# $weekday (phrase): the day of the week, such as "Tuesday".
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month, such as "November".
# Example: Tuesday, November 24
date-weekday-month-day = { $case ->
    [on] on { $weekday }, { $month } { $day }
   *[bare] { $weekday }, { $month } { $day }
}

# Any other day of the current year.
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month, such as "November".
# Example: November 3
date-month-day = { $case ->
    [on] on { $month } { $day }
   *[bare] { $month } { $day }
}

# A day of another year.
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month, such as "November".
# $year (whole number): the year, 1 to 9999.
# Example: November 3, 2025
date-month-day-year = { $case ->
    [on] on { $month } { $day }, { $year }
   *[bare] { $month } { $day }, { $year }
}

# A complete date.
# $weekday (phrase): the day of the week, such as "Friday".
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month, such as "November".
# $year (whole number): the year, 1 to 9999.
# Example: Friday, November 20, 2026
date-full = { $case ->
    [on] on { $weekday }, { $month } { $day }, { $year }
   *[bare] { $weekday }, { $month } { $day }, { $year }
}

# The header of a list for yesterday, today, or tomorrow.
# $date (phrase): the date with its day of the week, such as "Friday, November 20". The year is added if it isn't the
# current one.
# $relative (phrase): the word "yesterday", "today", or "tomorrow".
# Example: Today, Friday, November 20
date-day-header = { $relative }, { $date }

# Replaces a date that isn't known or is out of range, with or without a time.
# Example: Date unavailable
date-unavailable = date unavailable

# Replaces a time of day that isn't known or is out of range.
# Example: Time unavailable
time-unavailable = time unavailable

## Moments: a day and a time of day
##
## The time can be midnight, the beginning of the day. "Today at midnight" would sound like its end. So English says "last
## night at midnight", and names the beginning of any other day.

# First words of the time 0:00.
-head-midnight = midnight

# $time (phrase): the time of day, such as "2:30 PM".
# .night (optional): if the time is from 0:00 to 3:59, so that nobody takes it for the night before or after.
# Example: Today at 2:30 PM
moment-today = today at { $time }
    .night = { HEAD($time) ->
        [midnight] last night at { $time }
       *[other] today at { $time }
    }

# $time (phrase): the time of day, such as "11:05 PM".
# .night (optional): if the time is from 0:00 to 3:59, so that nobody takes it for the night before or after.
# Example: Yesterday at 11:05 PM
moment-yesterday = yesterday at { $time }
    .night = { HEAD($time) ->
        [midnight] the night before last at { $time }
       *[other] yesterday at { $time }
    }

# $time (phrase): the time of day, such as "9:00 AM".
# .night (optional): if the time is from 0:00 to 3:59, so that nobody takes it for the night before or after.
# Example: Tomorrow at 9:00 AM
moment-tomorrow = tomorrow at { $time }
    .night = { HEAD($time) ->
        [midnight] tonight at { $time }
       *[other] tomorrow at { $time }
    }

# A time of any other day.
# $date (phrase): the day, such as "Tuesday" or "November 3".
# $time (phrase): the time of day, such as "2:00 PM".
# .night (optional): if the time is from 0:00 to 3:59, so that nobody takes it for the night before or after.
# Example: Tuesday at 2:00 PM
moment-date = { $date } at { $time }
    .night = { HEAD($time) ->
        [midnight] { $date } at { $time }, when the day begins
       *[other] { $date } at { $time }
    }

## The hour that comes twice, on the night when clocks are set back

# The first of two times that look the same.
# $time (phrase): the time of day.
# Example: 1:30 AM, before the clock change
time-before-change = { $time }, before the clock change

# The second of two times that look the same.
# $time (phrase): the time of day.
# Example: 1:30 AM, after the clock change
time-after-change = { $time }, after the clock change

## Decades

# $year (whole number): the first year of the decade, such as 1990.
# Example: The 1990s
decade = the { $year }s
