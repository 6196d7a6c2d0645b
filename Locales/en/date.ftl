## Time of day

# A time in the 12-hour clock.
# $hour (whole number, optional): the hour of the day, 0 to 23.
# $hour12 (whole number): the hour on the dial, 1 to 12.
# $minute (whole number): the minute, 0 to 59.
# $period (text, optional): am or pm.
# Example: 2:30 PM
time-h12 = { $period ->
    [am] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } AM
   *[pm] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } PM
}

# A time in the 24-hour clock.
# $hour (whole number): the hour of the day, 0 to 23.
# $hour12 (whole number, optional): the hour on the dial, 1 to 12.
# $minute (whole number): the minute, 0 to 59.
# $period (text, optional): am or pm.
# Example: 14:30
time-h23 = { NUMBER($hour, minimumIntegerDigits: 2) }:{ NUMBER($minute, minimumIntegerDigits: 2) }

## Days of the week, inside a date or by themselves

# Example: Monday
weekday-monday = Monday
# Example: Tuesday
weekday-tuesday = Tuesday
# Example: Wednesday
weekday-wednesday = Wednesday
# Example: Thursday
weekday-thursday = Thursday
# Example: Friday
weekday-friday = Friday
# Example: Saturday
weekday-saturday = Saturday
# Example: Sunday
weekday-sunday = Sunday

## Months, inside a date

# Example: January
month-january = January
# Example: February
month-february = February
# Example: March
month-march = March
# Example: April
month-april = April
# Example: May
month-may = May
# Example: June
month-june = June
# Example: July
month-july = July
# Example: August
month-august = August
# Example: September
month-september = September
# Example: October
month-october = October
# Example: November
month-november = November
# Example: December
month-december = December

## Days

# The day of the reference moment.
# Example: Today
date-today = today

# The day before.
# Example: Yesterday
date-yesterday = yesterday

# The day after.
# Example: Tomorrow
date-tomorrow = tomorrow

# One of the two to six days behind: the weekday says it all. Not where something goes from when to when: there a bare
# weekday is heard as the next one.
# $weekday (phrase): the day of the week.
# $days (whole number, optional): how many days ago, 2 to 6, where the day before yesterday has a name.
# $day (whole number, optional): the day of the month, 1 to 31, where a weekday behind is said with its date.
# $month (phrase, optional): the month.
# Example: Tuesday
date-weekday = { $case ->
    [span] this past { $weekday }
   *[bare] { $weekday }
}

# One of the two to six days ahead, for which a bare weekday would be two different days; also in the header of a day's
# list.
# $weekday (phrase): the day of the week.
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month.
# Example: Tuesday, November 24
date-weekday-month-day = { $weekday }, { $month } { $day }

# A day of the current year.
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month.
# Example: November 3
date-month-day = { $month } { $day }

# A day of another year.
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month.
# $year (whole number): the year, 1 to 9999.
# Example: November 3, 2025
date-month-day-year = { $month } { $day }, { $year }

# A day with all that tells it apart.
# $weekday (phrase): the day of the week.
# $day (whole number): the day of the month, 1 to 31.
# $month (phrase): the month.
# $year (whole number): the year, 1 to 9999.
# Example: Friday, November 20, 2026
date-full = { $weekday }, { $month } { $day }, { $year }

# The header of a day's list, where the day is yesterday, today or tomorrow.
# $date (phrase): the date with its weekday; with its year where that is another one.
# $relative (phrase): yesterday, today or tomorrow.
# Example: Today, Friday, November 20
date-day-header = { $relative }, { $date }

# In place of a date that is not known or out of range, with or without a time.
# Example: Date unavailable
date-unavailable = date unavailable

# In place of a time of day that is not known or out of range.
# Example: Time unavailable
time-unavailable = time unavailable

## Moments: a day and a time

# $time (phrase): the time of day.
# Example: Today at 2:30 PM
moment-today = today at { $time }

# $time (phrase): the time of day.
# Example: Yesterday at 11:05 PM
moment-yesterday = yesterday at { $time }

# $time (phrase): the time of day.
# Example: Tomorrow at 9:00 AM
moment-tomorrow = tomorrow at { $time }

# Any other day.
# $date (phrase): the day, in any of the forms above but the relative ones.
# $time (phrase): the time of day.
# Example: Tuesday at 2:00 PM
moment-date = { $date } at { $time }
