elapsed-now = ਹੁਣੇ-ਹੁਣੇ
elapsed-duration = { FORM($duration, case: "direct") } ਪਹਿਲਾਂ
ahead-now = ਹੁਣੇ
ahead-duration = { $case ->
    [within] { FORM($duration, case: "direct") }
   *[direct] { FORM($duration, case: "oblique") } ਬਾਅਦ
}
due-now = ਸਮਾਂ ਹੋ ਗਿਆ
due-midnight = { $case ->
    [inner] ਅੱਜ ਰਾਤ 12 ਵਜੇ
   *[direct] ਤੈਅ ਸਮਾਂ: ਅੱਜ ਰਾਤ 12 ਵਜੇ
}
due-today-at = { $case ->
    [inner] ਅੱਜ { FORM($time, case: "day") }
   *[direct] ਤੈਅ ਸਮਾਂ: ਅੱਜ { FORM($time, case: "day") }
}
due-tomorrow-at = { HEAD(FORM($time, case: "at")) ->
    [after-midnight] { due-tonight }
   *[other] { due-tomorrow-clock }
}
due-tonight = { $case ->
    [inner] ਅੱਜ { FORM($time, case: "direct") }
   *[direct] ਤੈਅ ਸਮਾਂ: ਅੱਜ { FORM($time, case: "direct") }
}
due-tomorrow-clock = { $case ->
    [inner] { FORM(date-tomorrow, case: "oblique") } { FORM($time, case: "day") }
   *[direct] ਤੈਅ ਸਮਾਂ: ਭਲਕੇ { FORM($time, case: "day") }
}
due-today = { $case ->
    [inner] ਅੱਜ
   *[direct] ਤੈਅ ਤਾਰੀਖ: ਅੱਜ
}
due-tomorrow = { $case ->
    [inner] { FORM(date-tomorrow, case: "direct") }
   *[direct] ਤੈਅ ਤਾਰੀਖ: ਭਲਕੇ
}
due-date = { $case ->
    [inner] { $date }
   *[direct] ਤੈਅ ਤਾਰੀਖ: { $date }
}
due-date-at = { $case ->
    [inner] { FORM(moment-date.night, case: "told") }
   *[direct] ਤੈਅ ਸਮਾਂ: { FORM(moment-date.night, case: "told") }
}
due-ahead = { $case ->
    [inner] { $distance }
   *[direct] { due-ahead-labeled }
}
due-ahead-labeled = { TAIL(FORM($distance, case: "within")) ->
    [hours] ਤੈਅ ਸਮਾਂ: { $distance }
   *[days] ਤੈਅ ਤਾਰੀਖ: { $distance }
}
-tail-hours = ਮਿੰਟ ਘੰਟਾ ਘੰਟੇ
overdue-by = { FORM($duration, case: "oblique") } ਦੀ ਦੇਰੀ
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
    [midnight] { HEAD($to) ->
        [midnight] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-night = { HEAD(FORM($from, case: "day")) ->
    [raat] { interval-times-shared }
   *[other] { HEAD(FORM($to, case: "day")) ->
        [raat] { interval-times-whole }
        [midnight] { interval-times-whole }
       *[other] { interval-times-shared }
    }
}
interval-times-shared = { $from } ਤੋਂ { FORM($to, case: "dial") } ਤੱਕ
interval-times-whole = { $from } ਤੋਂ { $to } ਤੱਕ
-head-subah = ਸਵੇਰੇ
-head-dopahar = ਦੁਪਹਿਰ
-head-shaam = ਸ਼ਾਮ
-head-raat = ਰਾਤ
-head-tadke = ਤੜਕੇ
-head-midnight = ਅੱਧੀ
-head-after-midnight = ਦੇਰ
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
interval-hours-shared = { FORM($from, case: "hour") } ਤੋਂ { FORM($to, case: "dial") } ਤੱਕ
interval-hours-night = { FORM($from, case: "day-hour") } ਤੋਂ { FORM($to, case: "dial") } ਤੱਕ
interval-clock-back = { $times }, { FORM($duration, case: "direct") }
interval-day-times = { FORM($date, case: "oblique") }, { FORM($times, case: "day") }
interval-all-day = { FORM($date, case: "oblique") }, ਸਾਰਾ ਦਿਨ
    .alone = ਸਾਰਾ ਦਿਨ
interval-next-day = { HEAD(FORM($to, case: "at")) ->
    [after-midnight] { interval-past-midnight }
   *[other] { interval-next-day-whole }
}
interval-past-midnight = { HEAD(FORM($from, case: "at")) ->
    [after-midnight] { interval-next-day-whole }
   *[other] { FORM($date, case: "oblique") }, { FORM($from, case: "day") } ਤੋਂ ਉਸੇ { FORM($to, case: "direct") } ਤੱਕ
}
interval-next-day-whole = { FORM($date, case: "oblique") }, { FORM($from, case: "day") } ਤੋਂ ਅਗਲੇ ਦਿਨ { FORM($to, case: "day") } ਤੱਕ
interval-dates = { HEAD($from) ->
    [today] { TAIL(FORM($to, case: "told")) ->
        [tomorrow] ਅੱਜ ਅਤੇ ਭਲਕੇ
       *[other] { interval-dates-span }
    }
   *[other] { HEAD($to) ->
        [today] { interval-dates-today }
       *[other] { interval-dates-span }
    }
}
interval-dates-today = { TAIL(FORM($from, case: "told")) ->
    [yesterday] ਕੱਲ੍ਹ ਅਤੇ ਅੱਜ
   *[other] { interval-dates-span }
}
interval-dates-span = { HEAD($from) ->
    [today] { FORM($from, case: "oblique") } ਤੋਂ { FORM($to, case: "told") } ਤੱਕ
   *[other] { interval-dates-to }
}
interval-dates-to = { HEAD($to) ->
    [today] { FORM($from, case: "told") } ਤੋਂ { FORM($to, case: "oblique") } ਤੱਕ
   *[other] { FORM($from, case: "oblique") } ਤੋਂ { FORM($to, case: "oblique") } ਤੱਕ
}
-head-today = ਅੱਜ
-tail-yesterday = ਕੱਲ੍ਹ
interval-dates-year = { FORM($from, case: "oblique") } ਤੋਂ { FORM($to, case: "oblique") } { $year } ਤੱਕ
interval-month-days = { $first } ਤੋਂ { $last } { $month } ਤੱਕ
interval-month-days-year = { $first } ਤੋਂ { $last } { $month } { $year } ਤੱਕ
interval-months = { $from } ਤੋਂ { $to } ਤੱਕ
interval-moments = { interval-dates-span }
