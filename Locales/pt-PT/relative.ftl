elapsed-now = há instantes
ahead-duration = dentro de { $duration }
# The first of a month is "um", as in date.ftl.
interval-month-days = de { $first } a { $last } de { $month }
