## Before ಹಿಂದೆ and ನಂತರ stands the genitive: 3 ದಿನಗಳ ಹಿಂದೆ

elapsed-now = ಇದೀಗ
elapsed-duration = { FORM($duration, case: "genitive") } ಹಿಂದೆ
ahead-now = ಈಗ
# $case "span": the bare duration, before ಬಾಕಿ
ahead-duration = { $case ->
    [span] { FORM($duration, case: "direct") }
   *[direct] { FORM($duration, case: "genitive") } ನಂತರ
}

## Due dates. After the name of a field ($case "inner") without the word "due"

due-now = ಈಗ ಸಮಯವಾಗಿದೆ
due-midnight = { $case ->
    [inner] ಇಂದು ಮಧ್ಯರಾತ್ರಿ 12 ಗಂಟೆಗೆ
   *[direct] ಗಡುವು: ಇಂದು ಮಧ್ಯರಾತ್ರಿ 12 ಗಂಟೆಗೆ
}
due-today-at = { $case ->
    [inner] ಇಂದು { FORM($time, case: "on") }
   *[direct] ಗಡುವು: ಇಂದು { FORM($time, case: "on") }
}
due-tomorrow-at = { $case ->
    [inner] { FORM(moment-tomorrow.night, case: "direct") }
   *[direct] ಗಡುವು: { moment-tomorrow.night }
}
due-today = { $case ->
    [inner] ಇಂದು
   *[direct] ಗಡುವು: ಇಂದು
}
due-tomorrow = { $case ->
    [inner] ನಾಳೆ
   *[direct] ಗಡುವು: ನಾಳೆ
}
due-date = { $case ->
    [inner] { $date }
   *[direct] ಗಡುವು: { $date }
}
due-date-at = { $case ->
    [inner] { FORM(moment-date.night, case: "direct") }
   *[direct] ಗಡುವು: { moment-date.night }
}
due-ahead = { $case ->
    [inner] { $distance }
   *[direct] ಗಡುವು: { $distance }
}
overdue-by = ಸಮಯ ಮೀರಿ { $duration }

## Intervals. A part of the day that both times share is said once

interval-times = { HEAD(FORM($from, case: "from")) ->
    [belagge] { HEAD(FORM($to, case: "until")) ->
        [belagge] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [madhyahna] { HEAD(FORM($to, case: "until")) ->
        [madhyahna] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [sanje] { HEAD(FORM($to, case: "until")) ->
        [sanje] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [ratri] { HEAD(FORM($to, case: "until")) ->
        [ratri] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [java] { HEAD(FORM($to, case: "until")) ->
        [java] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { FORM($from, case: "from") } { FORM($to, case: "dial") }
interval-times-whole = { FORM($from, case: "from") } { FORM($to, case: "until") }
-head-belagge = ಬೆಳಗ್ಗೆ
-head-madhyahna = ಮಧ್ಯಾಹ್ನ
-head-sanje = ಸಂಜೆ
-head-ratri = ರಾತ್ರಿ
-head-java = ಬೆಳಗಿನ
interval-hours = { interval-times }
interval-clock-back = { $times }, { FORM($duration, case: "direct") }
interval-day-times = { HEAD($times) ->
    [midnight] { FORM($date, case: "genitive") } ಆರಂಭದ { $times }
   *[other] { FORM($date, case: "on") } { $times }
}
interval-all-day = { FORM($date, case: "on") } ಇಡೀ ದಿನ
    .alone = ಇಡೀ ದಿನ
interval-next-day = { interval-first-day } { FORM($from, case: "from") } { interval-following-day } { FORM($to, case: "until") }
interval-first-day = { HEAD(FORM($from, case: "from")) ->
    [midnight] { FORM($date, case: "genitive") } ಆರಂಭದ
   *[other] { FORM($date, case: "on") }
}
interval-following-day = { HEAD(FORM($to, case: "until")) ->
    [midnight] ಮರುದಿನದ ಆರಂಭದ
   *[other] ಮರುದಿನ
}
interval-dates = { from-from } { until-to }
interval-dates-year = { from-from } { FORM($to, case: "direct") }, { $year }ರವರೆಗೆ
interval-month-days = { $month } { $first }ರಿಂದ { $last }ರವರೆಗೆ
interval-month-days-year = { $year }ರ { $month } { $first }ರಿಂದ { $last }ರವರೆಗೆ
interval-months = { from-from } { until-to }
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "until") }
