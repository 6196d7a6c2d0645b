## Times of day. at: 2 ಗಂಟೆಗೆ; from: ಗಂಟೆಯಿಂದ; until: ಗಂಟೆಯವರೆಗೆ; dial: the same without the part of the day

time-h12 = { $case ->
    [dial] { time-clock }
   *[direct] { time-part } { time-clock }
}
time-clock = { $minute ->
    [0] { $hour12 } { time-hour-word }
   *[other] { $hour12 } ಗಂಟೆ { $minute } { time-minute-word }
}
time-h23 = { $minute ->
    [0] { $hour } { time-hour-word }
   *[other] { $hour } ಗಂಟೆ { $minute } { time-minute-word }
}
time-hour-word = { $case ->
    [at] ಗಂಟೆಗೆ
    [on] ಗಂಟೆಗೆ
    [from] ಗಂಟೆಯಿಂದ
    [until] ಗಂಟೆಯವರೆಗೆ
    [dial] ಗಂಟೆಯವರೆಗೆ
    [genitive] ಗಂಟೆಯ
   *[direct] ಗಂಟೆ
}
time-minute-word = { $case ->
    [at] ನಿಮಿಷಕ್ಕೆ
    [on] ನಿಮಿಷಕ್ಕೆ
    [from] ನಿಮಿಷದಿಂದ
    [until] ನಿಮಿಷದವರೆಗೆ
    [dial] ನಿಮಿಷದವರೆಗೆ
    [genitive] ನಿಮಿಷದ
   *[direct] ನಿಮಿಷ
}
time-part = { $hour ->
    [0] ಮಧ್ಯರಾತ್ರಿ
    [1] { time-part-night }
    [2] { time-part-night }
    [3] ಬೆಳಗಿನ ಜಾವ
    [4] ಬೆಳಗಿನ ಜಾವ
    [5] ಬೆಳಗಿನ ಜಾವ
    [12] ಮಧ್ಯಾಹ್ನ
    [13] ಮಧ್ಯಾಹ್ನ
    [14] ಮಧ್ಯಾಹ್ನ
    [15] ಮಧ್ಯಾಹ್ನ
    [16] ಸಂಜೆ
    [17] ಸಂಜೆ
    [18] ಸಂಜೆ
    [19] ಸಂಜೆ
    [20] ರಾತ್ರಿ
    [21] ರಾತ್ರಿ
    [22] ರಾತ್ರಿ
    [23] ರಾತ್ರಿ
   *[other] ಬೆಳಗ್ಗೆ
}
# Next to a day ರಾತ್ರಿ would be the night after it.
time-part-night = { $case ->
    [on] ಬೆಳಗಿನ ಜಾವ
    [from] ಬೆಳಗಿನ ಜಾವ
    [until] ಬೆಳಗಿನ ಜಾವ
    [genitive] ಬೆಳಗಿನ ಜಾವ
   *[direct] ರಾತ್ರಿ
}

## Months, years, days

month-year = { $case ->
    [during] { $month } { $year }ರಲ್ಲಿ
   *[direct] { $month } { $year }
}
year-alone = { $case ->
    [during] { $year }ರಲ್ಲಿ
   *[direct] { $year }
}

date-today = { $case ->
    [from] ಇಂದಿನಿಂದ
    [until] ಇಂದಿನವರೆಗೆ
    [than] ಇಂದಿಗಿಂತ
    [genitive] ಇಂದಿನ
   *[direct] ಇಂದು
}
date-yesterday = { $case ->
    [genitive] ನಿನ್ನೆಯ
   *[direct] ನಿನ್ನೆ
}
date-tomorrow = { $case ->
    [genitive] ನಾಳೆಯ
   *[direct] ನಾಳೆ
}
date-weekday = { $case ->
    [genitive] ಕಳೆದ { $weekday }ದ
   *[direct] ಕಳೆದ { $weekday }
}
date-weekday-month-day = { $weekday }, { date-month-day }
# ನವೆಂಬರ್ 20ರಂದು
date-month-day = { $case ->
    [on] { $month } { $day }ರಂದು
    [genitive] { $month } { $day }ರ
   *[direct] { $month } { $day }
}
date-month-day-year = { $case ->
    [on] { $month } { $day }, { $year }ರಂದು
    [genitive] { $month } { $day }, { $year }ರ
   *[direct] { $month } { $day }, { $year }
}
date-full = { $weekday }, { date-month-day-year }
date-day-header = { $relative }, { $date }
date-unavailable = ದಿನಾಂಕ ಲಭ್ಯವಿಲ್ಲ
time-unavailable = ಸಮಯ ಲಭ್ಯವಿಲ್ಲ

## Moments: a day and a time. The hour after midnight belongs to the night before, as people say it, or to the beginning
## of the day

moment-clock = { $case ->
    [from] { $time }
    [until] { $time }
   *[on] { FORM($time, case: "on") }
}
moment-today = ಇಂದು { moment-clock }
    .night = { HEAD($time) ->
        [midnight] ಕಳೆದ { moment-clock }
       *[other] ಇಂದು { moment-clock }
    }
moment-yesterday = ನಿನ್ನೆ { moment-clock }
    .night = { HEAD($time) ->
        [midnight] { FORM(date-yesterday, case: "genitive") } ಆರಂಭದ { moment-clock }
       *[other] ನಿನ್ನೆ { moment-clock }
    }
moment-tomorrow = ನಾಳೆ { moment-clock }
    .night = { HEAD($time) ->
        [midnight] ಇಂದು { moment-clock }
       *[other] ನಾಳೆ { moment-clock }
    }
# Before from and until with the genitive, for ನವೆಂಬರ್ 21ರಂದು … ವರೆಗೆ would be said of that day only.
moment-date = { $case ->
    [from] { FORM($date, case: "genitive") } { $time }
    [until] { FORM($date, case: "genitive") } { $time }
   *[on] { FORM($date, case: "on") } { moment-clock }
}
    .night = { HEAD($time) ->
        [midnight] { FORM($date, case: "genitive") } ಆರಂಭದ { moment-clock }
       *[other] { moment-date }
    }
# ಮಧ್ಯರಾತ್ರಿ alone would be the midnight after the day: ನವೆಂಬರ್ 20ರ ಆರಂಭದ ಮಧ್ಯರಾತ್ರಿ 12 ಗಂಟೆ 44 ನಿಮಿಷಕ್ಕೆ
-head-midnight = ಮಧ್ಯರಾತ್ರಿ

time-before-change = ಗಡಿಯಾರ ಬದಲಿಸುವ ಮೊದಲು { $time }
time-after-change = ಗಡಿಯಾರ ಬದಲಿಸಿದ ನಂತರ { $time }

decade = { $case ->
    [during] { $year }ರ ದಶಕದಲ್ಲಿ
   *[direct] { $year }ರ ದಶಕ
}
