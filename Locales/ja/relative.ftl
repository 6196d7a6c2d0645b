## The time since a past moment: as CLDR, without its space after the number

elapsed-now = たった今

elapsed-duration = { FORM($duration, case: "bound") }前

## The time until a future moment

# CLDR has 今 (いま), which voices may read as こん where it stands alone.
ahead-now = まもなく

ahead-duration = { FORM($duration, case: "bound") }後

## Due dates

due-now = 期限です

due-midnight = 期限は今夜0時

due-today-at = 期限は今日の{ $time }

due-tomorrow-at = 期限は明日の{ $time }

due-today = 期限は今日

due-tomorrow = 期限は明日

due-date = 期限は{ $date }

due-date-at = 期限は{ $date }の{ $time }

# For example: 期限は3日後
due-ahead = 期限は{ $distance }

# 期限を2時間超過. $case "bound": 期限を1日超過, as 1日遅れ
overdue-by = 期限を{ FORM($duration, case: "bound") }超過

## Intervals: the beginning and the end of something

# 午後2時から4時まで: what both times begin with is said once.
interval-times = { HEAD($from) ->
    [gozen] { HEAD($to) ->
        [gozen] { interval-times-shared }
       *[other] { interval-times-whole }
    }
    [gogo] { HEAD($to) ->
        [gogo] { interval-times-shared }
       *[other] { interval-times-whole }
    }
   *[other] { interval-times-whole }
}
interval-times-shared = { $from }から{ FORM($to, case: "dial") }まで
# 9時から17時まで, and 22時から翌日の2時まで: beside an hour after noon, an hour of the 24-hour clock needs no 午前.
interval-times-whole = { TAIL(FORM($to, case: "half")) ->
    [late] { FORM($from, case: "dial") }から{ $to }まで
   *[other] { TAIL(FORM($from, case: "half")) ->
        [late] { $from }から{ FORM($to, case: "dial") }まで
       *[other] { $from }から{ $to }まで
    }
}

# But for midnight, which may be the end: 午前9時から午前0時まで
-head-gozen = 午前 !午前0
-head-gogo = 午後

interval-hours = { interval-times }

interval-clock-back = { $times }、{ $duration }

# For example: 今日の14時から16時まで
interval-day-times = { $date }の{ $times }

interval-all-day = { $date }、終日
    .alone = 終日

# 明日の23時から翌日の1時まで, but 昨日の23時から今日の6時まで
interval-next-day = { HEAD($date) ->
    [yesterday] { $date }の{ $from }から今日の{ interval-next-day-end }まで
    [today] { $date }の{ $from }から明日の{ interval-next-day-end }まで
   *[other] { $date }の{ $from }から翌日の{ interval-next-day-end }まで
}
interval-next-day-end = { TAIL(FORM($from, case: "half")) ->
    [late] { FORM($to, case: "dial") }
   *[other] { $to }
}
-head-yesterday = 昨日
-head-today = 今日

# 11月16日月曜日から、水曜日まで: the second day comes after the first.
# 11月28日土曜日から、11月30日月曜日まで: the pause is between the two.
# 今日と明日: two days that follow each other are named, for there is nothing between them.
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from }と{ $to }
       *[other] { interval-dates-span }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from }と{ $to }
       *[other] { interval-dates-span }
    }
   *[other] { interval-dates-span }
}
-tail-today = 今日
-tail-tomorrow = 明日
interval-dates-span = { TAIL($from) ->
    [dated] { FORM($from, case: "begin") }から、{ FORM($to, case: "end") }まで
   *[other] { $from }から{ FORM($to, case: "end") }まで
}
-tail-dated = 、月曜日 、火曜日 、水曜日 、木曜日 、金曜日 、土曜日 、日曜日

# The year leads.
interval-dates-year = { $year }年{ $from }から{ $to }まで

interval-month-days = { $month }{ $first }日から{ $last }日まで

interval-month-days-year = { $year }年{ interval-month-days }

interval-months = { $from }から{ $to }まで

# As interval-dates: 11月16日、月曜日の14時から水曜日の午前9時まで; 11月28日土曜日の15時から、11月30日月曜日の16時まで
interval-moments = { HEAD(FORM($from, case: "end")) ->
    [dated] { FORM($from, case: "end") }から、{ FORM($to, case: "end") }まで
   *[other] { $from }から{ FORM($to, case: "end") }まで
}
# A day that has its month before it, in case "end" too.
-head-dated = 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月
