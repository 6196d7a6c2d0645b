## What comes again, with the dual where the language has it (כל שעתיים, כל יומיים)

every-minutes = { $count ->
    [1] כל דקה
    [2] כל שתי דקות
   *[other] כל { numeral-feminine } דקות
}
every-hours = { $count ->
    [1] כל שעה
    [2] כל שעתיים
   *[other] כל { numeral-feminine } שעות
}
every-days = { $count ->
    [1] כל יום
    [2] כל יומיים
   *[other] כל { numeral-masculine } ימים
}
every-weeks = { $count ->
    [1] כל שבוע
    [2] כל שבועיים
   *[other] כל { numeral-masculine } שבועות
}
every-months = { $count ->
    [1] כל חודש
    [2] כל חודשיים
   *[other] כל { numeral-masculine } חודשים
}
every-years = { $count ->
    [1] כל שנה
    [2] כל שנתיים
   *[other] כל { numeral-feminine } שנים
}

## On which days

every-weekdays = בכל { $weekdays }
every-weeks-on = { every-weeks } { FORM($weekdays, case: "on") }
# The days are named: the week of Israel begins on Sunday.
recurrence-weekdays = בכל שבוע מיום שני עד יום שישי
recurrence-weekends = בכל יום שבת ויום ראשון

month-day = ב־{ $day }
month-day-last = ביום האחרון
# ביום שלישי השני
month-weekday = { FORM($weekday, case: "on") } { $place ->
    [1] הראשון
    [2] השני
    [3] השלישי
    [4] הרביעי
   *[5] החמישי
}
month-weekday-last = { FORM($weekday, case: "on") } האחרון
monthly-on = { $days } בכל חודש
every-months-on = { every-months } { $days } בחודש
every-years-on = { every-years } { FORM($date, case: "on") }
every-years-on-days = { every-years } { $days } { $month }

## What stands behind that

recurrence-at = { $rule } { FORM($times, case: "at") }
recurrence-until = { $rule } עד { $date }
recurrence-count = { $rule }, { $times }
recurrence-next = המועד הבא: { $when }
recurrence-unavailable = לוח הזמנים אינו זמין

## How often

times = { $count ->
    [1] פעם אחת
    [2] פעמיים
   *[other] { numeral-feminine } פעמים
}
times-hour = { times } בשעה
times-day = { times } ביום
times-week = { times } בשבוע
times-month = { times } בחודש
times-year = { times } בשנה
