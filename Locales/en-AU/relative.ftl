due-date = due { FORM($date, case: "on") }
due-date-at = due { FORM(moment-date.night, case: "on") }

# As in date.ftl, the day comes before the month, and no comma comes before the year.
interval-dates-year = { $from } to { $to } { $year }
interval-month-days = { $first } to { $last } { $month }
interval-month-days-year = { $first } to { $last } { $month } { $year }
