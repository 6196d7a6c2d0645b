# The day leads, and nothing is set off by commas: weekday, day, month and year are one breath.
date-weekday-month-day = { $weekday } { $day } { $month }
date-month-day = { $day } { $month }
date-month-day-year = { $day } { $month } { $year }
date-full = { $weekday } { $day } { $month } { $year }
