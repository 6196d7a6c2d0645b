age = { $case ->
    [inner] { $duration }
    [bounded] { FORM($duration, case: "oblique") } ਦੀ ਉਮਰ
    [unlabeled] { FORM($duration, case: "oblique") }
    [oblique] { $duration } ਦੀ ਉਮਰ
   *[direct] ਉਮਰ: { $duration }
}
    .none = { $period ->
        [day] ਅੱਜ ਜਨਮ ਹੋਇਆ
       *[other] { $case ->
            [inner] { FORM($duration, case: "oblique") } ਤੋਂ ਘੱਟ
           *[direct] ਉਮਰ: { FORM($duration, case: "oblique") } ਤੋਂ ਘੱਟ
        }
    }
recent = { $case ->
    [during] { $count ->
        [1] ਪਿਛਲੇ { FORM($unit, 1, case: "oblique") } ਵਿੱਚ
       *[other] ਪਿਛਲੇ { FORM($duration, case: "oblique") } ਵਿੱਚ
    }
   *[direct] { $count ->
        [1] ਪਿਛਲਾ { $unit }
       *[other] ਪਿਛਲੇ { $duration }
    }
}
week-last = ਪਿਛਲੇ ਹਫ਼ਤੇ
week-this = ਇਸ ਹਫ਼ਤੇ
week-next = ਅਗਲੇ ਹਫ਼ਤੇ
month-this = ਇਸ ਮਹੀਨੇ
month-last = ਪਿਛਲੇ ਮਹੀਨੇ
month-next = ਅਗਲੇ ਮਹੀਨੇ
year-this = ਇਸ ਸਾਲ
year-last = ਪਿਛਲੇ ਸਾਲ
year-next = ਅਗਲੇ ਸਾਲ
moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
   *[other] { moment-today }
}
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] ਅੱਜ ਸਵੇਰੇ
    [5] ਅੱਜ ਸਵੇਰੇ
    [6] ਅੱਜ ਸਵੇਰੇ
    [7] ਅੱਜ ਸਵੇਰੇ
    [8] ਅੱਜ ਸਵੇਰੇ
    [9] ਅੱਜ ਸਵੇਰੇ
    [10] ਅੱਜ ਸਵੇਰੇ
    [11] ਅੱਜ ਸਵੇਰੇ
    [12] ਅੱਜ ਦੁਪਹਿਰ
    [13] ਅੱਜ ਦੁਪਹਿਰ
    [14] ਅੱਜ ਦੁਪਹਿਰ
    [15] ਅੱਜ ਦੁਪਹਿਰ
    [16] ਅੱਜ ਸ਼ਾਮ
    [17] ਅੱਜ ਸ਼ਾਮ
    [18] ਅੱਜ ਸ਼ਾਮ
    [19] ਅੱਜ ਸ਼ਾਮ
   *[other] ਅੱਜ ਰਾਤ
}
week-of = { FORM($date, case: "oblique") } ਤੋਂ ਸ਼ੁਰੂ ਹਫ਼ਤਾ
time-noon = ਦੁਪਹਿਰ 12 ਵਜੇ
time-midnight = ਅੱਧੀ ਰਾਤ
moment-end-of-today = ਅੱਜ ਰਾਤ 12 ਵਜੇ
# same for every case
moment-same-day = { $time }
# A name that already says that it is a time can't have the case before ਮੁਤਾਬਕ.
time-zoned = { TAIL($zone) ->
    [time] { time-zoned.known }
   *[name] { $zone } ਸਮੇਂ ਮੁਤਾਬਕ { FORM($time, case: "zoned") }
}
    .known = { $zone }: { FORM($time, case: "zoned") }
-tail-time = ਸਮਾਂ ਵੇਲਾ ਟਾਈਮ time Time
time-zones = { time-zoned }, ਤੁਹਾਡੇ ਸਮੇਂ ਮੁਤਾਬਕ { FORM($local, case: "zoned") }
    .known = { time-zoned.known }, ਤੁਹਾਡੇ ਸਮੇਂ ਮੁਤਾਬਕ { FORM($local, case: "zoned") }
amount-during = { FORM($period, case: "during") } { $amount }
