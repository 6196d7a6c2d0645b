## The time since a past moment. The noun is oblique before بعد, but not before پہلے: 1 گھنٹہ پہلے

elapsed-now = ابھی ابھی

elapsed-duration = { FORM($duration, case: "direct") } پہلے

## The time until a future moment. Not میں, which is heard as "within". $case "within" is the bare span, after another میں:
## پہنچنے میں 7 منٹ

ahead-now = ابھی

ahead-duration = { $case ->
    [within] { FORM($duration, case: "direct") }
   *[direct] { FORM($duration, case: "oblique") } بعد
}

## Due dates. A noun leads; but not after the name of a field, where $case is "inner": واپسی: اتوار، 22 نومبر

# As the state: the time has come.
due-now = وقت ہو گیا

due-midnight = { $case ->
    [inner] آج رات 12 بجے
   *[direct] مقررہ وقت: آج رات 12 بجے
}

# Of the night, if it has begun: آج رات 1 بجے.
due-today-at = { $case ->
    [inner] آج { FORM($time, case: "day") }
   *[direct] مقررہ وقت: آج { FORM($time, case: "day") }
}

# Alone کل may be the day before: ہے tells that it is still ahead, and after the name of a field آئندہ.
due-tomorrow-at = { HEAD(FORM($time, case: "at")) ->
    [after-midnight] { due-tonight }
   *[other] { due-tomorrow-clock }
}
# As moment-tonight.
due-tonight = { $case ->
    [inner] آج { FORM($time, case: "direct") }
   *[direct] مقررہ وقت: آج { FORM($time, case: "direct") }
}
due-tomorrow-clock = { $case ->
    [inner] { FORM(date-tomorrow, case: "direct") } { FORM($time, case: "day") }
   *[direct] مقررہ وقت کل { FORM($time, case: "day") } ہے
}

due-today = { $case ->
    [inner] آج
   *[direct] مقررہ تاریخ: آج
}

due-tomorrow = { $case ->
    [inner] { FORM(date-tomorrow, case: "direct") }
   *[direct] مقررہ تاریخ کل ہے
}

due-date = { $case ->
    [inner] { $date }
   *[direct] مقررہ تاریخ: { $date }
}

due-date-at = { $case ->
    [inner] { FORM(moment-date.night, case: "told") }
   *[direct] مقررہ وقت: { FORM(moment-date.night, case: "told") }
}

# For example: مقررہ تاریخ: 3 دن بعد; مقررہ وقت: 2 گھنٹے بعد
due-ahead = { $case ->
    [inner] { $distance }
   *[direct] { due-ahead-labeled }
}
due-ahead-labeled = { TAIL(FORM($distance, case: "within")) ->
    [hours] مقررہ وقت: { $distance }
   *[days] مقررہ تاریخ: { $distance }
}
-tail-hours = منٹ گھنٹہ گھنٹے

overdue-by = { FORM($duration, case: "oblique") } کی تاخیر

## Intervals: the beginning and the end of something: سے and تک ask for the oblique

# صبح 9 بج کر 30 منٹ سے 11 بجے تک: a part of the day that both times share is said once.
# accepted: unused-argument
interval-times = { $case ->
    [ended] { FORM($to, case: "day") }
   *[direct] { interval-times-clock }
}
interval-times-clock = { HEAD($from) ->
    [morning] { HEAD($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noon] { HEAD($to) ->
        [noon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [night] { HEAD($to) ->
        [night] { interval-times-night }
       *[other] { interval-times-whole }
    }
    [dawn] { HEAD($to) ->
        [dawn] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [after-midnight] { HEAD($to) ->
        [after-midnight] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
# رات 1 بجے سے رات 11 بجے تک: not of the same night
interval-times-night = { HEAD(FORM($from, case: "day")) ->
    [night] { interval-times-shared }
   *[other] { HEAD(FORM($to, case: "day")) ->
        [night] { interval-times-whole }
       *[other] { interval-times-shared }
    }
}
interval-times-shared = { $from } سے { FORM($to, case: "dial") } تک
interval-times-whole = { $from } سے { $to } تک

-head-morning = صبح
-head-noon = دوپہر
-head-evening = شام
-head-night = رات
-head-dawn = علی
-head-midnight = آدھی
-head-after-midnight = نصف

# بجے is said once too: صبح 9 سے 11 بجے تک; 9 سے 11 بجے تک
# accepted: unused-argument
interval-hours = { $case ->
    [ended] { FORM($to, case: "day") }
   *[direct] { interval-hours-clock }
}
interval-hours-clock = { HEAD($from) ->
    [morning] { HEAD($to) ->
        [morning] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [noon] { HEAD($to) ->
        [noon] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [night] { HEAD($to) ->
        [night] { interval-hours-evening }
       *[other] { interval-times-whole }
    }
    [dawn] { interval-times-whole }
    [midnight] { interval-times-whole }
    [after-midnight] { interval-hours-after-midnight }
   *[other] { interval-hours-shared }
}
interval-hours-evening = { HEAD(FORM($from, case: "day")) ->
    [night] { interval-hours-shared }
   *[other] { HEAD(FORM($to, case: "day")) ->
        [night] { interval-times-whole }
        [midnight] { interval-times-whole }
       *[other] { interval-hours-shared }
    }
}
interval-hours-shared = { FORM($from, case: "hour") } سے { FORM($to, case: "dial") } تک
interval-hours-after-midnight = { HEAD($to) ->
    [after-midnight] { interval-hours-night }
   *[other] { interval-times-whole }
}
interval-hours-night = { FORM($from, case: "day-hour") } سے { FORM($to, case: "dial") } تک

interval-clock-back = { $times }، { FORM($duration, case: "direct") }

# $case "day": the times come after a day.
interval-day-times = { HEAD(FORM($times, case: "day")) ->
    [midnight] { interval-night-times }
    [after-midnight] { interval-night-times }
   *[other] { interval-day-times-plain }
}
interval-day-times-plain = { FORM($date, case: "oblique") }، { FORM($times, case: "day") }
interval-night-times = { TAIL(FORM($date, case: "eve")) ->
    [night-between] { interval-from-eve }
   *[other] { interval-day-times-plain }
}
# What ends in the next night is not of the one before
interval-from-eve = { HEAD(FORM($times, case: "ended")) ->
    [night] { interval-day-times-plain }
    [midnight] { interval-day-times-plain }
   *[other] { FORM($date, case: "eve") }، { FORM($times, case: "direct") }
}
-tail-night-between = شب رات

interval-all-day = { FORM($date, case: "oblique") }، پورا دن
    .alone = پورا دن

interval-next-day = { HEAD(FORM($to, case: "at")) ->
    [after-midnight] { interval-past-midnight }
   *[other] { interval-next-day-whole }
}
interval-past-midnight = { HEAD(FORM($from, case: "at")) ->
    [after-midnight] { interval-next-day-whole }
   *[other] { FORM($date, case: "oblique") }، { FORM($from, case: "day") } سے اسی { FORM($to, case: "direct") } تک
}
interval-next-day-whole = { FORM($date, case: "oblique") }، { FORM($from, case: "day") } سے اگلے دن { FORM($to, case: "day") } تک

interval-dates = { HEAD($from) ->
    [today] { TAIL(FORM($to, case: "told")) ->
        [tomorrow] آج اور کل
       *[other] { interval-dates-span }
    }
   *[other] { HEAD($to) ->
        [today] { interval-dates-today }
       *[other] { interval-dates-span }
    }
}
interval-dates-today = { TAIL(FORM($from, case: "told")) ->
    [tomorrow] کل اور آج
   *[other] { interval-dates-span }
}

interval-dates-span = { HEAD($from) ->
    [today] { FORM($from, case: "oblique") } سے { FORM($to, case: "told") } تک
   *[other] { interval-dates-to }
}
interval-dates-to = { HEAD($to) ->
    [today] { FORM($from, case: "told") } سے { FORM($to, case: "oblique") } تک
   *[other] { FORM($from, case: "oblique") } سے { FORM($to, case: "oblique") } تک
}
-head-today = آج

interval-dates-year = { FORM($from, case: "oblique") } سے { FORM($to, case: "oblique") } { $year } تک

# For example: یکم سے 5 نومبر تک
first-day = { $first ->
    [1] یکم
   *[other] { $first }
}
interval-month-days = { first-day } سے { $last } { $month } تک

interval-month-days-year = { first-day } سے { $last } { $month } { $year } تک

interval-months = { $from } سے { $to } تک

# A pause, where بجے سے 6 نومبر would be heard as hours.
interval-moments = { HEAD($to) ->
    [date] { FORM($from, case: "oblique") } سے، { FORM($to, case: "oblique") } تک
   *[other] { interval-dates-span }
}
