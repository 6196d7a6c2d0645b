## How old somebody is. Who, and of what gender, is not known: nothing may agree with them

# $duration (phrase, optional): so many years, unless the number is enough.
# $count (whole number, optional): how many.
# .none: of none, where no bound asks for the number.
# Example: 8 years old
age-years = { $duration } old
    .none = less than 1 year old

# $duration (phrase, optional): so many months, unless the number is enough.
# $count (whole number, optional): how many.
# .none: of none, where no bound asks for the number.
# Example: 3 months old
age-months = { $duration } old
    .none = less than 1 month old

# $duration (phrase, optional): so many weeks, unless the number is enough.
# $count (whole number, optional): how many.
# .none: of none, where no bound asks for the number.
# Example: 6 weeks old
age-weeks = { $duration } old
    .none = less than 1 week old

# $duration (phrase, optional): so many days, unless the number is enough.
# $count (whole number, optional): how many.
# .none: of none, where no bound asks for the number.
# Example: 5 days old
age-days = { $duration } old
    .none = born today

## A span of time that ends now

# $count (whole number): how many, 1 to 999.
# Example: The last 30 minutes
recent-minutes = { $count ->
    [1] the last minute
   *[other] the last { $count } minutes
}

# $count (whole number): how many, 1 to 999.
# Example: The last 24 hours
recent-hours = { $count ->
    [1] the last hour
   *[other] the last { $count } hours
}

# $count (whole number): how many, 1 to 999. One day is said in hours: it is not yesterday.
# Example: The last 7 days
recent-days = { $count ->
    [1] the last 24 hours
   *[other] the last { $count } days
}

# $count (whole number): how many, 1 to 999. One is said in days: it is no week of the calendar.
# Example: The last 4 weeks
recent-weeks = { $count ->
    [1] the last 7 days
   *[other] the last { $count } weeks
}

# $count (whole number): how many, 1 to 999. One is said in days: it is no month of the calendar.
# Example: The last 12 months
recent-months = { $count ->
    [1] the last 30 days
   *[other] the last { $count } months
}

# $count (whole number): how many, 1 to 999. One is said in months: it is no year of the calendar.
# Example: The last 5 years
recent-years = { $count ->
    [1] the last 12 months
   *[other] the last { $count } years
}

## Weeks, months and years of the calendar, beside the present one. They say when, as "today" does: this week, a task is due

# Example: This week
week-this = this week
# Example: Last week
week-last = last week
# Example: Next week
week-next = next week
# Example: This month
month-this = this month
# Example: Last month
month-last = last month
# Example: Next month
month-next = next month
# Example: This year
year-this = this year
# Example: Last year
year-last = last year
# Example: Next year
year-next = next year

## Today, by the part of the day: CLDR's, where the language has a word for them that cannot mean another day. The small
## hours stay plain: they belong to the night before, or to this one

# $time (phrase): the time of day.
# $hour (whole number, optional): its hour, 0 to 23, by which the part is chosen.
# Example: Tonight at 9:00 PM
moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
   *[other] { date-today-part } at { $time }
}

# $hour (whole number, optional): the hour, 0 to 23, by which the part is chosen.
# Example: This morning
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] this morning
    [5] this morning
    [6] this morning
    [7] this morning
    [8] this morning
    [9] this morning
    [10] this morning
    [11] this morning
    [12] this afternoon
    [13] this afternoon
    [14] this afternoon
    [15] this afternoon
    [16] this afternoon
    [17] this afternoon
    [18] this evening
    [19] this evening
    [20] this evening
   *[other] tonight
}

## Hours that have names, and other clocks. The names stand wherever a time does, and get the cases of the
## times: where "time-h12" and "time-h23" answer one, so do they

# 12:00 in the day, where an app asks for words.
# Example: Noon
time-noon = noon

# 0:00, where an app asks for words.
# Example: Midnight
time-midnight = midnight

# The end of today, for what happens then: closes at midnight.
# Example: At midnight
moment-end-of-today = at midnight

# A time whose day was said already, in the same label. The case "at" is for sentences: taken at 8:12 AM.
# $time (phrase): the time of day.
# Example: 8:12 AM
moment-same-day = { $case ->
    [at] at { $time }
   *[bare] { $time }
}

# A time of day by clocks elsewhere that show the same as here.
# $time (phrase): the time there.
# $zone (phrase or text): what the zone is called, as an app has it behind a time.
# Example: 3:00 PM Eastern
time-zoned = { $time } { $zone }

# A time of day by clocks elsewhere, and by the listener's own.
# $time (phrase): the time there.
# $zone (phrase or text): what the zone is called, as an app has it behind a time.
# $local (phrase): the time here; with its day, where that is another one.
# Example: 3:00 PM Eastern, 9:00 PM your time
time-zones = { time-zoned }, { $local } your time
