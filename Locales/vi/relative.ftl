elapsed-now = vừa xong

elapsed-duration = { $duration } trước

ahead-now = ngay bây giờ

ahead-duration = sau { $duration } nữa

## Due dates: đến hạn is right of tasks, bills, and what else has a day

due-now = đến hạn bây giờ

due-midnight = đến hạn { moment-end-of-today }

due-today-at = đến hạn hôm nay lúc { $time }

due-tomorrow-at = đến hạn ngày mai lúc { $time }

due-today = đến hạn hôm nay

due-tomorrow = đến hạn ngày mai

due-date = đến hạn { FORM($date, case: "on") }

due-date-at = đến hạn { FORM($date, case: "on") } lúc { $time }

due-ahead = đến hạn { $distance }

overdue-by = quá hạn { $duration }

## Intervals

# từ 2 giờ đến 4 giờ chiều: the part of the day is said once.
interval-times = { TAIL($from) ->
    [morning] { TAIL($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { TAIL($to) ->
        [afternoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { TAIL($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [night] { TAIL($to) ->
        [night] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-noon }
}
-tail-morning = sáng
-tail-noon = trưa
-tail-afternoon = chiều
-tail-evening = tối
-tail-night = đêm
interval-times-noon = { TAIL($from) ->
    [noon] { TAIL($to) ->
        [noon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = từ { FORM($from, case: "dial") } đến { $to }
interval-times-whole = từ { $from } đến { $to }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { FORM($date, case: "span") } { $times }

interval-all-day = { FORM($date, case: "span") }, cả ngày
    .alone = cả ngày

interval-next-day = { FORM($date, case: "span") } từ { $from } đến { $to } hôm sau

interval-dates = từ { FORM($from, case: "span") } đến { FORM($to, case: "span") }

interval-dates-year = từ { $from } đến { $to } năm { $year }

interval-month-days = từ ngày { $first } đến ngày { $last } { $month }

interval-month-days-year = từ ngày { $first } đến ngày { $last } { $month } năm { $year }

interval-months = từ { $from } đến { $to }

# same as interval-dates
interval-moments = từ { FORM($from, case: "span") } đến { FORM($to, case: "span") }
