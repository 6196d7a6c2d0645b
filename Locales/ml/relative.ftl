## The time since a past moment, and until a future one: മുമ്പ് and കഴിഞ്ഞ് stand after the plain form

elapsed-now = അൽപം മുമ്പ്

elapsed-duration = { $duration } മുമ്പ്

ahead-now = ഇപ്പോൾ

ahead-duration = { $duration } കഴിഞ്ഞ്

## Due dates. $case "inner": after the name of a field

due-now = സമയമായി

due-midnight = { $case ->
    [inner] ഇന്ന് അർദ്ധരാത്രി 12 മണി
   *[direct] നിശ്ചിത സമയം: ഇന്ന് അർദ്ധരാത്രി 12 മണി
}

due-today-at = { $case ->
    [inner] ഇന്ന് { FORM($time, case: "day") }
   *[direct] നിശ്ചിത സമയം: ഇന്ന് { FORM($time, case: "day") }
}

due-tomorrow-at = { $case ->
    [inner] നാളെ { FORM($time, case: "day") }
   *[direct] നിശ്ചിത സമയം: നാളെ { FORM($time, case: "day") }
}

due-today = { $case ->
    [inner] ഇന്ന്
   *[direct] നിശ്ചിത തീയതി: ഇന്ന്
}

due-tomorrow = { $case ->
    [inner] നാളെ
   *[direct] നിശ്ചിത തീയതി: നാളെ
}

due-date = { $case ->
    [inner] { $date }
   *[direct] നിശ്ചിത തീയതി: { $date }
}

due-date-at = { $case ->
    [inner] { FORM(moment-date, case: "span") }
   *[direct] നിശ്ചിത സമയം: { FORM(moment-date, case: "span") }
}

due-ahead = { $case ->
    [inner] { $distance }
   *[direct] നിശ്ചിത സമയം: { $distance }
}

overdue-by = { $duration } വൈകി

## Intervals: the beginning and the end of something

# രാവിലെ 9 മണി 30 മിനിറ്റ് മുതൽ 11 മണി വരെ: a part of the day that both times share is said once.
interval-times = { HEAD($from) ->
    [pularche] { HEAD($to) ->
        [pularche] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [ravile] { HEAD($to) ->
        [ravile] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [uchaykku] { HEAD($to) ->
        [uchaykku] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [vaikunneram] { HEAD($to) ->
        [vaikunneram] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [rathri] { HEAD($to) ->
        [rathri] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { $from } മുതൽ { FORM($to, case: "dial") } വരെ
interval-times-whole = { $from } മുതൽ { $to } വരെ

-head-pularche = പുലർച്ചെ
-head-ravile = രാവിലെ
-head-uchaykku = ഉച്ചയ്ക്ക്
-head-vaikunneram = വൈകുന്നേരം
-head-rathri = രാത്രി
-head-other-part = ഉച്ചതിരിഞ്ഞ് അർദ്ധരാത്രി

# മണി is said once too: രാവിലെ 9 മുതൽ 11 മണി വരെ; 9 മുതൽ 11 മണി വരെ
interval-hours = { HEAD($from) ->
    [pularche] { HEAD($to) ->
        [pularche] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [ravile] { HEAD($to) ->
        [ravile] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [uchaykku] { HEAD($to) ->
        [uchaykku] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [vaikunneram] { HEAD($to) ->
        [vaikunneram] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [rathri] { HEAD($to) ->
        [rathri] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [other-part] { interval-times-whole }
   *[clock] { interval-hours-shared }
}
interval-hours-shared = { FORM($from, case: "hour") } മുതൽ { FORM($to, case: "dial") } വരെ

interval-clock-back = { $times }, { $duration }

interval-day-times = { FORM($date, case: "span") }, { FORM($times, case: "day") }

interval-all-day = { FORM($date, case: "span") }, ദിവസം മുഴുവൻ
    .alone = ദിവസം മുഴുവൻ

interval-next-day = { FORM($date, case: "span") }, { FORM($from, case: "day") } മുതൽ അടുത്ത ദിവസം { FORM($to, case: "day") } വരെ

interval-dates = { FORM($from, case: "span") } മുതൽ { FORM($to, case: "span") } വരെ

interval-dates-year = { $year } { $from } മുതൽ { $to } വരെ

interval-month-days = { $month } { $first } മുതൽ { $last } വരെ

interval-month-days-year = { $year } { $month } { $first } മുതൽ { $last } വരെ

interval-months = { $from } മുതൽ { $to } വരെ

# same as interval-dates
interval-moments = { FORM($from, case: "span") } മുതൽ { FORM($to, case: "span") } വരെ
