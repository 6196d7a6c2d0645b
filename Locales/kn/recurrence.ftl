every = { $count ->
    [1] ಪ್ರತಿ { FORM($unit, case: "direct") }
   *[other] ಪ್ರತಿ { FORM($duration, case: "dative") } ಒಮ್ಮೆ
}
every-weekdays = ಪ್ರತಿ { $weekdays }
every-weeks-on = { $every } { $weekdays }
recurrence-weekdays = ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರದವರೆಗೆ ಪ್ರತಿ ದಿನ
    .days = ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರದವರೆಗೆ
recurrence-weekends = ಪ್ರತಿ ಶನಿವಾರ ಮತ್ತು ಭಾನುವಾರ
    .days = ಶನಿವಾರ ಮತ್ತು ಭಾನುವಾರ
month-day = { $day }ನೇ ತಾರೀಖು
month-day-last = ಕೊನೆಯ ದಿನ
month-weekday = { $place ->
    [1] ಮೊದಲ
    [2] ಎರಡನೇ
    [3] ಮೂರನೇ
    [4] ನಾಲ್ಕನೇ
   *[5] ಐದನೇ
} { $weekday }
month-weekday-last = ಕೊನೆಯ { $weekday }
monthly-on = ಪ್ರತಿ ತಿಂಗಳ { $days }
every-months-on = { $every }, ತಿಂಗಳ { $days }
every-years-on = { $every } { FORM($date, case: "on") }
every-years-on-days = { $every } { $month } ತಿಂಗಳ { $days }
recurrence-at = { $rule } { FORM($times, case: "at") }
    .night = { HEAD($times) ->
        [midnight] { recurrence-at-night }
       *[other] { recurrence-at }
    }
# On some days only, midnight would be heard as the end of the day.
recurrence-at-night = { TAIL($rule) ->
    [daily] { recurrence-at }
   *[dated] { recurrence-at-begins }
}
recurrence-at-begins = { $total ->
    [1] { $rule }, ದಿನದ ಆರಂಭದಲ್ಲಿ, { FORM($times, case: "at") }
   *[other] { recurrence-at }
}
-tail-daily = ದಿನ !ಕೊನೆಯ
recurrence-until = { until-date } { $rule }
recurrence-count = { $rule }, ಒಟ್ಟು { $times }
recurrence-next = { $case ->
    [inner] { FORM($when, case: "on") }
   *[direct] ಮುಂದಿನದು: { FORM($when, case: "on") }
}
recurrence-unavailable = ವೇಳಾಪಟ್ಟಿ ಲಭ್ಯವಿಲ್ಲ
times = { $count ->
    [1] ಒಂದು ಬಾರಿ
   *[other] { $count } ಬಾರಿ
}
times-per = { per-unit } { times }
