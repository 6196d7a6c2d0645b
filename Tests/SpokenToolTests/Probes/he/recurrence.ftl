## What comes again, with the dual where the language has it (כל שעתיים, כל יומיים)

every = { $count ->
    [1] כל { $unit }
   *[other] כל { $duration }
}

## On which days

every-weekdays = בכל { $weekdays }
every-weeks-on = { $every } { FORM($weekdays, case: "on") }
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
every-months-on = { $every } { $days } בחודש
every-years-on = { $every } { FORM($date, case: "on") }
every-years-on-days = { $every } { $days } { $month }

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

times-per = { times } { per-period }
