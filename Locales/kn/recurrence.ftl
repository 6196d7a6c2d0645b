every = { $case ->
    [onetime] ಒಂದು ಬಾರಿ ಮಾತ್ರ
   *[rule] { $count ->
        [1] ಪ್ರತಿ { FORM($unit, case: "direct") }
       *[other] ಪ್ರತಿ { FORM($duration, case: "dative") } ಒಮ್ಮೆ
    }
}
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] ಒಂದು ಬಾರಿ, { $weekdays }
       *[other] ಒಂದು ಬಾರಿ, ಇವುಗಳಲ್ಲಿ ಮೊದಲು ಬರುವ ದಿನ: { $weekdays }
    }
   *[rule] ಪ್ರತಿ { $weekdays }
}
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] ಒಂದು ಬಾರಿ, { $weekdays }
       *[other] ಒಂದು ಬಾರಿ, ಇವುಗಳಲ್ಲಿ ಮೊದಲು ಬರುವ ದಿನ: { $weekdays }
    }
   *[rule] { $every } { $weekdays }
}
recurrence-weekdays = { $case ->
    [onetime] ಒಂದು ಬಾರಿ, ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರದೊಳಗೆ
   *[rule] ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರದವರೆಗೆ ಪ್ರತಿ ದಿನ
}
    .days = ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರದವರೆಗೆ
recurrence-weekends = { $case ->
    [onetime] ಒಂದು ಬಾರಿ, ಶನಿವಾರ ಅಥವಾ ಭಾನುವಾರ
   *[rule] ಪ್ರತಿ ಶನಿವಾರ ಮತ್ತು ಭಾನುವಾರ
}
    .days = ಶನಿವಾರ ಮತ್ತು ಭಾನುವಾರ
# In words, as ordinals are; the first is ಒಂದನೇ ತಾರೀಖು.
month-day = { $day ->
    [1] ಒಂದನೇ ತಾರೀಖು
   *[other] { NUMBER($day, style: "words", type: "ordinal") } ತಾರೀಖು
}
month-day-last = ಕೊನೆಯ ದಿನ
month-weekday = { $place ->
    [1] ಮೊದಲ
    [2] ಎರಡನೇ
    [3] ಮೂರನೇ
    [4] ನಾಲ್ಕನೇ
   *[5] ಐದನೇ
} { $weekday }
month-weekday-last = ಕೊನೆಯ { $weekday }
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] ಪ್ರತಿ ತಿಂಗಳ { $days }
}
once-on-days = { $total ->
    [1] ಒಂದು ಬಾರಿ, ತಿಂಗಳ { $days }
   *[other] ಒಂದು ಬಾರಿ, ಇವುಗಳಲ್ಲಿ ಮೊದಲು ಬರುವ ದಿನ: ತಿಂಗಳ { $days }
}
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, ತಿಂಗಳ { $days }
}
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] ಒಂದು ಬಾರಿ, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] ಒಂದು ಬಾರಿ, { $month } ತಿಂಗಳ { $days }
       *[other] ಒಂದು ಬಾರಿ, ಇವುಗಳಲ್ಲಿ ಮೊದಲು ಬರುವ ದಿನ: { $month } ತಿಂಗಳ { $days }
    }
   *[rule] { $every } { $month } ತಿಂಗಳ { $days }
}
recurrence-at = { $rule } { FORM($times, case: "on") }
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
    [1] { $rule } ದಿನದ ಆರಂಭದ { FORM($times, case: "on") }
   *[other] { recurrence-at }
}
-tail-daily = ದಿನ
recurrence-until = { until-date } { $rule }
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, ಒಟ್ಟು { $times }
}
-head-once = ಒಂದು
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
