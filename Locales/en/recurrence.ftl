## What comes again: every so many of a unit of time
##
## The case "onetime" is asked for what comes once in all: "once, on a Monday", for which no "every" is true.

# accepted: unused-argument
# $count (whole number): every how many minutes, 1 to 999.
# Example: Every 10 minutes
every-minutes = { $case ->
    [onetime] once
   *[rule] { $count ->
        [1] every minute
       *[other] every { $count } minutes
    }
}

# accepted: unused-argument
# $count (whole number): every how many hours, 1 to 999.
# Example: Every 6 hours
every-hours = { $case ->
    [onetime] once
   *[rule] { $count ->
        [1] every hour
       *[other] every { $count } hours
    }
}

# accepted: unused-argument
# $count (whole number): every how many days, 1 to 999.
# Example: Every 2 days
every-days = { $case ->
    [onetime] once
   *[rule] { $count ->
        [1] every day
       *[other] every { $count } days
    }
}

# accepted: unused-argument
# $count (whole number): every how many weeks, 1 to 999.
# Example: Every 2 weeks
every-weeks = { $case ->
    [onetime] once
   *[rule] { $count ->
        [1] every week
       *[other] every { $count } weeks
    }
}

# accepted: unused-argument
# $count (whole number): every how many months, 1 to 999.
# Example: Every 3 months
every-months = { $case ->
    [onetime] once
   *[rule] { $count ->
        [1] every month
       *[other] every { $count } months
    }
}

# accepted: unused-argument
# $count (whole number): every how many years, 1 to 999.
# Example: Every 2 years
every-years = { $case ->
    [onetime] once
   *[rule] { $count ->
        [1] every year
       *[other] every { $count } years
    }
}

## On which days

# Every week on one day or on several.
# $weekdays (phrase): a day of the week, or a list of them.
# $count (whole number, optional): how many they are, 1 to 6.
# Example: Every Monday, Wednesday, and Friday
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] once, on a { $weekdays }
       *[other] once, on the first of these days: { $weekdays }
    }
   *[rule] every { $weekdays }
}

# accepted: unused-argument
# $count (whole number): every how many weeks, 2 to 999.
# $weekdays (phrase): a day of the week, or a list of them.
# $total (whole number, optional): how many days they are, 1 to 6.
# Example: Every 2 weeks on Friday
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] once, on a { $weekdays }
       *[other] once, on the first of these days: { $weekdays }
    }
   *[rule] every { $count } weeks on { $weekdays }
}

# Monday to Friday, every week. Where the word for working days is not the same everywhere, the days are named.
# .days (optional): the days alone, where the words above tell of every week.
# Example: Weekdays
recurrence-weekdays = { $case ->
    [onetime] once, on a weekday
   *[rule] weekdays
}

# Saturday and Sunday, every week. Where weekends are not the same everywhere, the days are named.
# .days (optional): the days alone.
# Example: Weekends
recurrence-weekends = { $case ->
    [onetime] once, on a weekend
   *[rule] weekends
}

# A day of a month whose name is not said, in a list of such days.
# $day (whole number): the day, 1 to 31.
# Example: The 15th
month-day = the { NUMBER($day, type: "ordinal") ->
    [one] { $day }st
    [two] { $day }nd
    [few] { $day }rd
   *[other] { $day }th
}

# The last day of a month, in a list of its days.
# Example: The last day
month-day-last = the last day

# A day of the week by its place in the month, in a list of days.
# $place (whole number): the place, 1 to 5.
# $weekday (phrase): the day of the week.
# Example: The 2nd Tuesday
month-weekday = the { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} { $weekday }

# The last such day of a month, in a list of days.
# $weekday (phrase): the day of the week.
# Example: The last Friday
month-weekday-last = the last { $weekday }

# $days (phrase): one of the four phrases above, or a list of them.
# $total (whole number, optional): how many days they are.
# Example: On the 1st and the 15th of each month
monthly-on = { $case ->
    [onetime] { $total ->
        [1] once, on { $days } of a month
       *[other] once, on the first of these days of a month: { $days }
    }
   *[rule] on { $days } of each month
}

# accepted: unused-argument
# $count (whole number): every how many months, 2 to 999.
# $days (phrase): as above.
# $total (whole number, optional): how many days they are.
# Example: Every 2 months on the 1st
every-months-on = { $case ->
    [onetime] { $total ->
        [1] once, on { $days } of a month
       *[other] once, on the first of these days of a month: { $days }
    }
   *[rule] every { $count } months on { $days }
}

# accepted: unused-argument
# $count (whole number): every how many years, 1 to 999.
# $date (phrase): the day and its month.
# Example: Every year on December 24
every-years-on = { $case ->
    [onetime] once, on { $date }
   *[rule] { $count ->
        [1] every year on { $date }
       *[other] every { $count } years on { $date }
    }
}

# On days that are told by their place in a month.
# accepted: unused-argument
# $count (whole number): every how many years, 1 to 999.
# $days (phrase): one of the four phrases above, or a list of them.
# $month (phrase): the month.
# $total (whole number, optional): how many days they are.
# Example: Every year on the 4th Thursday of November
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] once, on { $days } of { $month }
       *[other] once, on the first of these days of { $month }: { $days }
    }
   *[rule] { $count ->
        [1] every year on { $days } of { $month }
       *[other] every { $count } years on { $days } of { $month }
    }
}

## What stands behind that

# $rule (phrase): on which days, one of the phrases above.
# $times (phrase): a time of day, or a list of them.
# $total (whole number, optional): how many times of day they are.
# Example: Every day at 8:00 AM and 8:00 PM
recurrence-at = { $rule } at { $times }

# $rule (phrase): any of the phrases above.
# $date (phrase): the last day.
# Example: Every day until December 24
recurrence-until = { $rule } until { $date }

# $rule (phrase): any of the phrases above.
# $times (phrase): how many times in all, as the message "times" says it.
# Example: Every day, 10 times in all
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
    [twice] { $rule }, 2 times in all
   *[other] { $rule }, { $times } in all
}
-head-once = once
-head-twice = twice

# When something comes next.
# $when (phrase): the day and the time, never a bare day of the week.
# Example: Next: tomorrow at 8:00 AM
recurrence-next = next: { $when }

# In place of a schedule that is not known or makes no sense.
# Example: Schedule unavailable
recurrence-unavailable = schedule unavailable

## How often

# $count (whole number): how often.
# Example: 3 times
times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}

# $count (whole number): how often in an hour.
# Example: 3 times an hour
times-hour = { times } an hour

# $count (whole number): how often in a day.
# Example: 3 times a day
times-day = { times } a day

# $count (whole number): how often in a week.
# Example: 3 times a week
times-week = { times } a week

# $count (whole number): how often in a month.
# Example: 3 times a month
times-month = { times } a month

# $count (whole number): how often in a year.
# Example: 3 times a year
times-year = { times } a year
