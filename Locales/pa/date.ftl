time-h12 = { $case ->
    [hour] { time-h12-number }
    [day-hour] { time-h12-number }
    [dial] { time-h12-dial }
    [at] { time-h12-at }
   *[direct] { time-part } { time-h12-dial }
}
time-h12-number = { $minute ->
    [0] { time-part } { $hour12 }
   *[other] { time-part } { time-h12-dial }
}
time-h12-at = { $minute ->
    [0] { time-part } { time-h12-dial }
   *[other] { time-part } { time-h12-dial } ਤੇ
}
time-h12-dial = { $minute ->
    [0] { $hour12 } ਵਜੇ
   *[other] { $hour12 } ਵੱਜ ਕੇ { $minute } ਮਿੰਟ
}
time-h23 = { $minute ->
    [0] { $case ->
        [hour] { $hour }
       *[direct] { $hour } ਵਜੇ
    }
   *[other] { $case ->
        [at] { $hour } ਵੱਜ ਕੇ { $minute } ਮਿੰਟ ਤੇ
       *[direct] { $hour } ਵੱਜ ਕੇ { $minute } ਮਿੰਟ
    }
}
time-part = { $hour ->
    [0] { time-part-midnight }
    [1] { time-part-after-midnight }
    [2] { time-part-after-midnight }
    [3] { time-part-before-dawn }
    [12] ਦੁਪਹਿਰ
    [13] ਦੁਪਹਿਰ
    [14] ਦੁਪਹਿਰ
    [15] ਦੁਪਹਿਰ
    [16] ਸ਼ਾਮ
    [17] ਸ਼ਾਮ
    [18] ਸ਼ਾਮ
    [19] ਸ਼ਾਮ
    [20] ਰਾਤ
    [21] ਰਾਤ
    [22] ਰਾਤ
    [23] ਰਾਤ
   *[other] ਸਵੇਰੇ
}
# ਦੇਰ ਰਾਤ alone, but never after a day, where it would be the night that follows it.
time-part-midnight = { $case ->
    [at] { time-part-midnight-told }
    [day] { time-part-midnight-day }
    [day-hour] { time-part-midnight-day }
   *[direct] ਰਾਤ
}
# Until 1 nobody says ਤੜਕੇ. A single moment says that its day begins (see moment-date); a span is clear by its end.
time-part-midnight-day = { $minute ->
    [0] ਅੱਧੀ ਰਾਤ
   *[other] ਅੱਧੀ ਰਾਤ ਤੋਂ ਬਾਅਦ
}
time-part-midnight-told = { $minute ->
    [0] ਅੱਧੀ ਰਾਤ
   *[other] ਦੇਰ ਰਾਤ
}
# ਤੜਕੇ belongs to the day that is named; ਰਾਤ can be the night that follows.
time-part-after-midnight = { $case ->
    [at] ਦੇਰ ਰਾਤ
    [day] ਤੜਕੇ
    [day-hour] ਤੜਕੇ
   *[direct] ਰਾਤ
}
time-part-before-dawn = { $case ->
    [at] ਤੜਕੇ
    [day] ਤੜਕੇ
    [day-hour] ਤੜਕੇ
   *[direct] ਰਾਤ
}
month-year = { $month } { $year }
year-alone = { $case ->
    [oblique] ਸਾਲ { $year }
   *[direct] { $year }
}
date-yesterday = { $gender ->
    [over] ਕੱਲ੍ਹ
    [ahead] { date-yesterday-ahead }
   *[none] { date-yesterday-untold }
}
date-yesterday-ahead = { $case ->
    [direct] ਬੀਤਿਆ ਕੱਲ੍ਹ
   *[oblique] ਬੀਤੇ ਕੱਲ੍ਹ
}
date-yesterday-untold = { $case ->
    [oblique] ਬੀਤੇ ਕੱਲ੍ਹ
    [ahead] ਬੀਤੇ ਕੱਲ੍ਹ
    [told] ਕੱਲ੍ਹ
    [told-at] ਕੱਲ੍ਹ
   *[direct] ਬੀਤਿਆ ਕੱਲ੍ਹ
}
date-tomorrow = ਭਲਕੇ
date-weekday = { $case ->
    [oblique] ਬੀਤੇ { $weekday }
    [told] ਬੀਤੇ { $weekday }
    [ahead] ਬੀਤੇ { $weekday }
    [told-at] ਬੀਤੇ { $weekday } ਨੂੰ
   *[direct] ਬੀਤਿਆ { $weekday }
}
date-weekday-month-day = { $case ->
    [told-at] { $weekday }, { $day } { $month } ਨੂੰ
   *[direct] { $weekday }, { $day } { $month }
}
date-month-day = { $case ->
    [told-at] { $day } { $month } ਨੂੰ
   *[direct] { $day } { $month }
}
date-month-day-year = { $case ->
    [told-at] { $day } { $month } { $year } ਨੂੰ
   *[direct] { $day } { $month } { $year }
}
date-full = { $weekday }, { $day } { $month } { $year }
date-day-header = { FORM($relative, case: "told") }, { $date }
date-unavailable = ਤਾਰੀਖ ਉਪਲਬਧ ਨਹੀਂ
time-unavailable = ਸਮਾਂ ਉਪਲਬਧ ਨਹੀਂ
moment-today = { moment-today-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] ਬੀਤੀ { moment-night-clock }
        [after-midnight] ਬੀਤੀ { moment-night-clock }
       *[other] { moment-today-clock }
    }
moment-today-clock = { $case ->
    [oblique] ਅੱਜ { FORM($time, case: "day") }
    [told] ਅੱਜ { FORM($time, case: "day") }
    [ahead] ਅੱਜ { FORM($time, case: "day") }
   *[direct] ਅੱਜ { FORM($time, case: "at") }
}
moment-night-clock = { $case ->
    [oblique] { FORM($time, case: "direct") }
    [told] { FORM($time, case: "direct") }
    [ahead] { FORM($time, case: "direct") }
   *[direct] { moment-night-clock-at }
}
moment-night-clock-at = { TAIL(FORM($time, case: "direct")) ->
    [full-hour] { FORM($time, case: "direct") }
   *[other] { FORM($time, case: "direct") } ਤੇ
}
-tail-full-hour = ਵਜੇ
moment-yesterday = { moment-yesterday-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { moment-yesterday-begins }
        [after-midnight] { moment-yesterday-night }
       *[other] { moment-yesterday-clock }
    }
moment-yesterday-night = { HEAD(FORM($time, case: "dial")) ->
    [twelve] { moment-yesterday-begins }
   *[other] { moment-yesterday-clock }
}
moment-yesterday-begins = ਬੀਤੇ ਪਰਸੋਂ ਅਤੇ ਕੱਲ੍ਹ ਦੀ ਦਰਮਿਆਨੀ { moment-night-clock }
moment-yesterday-clock = { $case ->
    [oblique] { date-yesterday } { FORM($time, case: "day") }
    [ahead] { date-yesterday } { FORM($time, case: "day") }
    [told] { date-yesterday } { FORM($time, case: "day") }
    [told-at] { date-yesterday } { moment-day-clock }
   *[direct] { FORM(date-yesterday, case: "oblique") } { moment-day-clock }
}
moment-day-clock = { TAIL(FORM($time, case: "day")) ->
    [full-hour] { FORM($time, case: "day") }
   *[other] { FORM($time, case: "day") } ਤੇ
}
-head-twelve = 12
moment-tomorrow = { moment-tomorrow-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { moment-end-of-today }
        [after-midnight] { moment-tonight }
       *[other] { moment-tomorrow-clock }
    }
moment-tonight = { $case ->
    [zoned] { moment-tonight-zoned }
   *[direct] ਅੱਜ { moment-night-clock }
}
# Next to the time in another zone, which is ਅੱਜ ਰਾਤ, too.
moment-tonight-zoned = { HEAD(FORM($time, case: "dial")) ->
    [twelve] ਅੱਜ { moment-night-clock }
   *[other] ਅੱਜ ਅੱਧੀ ਰਾਤ ਤੋਂ ਬਾਅਦ { moment-dial-clock }
}
moment-dial-clock = { TAIL(FORM($time, case: "dial")) ->
    [full-hour] { FORM($time, case: "dial") }
   *[other] { FORM($time, case: "dial") } ਤੇ
}
moment-tomorrow-clock = { $case ->
    [oblique] { date-tomorrow } { FORM($time, case: "day") }
    [ahead] { date-tomorrow } { FORM($time, case: "day") }
    [told] { date-tomorrow } { FORM($time, case: "day") }
    [told-at] { date-tomorrow } { moment-day-clock }
   *[direct] { FORM(date-tomorrow, case: "oblique") } { moment-day-clock }
}
moment-date = { moment-date-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { moment-date-begins }
        [after-midnight] { moment-date-night }
       *[other] { moment-date-clock }
    }
moment-date-night = { HEAD(FORM($time, case: "dial")) ->
    [twelve] { moment-date-begins }
   *[other] { moment-date-clock }
}
moment-date-begins = { FORM($date, case: "oblique") } ਸ਼ੁਰੂ ਹੁੰਦਿਆਂ, { moment-night-clock }
moment-date-clock = { $case ->
    [oblique] { FORM($date, case: "oblique") } ਨੂੰ { FORM($time, case: "day") }
    [told] { FORM($date, case: "oblique") } ਨੂੰ { FORM($time, case: "day") }
    [ahead] { FORM($date, case: "oblique") }, { FORM($time, case: "day") }
   *[direct] { FORM($date, case: "oblique") } ਨੂੰ { moment-day-clock }
}
time-before-change = ਘੜੀ ਬਦਲਣ ਤੋਂ ਪਹਿਲਾਂ { time-at-change }
time-after-change = ਘੜੀ ਬਦਲਣ ਤੋਂ ਬਾਅਦ { time-at-change }
time-at-change = { $case ->
    [at] { moment-night-clock-at }
   *[day] { FORM($time, case: "direct") }
}
decade = { $case ->
    [during] { $year } ਦੇ ਦਹਾਕੇ ਵਿੱਚ
    [oblique] { $year } ਦੇ ਦਹਾਕੇ
    [told] { $year } ਦੇ ਦਹਾਕੇ
    [ahead] { $year } ਦੇ ਦਹਾਕੇ
   *[direct] { $year } ਦਾ ਦਹਾਕਾ
}
