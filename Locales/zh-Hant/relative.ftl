## The time since a past moment: as CLDR

elapsed-now = 剛剛

elapsed-duration = { $duration }前

## The time until a future moment

ahead-now = 現在

ahead-duration = { $duration }後

## Due dates: 到期 is right of tasks, bills, and what else has a day

due-now = 現在到期

due-midnight = 今晚12點到期

due-today-at = 今天{ $time }到期

due-tomorrow-at = { moment-tomorrow }到期

due-today = 今天到期

due-tomorrow = 明天到期

due-date = { $date }到期

due-date-at = { moment-date }到期

due-ahead = { $distance }到期

overdue-by = 已逾期{ $duration }

## Intervals: the beginning and the end of something

# 下午2點到4點: the part of the day is said once.
interval-times = { HEAD($from) ->
    [dawn] { HEAD($to) ->
        [dawn] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [early] { HEAD($to) ->
        [early] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [morning] { HEAD($to) ->
        [morning] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [noon] { HEAD($to) ->
        [noon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [afternoon] { HEAD($to) ->
        [afternoon] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [evening] { HEAD($to) ->
        [evening] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
-head-dawn = 凌晨
-head-early = 早上
-head-morning = 上午
-head-noon = 中午
-head-afternoon = 下午
-head-evening = 晚上
interval-times-shared = { $from }到{ FORM($to, case: "dial") }
# 9點到17點, 22點到隔天2點: beside an hour after noon, an hour of the 24-hour clock needs no part of the day.
interval-times-whole = { TAIL(FORM($to, case: "half")) ->
    [late] { FORM($from, case: "dial") }到{ $to }
   *[other] { TAIL(FORM($from, case: "half")) ->
        [late] { $from }到{ FORM($to, case: "dial") }
       *[other] { $from }到{ $to }
    }
}

interval-hours = { interval-times }

interval-clock-back = { $times }，{ $duration }

# For example: 今天14點到16點
interval-day-times = { $date }{ $times }

interval-all-day = { $date }全天
    .alone = 全天

# 明天23點到隔天1點, but 昨天23點到今天6點
interval-next-day = { HEAD($date) ->
    [yesterday] { $date }{ $from }到今天{ interval-next-day-end }
    [today] { $date }{ $from }到明天{ interval-next-day-end }
   *[other] { $date }{ $from }到隔天{ interval-next-day-end }
}
interval-next-day-end = { TAIL(FORM($from, case: "half")) ->
    [late] { FORM($to, case: "dial") }
   *[other] { $to }
}
-head-yesterday = 昨天
-head-today = 今天
-tail-today = 今天
-tail-tomorrow = 明天

# 今天和明天: nothing is between these days.
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from }和{ $to }
       *[other] { $from }到{ $to }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from }和{ $to }
       *[other] { $from }到{ $to }
    }
   *[other] { $from }到{ $to }
}

# The year leads.
interval-dates-year = { $year }年{ $from }到{ $to }

interval-month-days = { $month }{ $first }日到{ $last }日

interval-month-days-year = { $year }年{ interval-month-days }

interval-months = { $from }到{ $to }

# For example: 從今天22點到明天凌晨2點
interval-moments = 從{ $from }到{ $to }
