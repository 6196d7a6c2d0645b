## The time since a past moment

elapsed-now = 방금

elapsed-duration = { $duration } 전

## The time until a future moment

ahead-now = 지금

ahead-duration = { $duration } 후

## Due dates

due-now = 지금이 기한

due-midnight = 기한: 오늘 밤 12시

due-today-at = 기한: 오늘 { $time }

due-tomorrow-at = 기한: 내일 { $time }

due-today = 기한: 오늘

due-tomorrow = 기한: 내일

due-date = 기한: { $date }

due-date-at = 기한: { moment-date }

due-ahead = 기한: { $distance }

overdue-by = 기한 { $duration } 지남

## Intervals: the beginning and the end of something

# 오후 2시부터 4시까지: what both times begin with is said once.
interval-times = { HEAD($from) ->
    [am] { HEAD($to) ->
        [am] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [pm] { HEAD($to) ->
        [pm] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { $from }부터 { FORM($to, case: "dial") }까지
interval-times-whole = { $from }부터 { $to }까지
-head-am = 오전
-head-pm = 오후

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

interval-day-times = { $date } { $times }

interval-all-day = { $date } 하루 종일
    .alone = 하루 종일

interval-next-day = { HEAD($date) ->
    [yesterday] { $date } { $from }부터 오늘 { $to }까지
    [today] { $date } { $from }부터 내일 { $to }까지
   *[other] { $date } { $from }부터 다음 날 { $to }까지
}
-head-yesterday = 어제
-head-today = 오늘

# 오늘과 내일: two days that follow each other are named, for there is nothing between them.
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] 어제와 오늘
       *[other] { $from }부터 { $to }까지
    }
    [today] { TAIL($to) ->
        [tomorrow] 오늘과 내일
       *[other] { $from }부터 { $to }까지
    }
   *[other] { $from }부터 { $to }까지
}
-tail-today = 오늘
-tail-tomorrow = 내일

interval-dates-year = { $year }년 { $from }부터 { $to }까지

interval-month-days = { $month } { $first }일부터 { $last }일까지

interval-month-days-year = { $year }년 { interval-month-days }

interval-months = { $from }부터 { $to }까지

# same as interval-months
interval-moments = { $from }부터 { $to }까지
