## How long ago, and how far ahead. The trait "lead" is for bound.ftl: לפני יותר משעתיים

elapsed-now = לפני רגע

elapsed-duration = { $case ->
    [bare] { FORM($duration, case: "joined") }
   *[whole] לפני { FORM($duration, case: "joined") }
}
    .lead = before

ahead-now = עכשיו

ahead-duration = { $case ->
    [bare] { FORM($duration, case: "joined") }
   *[whole] בעוד { FORM($duration, case: "joined") }
}
    .lead = after

## Due dates: of מועד היעד, whatever is due

due-now = הגיע המועד

due-midnight = מועד היעד: בחצות

due-today-at = מועד היעד: היום { FORM($time, case: "at") }

due-tomorrow-at = מועד היעד: מחר { FORM($time, case: "at") }

due-today = מועד היעד: היום

due-tomorrow = מועד היעד: מחר

due-date = מועד היעד: { $date }

due-date-at = { HEAD($time) ->
    [midnight] מועד היעד: { $date } בשעה 00:00
   *[other] מועד היעד: { $date } { FORM($time, case: "at") }
}

due-ahead = מועד היעד: { $distance }

overdue-by = באיחור של { FORM($duration, case: "joined") }

## From when to when

# משעה 14:00 עד 16:00
interval-times = { FORM($from, case: "from") } עד { FORM($to, case: "bare") }

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "joined") }

interval-day-times = { FORM($date, case: "bare") }, { $times }

interval-all-day = { FORM($date, case: "bare") }, כל היום
    .alone = כל היום

interval-next-day = { FORM($date, case: "bare") }, { $times } למחרת

# Neighbouring days are joined by "and".
interval-dates = { HEAD($from) ->
    [yesterday] { HEAD($to) ->
        [today] אתמול והיום
       *[other] { interval-dates-span }
    }
    [today] { HEAD($to) ->
        [tomorrow] היום ומחר
       *[other] { interval-dates-span }
    }
   *[other] { interval-dates-span }
}
interval-dates-span = { FORM($from, case: "from") } עד { $to }
-head-yesterday = אתמול
-head-today = היום
-head-tomorrow = מחר

interval-dates-year = { FORM($from, case: "from") } עד { $to } { $year }

interval-month-days = מ-{ $first } עד { $last } ב{ $month }

interval-month-days-year = { interval-month-days } { $year }

interval-months = { HEAD($from) ->
    [hebrew] מ{ $from } עד { $to }
   *[other] מ-{ $from } עד { $to }
}

interval-moments = { FORM($from, case: "from") } עד { FORM($to, case: "to") }
