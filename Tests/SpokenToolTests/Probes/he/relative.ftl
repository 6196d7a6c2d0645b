## How long ago, and how far ahead: CLDR's phrases, with the dual where the language has it (שעתיים, יומיים). Above ten years
## the noun is singular (21 שנה).

elapsed-now = ממש עכשיו

elapsed-duration = { $count ->
    [1] לפני { $unit }
   *[other] לפני { $duration }
}

ahead-now = עכשיו

ahead-duration = בעוד { $duration }

## When something is due. מועד agrees with nothing, whatever is due.

due-now = המועד הגיע
due-midnight = המועד בחצות

due-today-at = מועד: היום { FORM($time, case: "at") }

due-tomorrow-at = מועד: מחר { FORM($time, case: "at") }

due-today = מועד: היום

due-tomorrow = מועד: מחר

due-date = מועד: { $date }

due-date-at = מועד: { FORM($date, case: "on") } { FORM($time, case: "at") }

due-ahead = מועד: { $distance }

overdue-by = באיחור של { $duration }

## From when to when

interval-times = { FORM($from, case: "from") } עד { FORM($to, case: "to") }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# היום, משעה 14:00 עד שעה 16:00
interval-day-times = { $date }, { $times }

interval-all-day = { $date }, כל היום
    .alone = כל היום

# מחר, משעה 23:00 עד שעה 1:00 למחרת
interval-next-day = { $date }, { $times } למחרת

interval-dates = { FORM($from, case: "from") } עד { $to }

interval-dates-year = { FORM($from, case: "from") } עד { $to } { $year }

interval-month-days = מ־{ $first } עד { $last } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = { $from } עד { $to }

interval-moments = { interval-times }
