## Schedules: how often something repeats

every = { $case ->
    [onetime] 1回だけ
   *[rule] { $count ->
        [1] { every-one }
       *[other] { FORM($duration, case: "bound") }ごと
    }
}
every-one = { $period ->
    [day] 毎日
    [week] 毎週
    [month] 毎月
    [year] 毎年
   *[other] { $duration }ごと
}

## The days of a schedule

# For example: 毎週月曜日、水曜日、金曜日
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] 1回だけ、{ $weekdays }
       *[other] 1回だけ、{ $weekdays }のうち最初の日
    }
   *[rule] 毎週{ $weekdays }
}

# For example: 隔週金曜日, 3週間ごとの金曜日
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] 1回だけ、{ $weekdays }
       *[other] 1回だけ、{ $weekdays }のうち最初の日
    }
   *[rule] { $count ->
        [2] 隔週{ $weekdays }
       *[other] { $every }の{ $weekdays }
    }
}

# Avoid 平日, which leaves out holidays. Avoid まで, before a time: 金曜日までの7時 is heard as until seven.
recurrence-weekdays = { $case ->
    [onetime] 1回だけ、月曜日から金曜日のうち最初の日
   *[rule] 毎週月曜日から金曜日
}
    .days = 月曜日から金曜日

recurrence-weekends = { $case ->
    [onetime] 1回だけ、土曜日と日曜日のうち最初の日
   *[rule] 毎週土曜日と日曜日
}
    .days = 土曜日と日曜日

# Voices read 1日 as いちにち after 毎月の and ごとの: the first is written as it is said.
month-day = { $day ->
    [1] ついたち
   *[other] { $day }日
}

month-day-last = 末日

month-weekday = 第{ $place }{ $weekday }

month-weekday-last = 最後の{ $weekday }

# For example: 毎月ついたちと15日
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] 毎月{ $days }
}
once-on-days = { $total ->
    [1] 1回だけ、{ $days }
   *[other] 1回だけ、{ $days }のうち最初の日
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $count ->
        [2] 隔月{ $days }
       *[other] { $every }の{ $days }
    }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] 1回だけ、{ $date }
   *[rule] { $count ->
        [1] { $every }{ $date }
       *[other] { $every }の{ $date }
    }
}

# For example: 毎年11月の第4木曜日
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] 1回だけ、{ $month }の{ $days }
       *[other] 1回だけ、{ $month }の{ $days }のうち最初の日
    }
   *[rule] { $count ->
        [1] { $every }{ $month }の{ $days }
       *[other] { $every }の{ $month }の{ $days }
    }
}

## The times and the end of a schedule

# 毎日午前8時; 2日ごと、午前8時; 毎週月曜日、水曜日、金曜日の20時: after several days 、20時 is heard as one more of them.
recurrence-at = { TAIL($rule) ->
    [daily] { $rule }{ recurrence-times }
    [day] { $rule }の{ recurrence-times }
   *[other] { $rule }、{ recurrence-times }
}
# As interval-times-whole: 毎日8時と20時
recurrence-times = { TAIL(FORM($times, case: "half")) ->
    [late] { FORM($times, case: "dial") }
   *[other] { $times }
}
-tail-daily = 毎日
-tail-day = 日 !毎日

# For example: 12月24日まで毎日
recurrence-until = { $date }まで{ $rule }

# 毎日、10回 would be ten times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }、全{ $times }
}
-head-once = 1回

recurrence-next = 次回は{ $when }

recurrence-unavailable = スケジュール不明

## How many times something happens

# $case "data": of values in a chart.
times = { $case ->
    [data] データ{ $count }件
   *[plain] { number-near }{ $count }回
}

times-per = { one-period }に{ times }
    .front = yes
