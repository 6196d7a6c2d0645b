every = { $case ->
    [onetime] ਇੱਕ ਵਾਰ
   *[rule] { $count ->
        [1] ਹਰ { FORM($unit, 1, case: "oblique") }
        [2] { every-two }
       *[other] ਹਰ { FORM($duration, case: "oblique") } ਬਾਅਦ
    }
}
every-two = { $period ->
    [minute] ਹਰ { $count } ਮਿੰਟ ਬਾਅਦ
    [hour] ਹਰ { $count } ਘੰਟੇ ਬਾਅਦ
   *[other] ਹਰ ਦੂਜੇ { FORM($unit, 1, case: "oblique") }
}
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] ਇੱਕ ਵਾਰ, { $weekdays } ਨੂੰ
       *[other] ਇੱਕ ਵਾਰ, ਇਹਨਾਂ ਵਿੱਚੋਂ ਜੋ ਦਿਨ ਪਹਿਲਾਂ ਆਵੇ: { FORM($weekdays, case: "either") } ਨੂੰ
    }
   *[rule] ਹਰ { $weekdays }
}
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] ਇੱਕ ਵਾਰ, { $weekdays } ਨੂੰ
       *[other] ਇੱਕ ਵਾਰ, ਇਹਨਾਂ ਵਿੱਚੋਂ ਜੋ ਦਿਨ ਪਹਿਲਾਂ ਆਵੇ: { FORM($weekdays, case: "either") } ਨੂੰ
    }
   *[rule] { $every } { $weekdays } ਨੂੰ
}
recurrence-weekdays = { $case ->
    [onetime] ਇੱਕ ਵਾਰ, ਸੋਮਵਾਰ ਤੋਂ ਸ਼ੁੱਕਰਵਾਰ ਤੱਕ ਕਿਸੇ ਇੱਕ ਦਿਨ
   *[rule] ਸੋਮਵਾਰ ਤੋਂ ਸ਼ੁੱਕਰਵਾਰ ਤੱਕ ਹਰ ਦਿਨ
}
    .days = ਸੋਮਵਾਰ ਤੋਂ ਸ਼ੁੱਕਰਵਾਰ ਤੱਕ
recurrence-weekends = { $case ->
    [onetime] ਇੱਕ ਵਾਰ, ਸ਼ਨਿੱਚਰਵਾਰ ਜਾਂ ਐਤਵਾਰ ਨੂੰ
   *[rule] ਹਰ ਸ਼ਨਿੱਚਰਵਾਰ ਅਤੇ ਐਤਵਾਰ
}
    .days = ਸ਼ਨਿੱਚਰਵਾਰ ਅਤੇ ਐਤਵਾਰ
month-day = { $case ->
    [numbers] { $day }
   *[direct] { $day } ਤਾਰੀਖ ਨੂੰ
}
month-day-last = ਆਖਰੀ ਦਿਨ
# accepted: unused-argument
month-weekday = { $case ->
    [places] { month-weekday-place }
    [weekdays] { $weekday }
   *[direct] { month-weekday-place } { $weekday } ਨੂੰ
}
month-weekday-place = { $place ->
    [1] ਪਹਿਲੇ
    [2] ਦੂਜੇ
    [3] ਤੀਜੇ
    [4] ਚੌਥੇ
   *[5] ਪੰਜਵੇਂ
}
# accepted: unused-argument
month-weekday-last = { $case ->
    [places] ਆਖਰੀ
    [weekdays] { $weekday }
   *[direct] ਆਖਰੀ { $weekday } ਨੂੰ
}
month-days = { HEAD($days) ->
    [date] { TAIL(FORM($days, case: "numbers")) ->
        [digit] { FORM($days, case: "numbers") } ਤਾਰੀਖ ਨੂੰ
       *[other] { $days }
    }
   *[other] { $total ->
        [2] { month-days-two }
       *[other] { $days }
    }
}
month-days-two = { TAIL(FORM($days, case: "weekdays")) ->
    [same-weekday] { FORM($days, case: "places") } { FORM($days, case: "weekday") } ਨੂੰ
   *[other] { $days }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-tail-same-weekday =
    ਸੋਮਵਾਰਸੋਮਵਾਰ ਮੰਗਲਵਾਰਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰਬੁੱਧਵਾਰ ਵੀਰਵਾਰਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰਸ਼ਨਿੱਚਰਵਾਰ ਐਤਵਾਰਐਤਵਾਰ
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [date] ਹਰ ਮਹੀਨੇ ਦੀ { month-days }
       *[other] ਹਰ ਮਹੀਨੇ ਦੇ { month-days }
    }
}
once-on-days = { $total ->
    [1] { HEAD($days) ->
        [date] ਇੱਕ ਵਾਰ, ਮਹੀਨੇ ਦੀ { month-days }
       *[other] ਇੱਕ ਵਾਰ, ਮਹੀਨੇ ਦੇ { month-days }
    }
   *[other] ਇੱਕ ਵਾਰ, ਮਹੀਨੇ ਦੇ ਇਹਨਾਂ ਦਿਨਾਂ ਵਿੱਚੋਂ ਜੋ ਪਹਿਲਾਂ ਆਵੇ: { FORM($days, case: "either") }
}
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { HEAD($days) ->
        [date] { $every } { month-days }
       *[other] { $every }, ਮਹੀਨੇ ਦੇ { month-days }
    }
}
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] ਇੱਕ ਵਾਰ, { $date } ਨੂੰ
   *[rule] { $every } { $date } ਨੂੰ
}
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] ਇੱਕ ਵਾਰ, { $month } ਦੇ { $days }
       *[other] ਇੱਕ ਵਾਰ, { $month } ਦੇ ਇਹਨਾਂ ਦਿਨਾਂ ਵਿੱਚੋਂ ਜੋ ਪਹਿਲਾਂ ਆਵੇ: { FORM($days, case: "either") }
    }
   *[rule] { HEAD($days) ->
        [date] { $every } { $month } ਦੀ { month-days }
       *[other] { $every } { $month } ਦੇ { month-days }
    }
}
-head-date = 1* 2* 3* 4* 5* 6* 7* 8* 9*
recurrence-at = { recurrence-at-clock }
    .night = { HEAD(FORM($times, case: "at")) ->
        [midnight] { recurrence-at-night }
        [after-midnight] { recurrence-at-small-hours }
       *[other] { recurrence-at-clock }
    }
recurrence-at-clock = { TAIL($rule) ->
    [weekday] { $rule } ਨੂੰ { FORM($times, case: "at") }
   *[other] { $rule } { FORM($times, case: "at") }
}
recurrence-at-night = { $total ->
    [1] { recurrence-at-night-once }
   *[other] { recurrence-at-clock }
}
recurrence-at-night-once = { TAIL($rule) ->
    [weekday] { $rule } ਸ਼ੁਰੂ ਹੁੰਦਿਆਂ, { recurrence-tadke-times }
    [on-day] { $rule }, ਦਿਨ ਸ਼ੁਰੂ ਹੁੰਦਿਆਂ, { recurrence-tadke-times }
   *[other] { $rule } { FORM($times, case: "at") }
}
recurrence-at-small-hours = { HEAD(FORM($times, case: "dial")) ->
    [twelve] { $total ->
        [1] { recurrence-at-night-once }
       *[other] { recurrence-at-tadke }
    }
   *[other] { recurrence-at-tadke }
}
recurrence-at-tadke = { TAIL($rule) ->
    [weekday] { $rule } ਨੂੰ { recurrence-tadke-times }
   *[other] { $rule } { recurrence-tadke-times }
}
recurrence-tadke-times = { TAIL(FORM($times, case: "day")) ->
    [full-hour] { FORM($times, case: "day") }
   *[other] { FORM($times, case: "day") } ਤੇ
}
# The days, for ਇੱਕ ਵਾਰ ends with ਵਾਰ, too.
-tail-weekday = ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ ਐਤਵਾਰ
recurrence-until = { FORM($date, case: "ahead") } ਤੱਕ { $rule }
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, ਕੁੱਲ { $times }
}
-head-once = ਇੱਕ
recurrence-next = { $case ->
    [inner] { FORM($when, case: "told-at", gender: "ahead") }
   *[direct] ਅਗਲੀ ਵਾਰ: { FORM($when, case: "told-at", gender: "ahead") }
}
recurrence-unavailable = ਸਮਾਂ-ਸਾਰਣੀ ਉਪਲਬਧ ਨਹੀਂ
times = { $count ->
    [1] ਇੱਕ ਵਾਰ
   *[other] { $count } ਵਾਰ
}
times-per = { $period ->
    [second] ਇੱਕ ਸਕਿੰਟ ਵਿੱਚ { times }
    [minute] ਇੱਕ ਮਿੰਟ ਵਿੱਚ { times }
    [hour] ਇੱਕ ਘੰਟੇ ਵਿੱਚ { times }
   *[other] { FORM($unit, 1, case: "oblique") } ਵਿੱਚ { times }
}
