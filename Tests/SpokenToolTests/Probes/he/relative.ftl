## How long ago, and how far ahead: CLDR's phrases, with the dual where the language has it (שעתיים, יומיים). Above ten years
## the noun is singular (21 שנה).

elapsed-now = ממש עכשיו

elapsed-minutes = { $count ->
    [1] לפני דקה
    [2] לפני שתי דקות
    [one] לפני { $count } דקה
    [two] לפני { $count } דקות
   *[other] לפני { numeral-feminine } דקות
}

elapsed-hours = { $count ->
    [1] לפני שעה
    [2] לפני שעתיים
    [one] לפני { $count } שעה
    [two] לפני { $count } שעות
   *[other] לפני { numeral-feminine } שעות
}

elapsed-days = { $count ->
    [2] לפני יומיים
   *[other] לפני { numeral-masculine } ימים
}

elapsed-weeks = { $count ->
    [1] לפני שבוע
    [2] לפני שבועיים
    [one] לפני { $count } שבוע
    [two] לפני { $count } שבועות
   *[other] לפני { numeral-masculine } שבועות
}

elapsed-months = { $count ->
    [1] לפני חודש
    [2] לפני חודשיים
    [one] לפני { $count } חודש
    [two] לפני { $count } חודשים
   *[other] לפני { numeral-masculine } חודשים
}

elapsed-years = { $count ->
    [1] לפני שנה
    [2] לפני שנתיים
    [3] לפני שלוש שנים
    [4] לפני ארבע שנים
    [5] לפני חמש שנים
    [6] לפני שש שנים
    [7] לפני שבע שנים
    [8] לפני שמונה שנים
    [9] לפני תשע שנים
    [10] לפני עשר שנים
    [one] לפני { $count } שנה
    [two] לפני { $count } שנים
   *[other] לפני { $count } שנה
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

# מחר, משעה 23:00 עד שעה 1:00 למחרת
interval-next-day = { $date }, { $times } למחרת

interval-dates = { FORM($from, case: "from") } עד { $to }

interval-dates-year = { FORM($from, case: "from") } עד { $to } { $year }

interval-month-days = מ־{ $first } עד { $last } { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-moments = { interval-times }
