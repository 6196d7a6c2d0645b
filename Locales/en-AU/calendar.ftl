# "Week of" is American.
week-of = week beginning { $date }
