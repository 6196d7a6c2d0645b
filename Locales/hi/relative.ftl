## The time since a past moment. The noun is oblique before पहले and बाद, which after a number makes the singular sound
## like the plural. Months and years are the words of everyday speech (महीने, साल), where CLDR has the written माह and
## वर्ष.

elapsed-now = अभी-अभी

elapsed-duration = { FORM($duration, case: "oblique") } पहले

## The time until a future moment. Not CLDR's में, which is heard as "within": 1 महीने में. $case "within" is the bare
## span, after another में: पहुंचने में 7 मिनट

ahead-now = अभी

ahead-duration = { $case ->
    [within] { FORM($duration, case: "direct") }
   *[direct] { FORM($duration, case: "oblique") } बाद
}

## Due dates. A noun leads, for नियत alone says only that it is fixed; but not after the name of a field,
## where $case is "inner": वापसी: रविवार, 22 नवंबर

# As the state: the time has come.
due-now = समय हो गया

due-midnight = { $case ->
    [inner] आज रात 12 बजे
   *[direct] नियत समय: आज रात 12 बजे
}

# For example: नियत समय: आज शाम 6 बजे; नियत समय: आज शाम 6 बजकर 30 मिनट. Of the night, if it has begun: आज रात 1 बजे.
due-today-at = { $case ->
    [inner] आज { FORM($time, case: "day") }
   *[direct] नियत समय: आज { FORM($time, case: "day") }
}

# Alone कल may be the day before, and a date that is missed costs: है tells that it is still ahead, and after the name
# of a field आने वाला.
due-tomorrow-at = { HEAD(FORM($time, case: "at")) ->
    [after-midnight] { due-tonight }
   *[other] { due-tomorrow-clock }
}
# As moment-tonight.
due-tonight = { $case ->
    [inner] आज { FORM($time, case: "direct") }
   *[direct] नियत समय: आज { FORM($time, case: "direct") }
}
due-tomorrow-clock = { $case ->
    [inner] { FORM(date-tomorrow, case: "oblique") } { FORM($time, case: "day") }
   *[direct] नियत समय कल { FORM($time, case: "day") } है
}

due-today = { $case ->
    [inner] आज
   *[direct] नियत तारीख: आज
}

due-tomorrow = { $case ->
    [inner] { FORM(date-tomorrow, case: "direct") }
   *[direct] नियत तारीख कल है
}

due-date = { $case ->
    [inner] { $date }
   *[direct] नियत तारीख: { $date }
}

# For example: नियत समय: मंगलवार, 24 नवंबर को सुबह 9 बजे
due-date-at = { $case ->
    [inner] { FORM(moment-date.night, case: "told") }
   *[direct] नियत समय: { FORM(moment-date.night, case: "told") }
}

# For example: नियत तारीख: 3 दिन बाद; नियत समय: 2 घंटे बाद
due-ahead = { $case ->
    [inner] { $distance }
   *[direct] { due-ahead-labeled }
}
due-ahead-labeled = { TAIL(FORM($distance, case: "within")) ->
    [hours] नियत समय: { $distance }
   *[days] नियत तारीख: { $distance }
}
-tail-hours = मिनट घंटा घंटे

# For example: 2 घंटे की देरी
overdue-by = { FORM($duration, case: "oblique") } की देरी

## Intervals: the beginning and the end of something: से and तक ask for the oblique

# सुबह 9 बजकर 30 मिनट से 11 बजे तक: a part of the day that both times share is said once.
interval-times = { HEAD($from) ->
    [subah] { HEAD($to) ->
        [subah] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [dopahar] { HEAD($to) ->
        [dopahar] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [shaam] { HEAD($to) ->
        [shaam] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [raat] { HEAD($to) ->
        [raat] { interval-times-night }
       *[other] { interval-times-whole }
    }
    [tadke] { HEAD($to) ->
        [tadke] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [after-midnight] { HEAD($to) ->
        [after-midnight] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
# रात 1 बजे से रात 11 बजे तक: not of the same night
interval-times-night = { HEAD(FORM($from, case: "day")) ->
    [raat] { interval-times-shared }
   *[other] { HEAD(FORM($to, case: "day")) ->
        [raat] { interval-times-whole }
       *[other] { interval-times-shared }
    }
}
interval-times-shared = { $from } से { FORM($to, case: "dial") } तक
interval-times-whole = { $from } से { $to } तक

-head-subah = सुबह
-head-dopahar = दोपहर
-head-shaam = शाम
-head-raat = रात
-head-tadke = तड़के
-head-midnight = मध्यरात्रि
-head-after-midnight = आधी

# बजे is said once too: सुबह 9 से 11 बजे तक; 9 से 11 बजे तक
interval-hours = { HEAD($from) ->
    [subah] { HEAD($to) ->
        [subah] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [dopahar] { HEAD($to) ->
        [dopahar] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [shaam] { HEAD($to) ->
        [shaam] { interval-hours-shared }
       *[other] { interval-times-whole }
    }
    [raat] { HEAD($to) ->
        [raat] { interval-hours-evening }
       *[other] { interval-times-whole }
    }
    [tadke] { HEAD($to) ->
        [tadke] { interval-hours-night }
       *[other] { interval-times-whole }
    }
    [midnight] { interval-times-whole }
   *[other] { interval-hours-shared }
}
interval-hours-evening = { HEAD(FORM($from, case: "day")) ->
    [raat] { interval-hours-shared }
   *[other] { HEAD(FORM($to, case: "day")) ->
        [raat] { interval-times-whole }
        [midnight] { interval-times-whole }
       *[other] { interval-hours-shared }
    }
}
interval-hours-shared = { FORM($from, case: "hour") } से { FORM($to, case: "dial") } तक
interval-hours-night = { FORM($from, case: "day-hour") } से { FORM($to, case: "dial") } तक

interval-clock-back = { $times }, { FORM($duration, case: "direct") }

# $case "day": the times come after a day.
interval-day-times = { FORM($date, case: "oblique") }, { FORM($times, case: "day") }

interval-all-day = { FORM($date, case: "oblique") }, पूरे दिन
    .alone = पूरे दिन

# For example: आने वाले कल, रात 11 बजे से अगले दिन तड़के 3 बजे तक; रात 11 बजे से उसी रात 1 बजे तक
interval-next-day = { HEAD(FORM($to, case: "at")) ->
    [after-midnight] { interval-past-midnight }
   *[other] { interval-next-day-whole }
}
interval-past-midnight = { HEAD(FORM($from, case: "at")) ->
    [after-midnight] { interval-next-day-whole }
   *[other] { FORM($date, case: "oblique") }, { FORM($from, case: "day") } से उसी { FORM($to, case: "direct") } तक
}
interval-next-day-whole = { FORM($date, case: "oblique") }, { FORM($from, case: "day") } से अगले दिन { FORM($to, case: "day") } तक

# Two days beside each other are both named, for कल तक would also be "by tomorrow".
interval-dates = { HEAD($from) ->
    [today] { TAIL(FORM($to, case: "told")) ->
        [tomorrow] आज और कल
       *[other] { interval-dates-span }
    }
   *[other] { HEAD($to) ->
        [today] { interval-dates-today }
       *[other] { interval-dates-span }
    }
}
interval-dates-today = { TAIL(FORM($from, case: "told")) ->
    [tomorrow] कल और आज
   *[other] { interval-dates-span }
}

# बीते कल से आने वाले कल तक; 3 नवंबर से 7 दिसंबर तक. Beside आज it is told which कल is meant: कल से आज तक
interval-dates-span = { HEAD($from) ->
    [today] { FORM($from, case: "oblique") } से { FORM($to, case: "told") } तक
   *[other] { interval-dates-to }
}
interval-dates-to = { HEAD($to) ->
    [today] { FORM($from, case: "told") } से { FORM($to, case: "oblique") } तक
   *[other] { FORM($from, case: "oblique") } से { FORM($to, case: "oblique") } तक
}
-head-today = आज

interval-dates-year = { FORM($from, case: "oblique") } से { FORM($to, case: "oblique") } { $year } तक

interval-month-days = { $first } से { $last } { $month } तक

interval-month-days-year = { $first } से { $last } { $month } { $year } तक

interval-months = { $from } से { $to } तक

# For example: आज रात 10 बजे से कल सुबह 6 बजे तक
interval-moments = { interval-dates-span }
