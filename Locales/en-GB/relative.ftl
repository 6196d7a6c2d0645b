due-date = due { FORM($date, case: "on") }
due-date-at = due { FORM($date, case: "on") } at { $time }

# The day before the month, and no comma before the year, as in the dates.
interval-dates-year = { $from } to { $to } { $year }
interval-month-days = { $first } to { $last } { $month }
interval-month-days-year = { $first } to { $last } { $month } { $year }
