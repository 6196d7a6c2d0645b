## Schedules: how often something repeats
##
## If a schedule occurs only once, SpokenText asks its phrases for the case "onetime". Then "every Monday" would be
## wrong, and English says "once, on a Monday".

# How often something comes again.
# $duration (phrase, optional): the interval in one unit, such as "2 weeks".
# $count (whole number, optional): the number alone, 1 to 999.
# $unit (phrase, optional): the unit alone, such as "week".
# $period (text, optional): the unit by its English name: minute, hour, day, week, month, or year.
# Example: Every 2 weeks
every = { $case ->
    [onetime] once
   *[rule] { $count ->
        [1] every { $unit }
       *[other] every { $duration }
    }
}

## The days of a schedule

# One or several days of every week.
# $weekdays (phrase): a day of the week, or a list of them.
# $count (whole number, optional): how many days, 1 to 6.
# Example: Every Monday, Wednesday, and Friday
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] once, on a { $weekdays }
       *[other] once, on the first of these days: { $weekdays }
    }
   *[rule] every { $weekdays }
}

# accepted: unused-argument
# One or several days of every second week, every third week, and so on.
# $every (phrase): how often, such as "every 2 weeks".
# $count (whole number, optional): the interval in weeks, 2 to 999.
# $weekdays (phrase): a day of the week, or a list of them.
# $total (whole number, optional): how many days, 1 to 6.
# Example: Every 2 weeks on Friday
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] once, on a { $weekdays }
       *[other] once, on the first of these days: { $weekdays }
    }
   *[rule] { $every } on { $weekdays }
}

# Monday to Friday of every week. If your word for working days means other days in some regions, name the days.
# .days (optional): the days alone, after the name of a field. Write it only if your message says "every week".
# Example: Weekdays
recurrence-weekdays = { $case ->
    [onetime] once, on a weekday
   *[rule] weekdays
}

# Saturday and Sunday of every week. If your word for a weekend means other days in some regions, name the days.
# .days (optional): the days alone, after the name of a field. Write it only if your message says "every week".
# Example: Weekends
recurrence-weekends = { $case ->
    [onetime] once, on a weekend
   *[rule] weekends
}

# A day of a month, without the name of the month, in a list of such days.
# $day (whole number): the day, 1 to 31.
# Example: The 15th
month-day = the { NUMBER($day, type: "ordinal") ->
    [one] { $day }st
    [two] { $day }nd
    [few] { $day }rd
   *[other] { $day }th
}

# The last day of a month, in a list of such days.
# Example: The last day
month-day-last = the last day

# A day of the week by its position in a month, in a list of such days.
# $place (whole number): the position, 1 to 5.
# $weekday (phrase): the day of the week, such as "Tuesday".
# Example: The 2nd Tuesday
month-weekday = the { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} { $weekday }

# The last Friday of a month, or another day of the week, in a list of such days.
# $weekday (phrase): the day of the week, such as "Friday".
# Example: The last Friday
month-weekday-last = the last { $weekday }

# One or several days of every month.
# $days (phrase): one of the four phrases above, or a list of them.
# $total (whole number, optional): how many days.
# Example: On the 1st and the 15th of each month
monthly-on = { $case ->
    [onetime] { $total ->
        [1] once, on { $days } of a month
       *[other] once, on the first of these days of a month: { $days }
    }
   *[rule] on { $days } of each month
}

# accepted: unused-argument
# One or several days of every second month, every third month, and so on.
# $every (phrase): how often, such as "every 2 months".
# $count (whole number, optional): the interval in months, 2 to 999.
# $days (phrase): the days, as in monthly-on.
# $total (whole number, optional): how many days.
# Example: Every 2 months on the 1st
every-months-on = { $case ->
    [onetime] { $total ->
        [1] once, on { $days } of a month
       *[other] once, on the first of these days of a month: { $days }
    }
   *[rule] { $every } on { $days }
}

# accepted: unused-argument
# A date of every year, every second year, and so on.
# $every (phrase): how often, such as "every year".
# $count (whole number, optional): the interval in years, 1 to 999.
# $date (phrase): the day and its month, such as "December 24".
# Example: Every year on December 24
every-years-on = { $case ->
    [onetime] once, on { $date }
   *[rule] { $every } on { $date }
}

# Several days of one month, every year or less often. The phrase is also heard for a single day that is given by its
# position in the month, such as "the 4th Thursday".
# accepted: unused-argument
# $every (phrase): how often, such as "every year".
# $count (whole number, optional): the interval in years, 1 to 999.
# $days (phrase): the days, as in monthly-on.
# $month (phrase): the month, such as "November".
# $total (whole number, optional): how many days.
# Example: Every year on the 4th Thursday of November
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] once, on { $days } of { $month }
       *[other] once, on the first of these days of { $month }: { $days }
    }
   *[rule] { $every } on { $days } of { $month }
}

## The times and the end of a schedule, and the next time

# A schedule with times of day.
# $rule (phrase): the days, one of the phrases above.
# $times (phrase): a time of day, or a list of them.
# $total (whole number, optional): how many times of day.
# .midnight (optional): if the schedule is for some days only, and its first time is midnight, the beginning of the day.
# .night (optional): if the time is from 0:00 to 3:59, so that nobody takes it for the night before or after.
# Example: Every day at 8:00 AM and 8:00 PM
recurrence-at = { $rule } at { $times }
    .night = { HEAD($times) ->
        [midnight] { TAIL($rule) ->
            [daily] { $rule } at { $times }
           *[dated] { recurrence-at.midnight }
        }
       *[other] { $rule } at { $times }
    }
    .midnight = { $total ->
        [1] { $rule } at { $times }, when the day begins
       *[other] { $rule } at { $times }
    }

# Last words of schedules that are for every day or every second day, and so on.
-tail-daily = day days once !monday !tuesday !wednesday !thursday !friday !saturday !sunday !weekdays

# A schedule with a last day.
# $rule (phrase): any of the phrases above.
# $date (phrase): the last day. It still belongs to the schedule.
# Example: Every day until December 24
recurrence-until = { TAIL($rule) ->
    [begins] { $rule }, until { $date }
   *[other] { $rule } until { $date }
}

# A schedule that ends after a number of times.
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

# The next time that something scheduled happens.
# $when (phrase): the day, with or without a time. A day of the week always has its date.
# Example: Next: tomorrow at 8:00 AM
recurrence-next = next: { $when }

# Replaces a schedule that isn't known, or that contradicts itself.
# Example: Schedule unavailable
recurrence-unavailable = schedule unavailable

## How many times something happens

# A number of times.
# $count (whole number): how many times.
# Example: 3 times
times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}

# $count (whole number): how many times.
# $unit (phrase, optional): the unit of time, such as "week".
# $period (text, optional): the unit by its English name: second, minute, hour, day, week, month, or year.
# Example: 3 times a week
times-per = { times } { $period ->
    [hour] an
   *[other] a
} { FORM($unit, 1) }
