# As in British English: the day before the month, and no comma between them.
date-weekday-month-day = { $weekday } { $day } { $month }
date-month-day = { $day } { $month }
date-month-day-year = { $day } { $month } { $year }
date-full = { $weekday } { $day } { $month } { $year }
