## Schedules. The dual where people say it (כל שעתיים, כל יומיים). $case "onetime": a schedule that happens only once

every = { $case ->
    [onetime] פעם אחת
   *[rule] כל { FORM($duration, case: "joined") }
}

## The days of a schedule

# בכל יום שני; בימי שני, רביעי ושישי
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] פעם אחת, ב{ FORM($weekdays, case: "bare") }
       *[other] פעם אחת, בראשון מהימים { FORM($weekdays, case: "name") }
    }
   *[rule] { $count ->
        [1] בכל { $weekdays }
       *[other] בימי { FORM($weekdays, case: "name") }
    }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] פעם אחת, ב{ FORM($weekdays, case: "bare") }
       *[other] פעם אחת, בראשון מהימים { FORM($weekdays, case: "name") }
    }
   *[rule] { $total ->
        [1] { $every }, ב{ $weekdays }
       *[other] { $every }, בימי { FORM($weekdays, case: "name") }
    }
}

# The days are named: the weekend of Israel is on other days.
recurrence-weekdays = { $case ->
    [onetime] פעם אחת, באחד הימים משני עד שישי
   *[rule] בכל שבוע מיום שני עד יום שישי
}
    .days = מיום שני עד יום שישי

recurrence-weekends = { $case ->
    [onetime] פעם אחת, ביום שבת או ראשון
   *[rule] בימי שבת וראשון
}

month-day = ב-{ $day }

month-day-last = ביום האחרון

month-weekday = { FORM(month-on-weekday, case: "bare") } { $place ->
    [1] הראשון
    [2] השני
    [3] השלישי
    [4] הרביעי
   *[5] החמישי
}
month-on-weekday = ב{ $weekday }

month-weekday-last = ב{ $weekday } האחרון

# ב-1 וב-15 בכל חודש
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } בכל חודש
}
once-on-days = { $total ->
    [1] פעם אחת, { $days } בחודש
   *[other] פעם אחת, בראשון מהימים האלה בחודש: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days } בחודש
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] פעם אחת, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] פעם אחת, { $days } ב{ $month }
       *[other] פעם אחת, בראשון מהימים האלה ב{ $month }: { $days }
    }
   *[rule] { $every } { $days } ב{ $month }
}

## The times and the end of a schedule

recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD($times) ->
        [midnight] { TAIL($rule) ->
            [daily] { recurrence-at }
           *[dated] { $rule }, בתחילת היום { FORM($times, case: "at") }
        }
       *[other] { recurrence-at }
    }
-tail-daily = יום ימים יומיים אחת

recurrence-until = { $rule } עד { $date }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } בסך הכול
}
-head-once = פעם

recurrence-next = המועד הבא: { $when }

recurrence-unavailable = לוח הזמנים לא זמין

## How many times something happens

times = { $count ->
    [1] פעם אחת
    [2] פעמיים
   *[other] { numeral-feminine } פעמים
}

times-per = { times } { per-period }
