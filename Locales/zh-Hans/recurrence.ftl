## Schedules: how often something repeats

every = { $case ->
    [onetime] 一次
   *[rule] { $count ->
        [1] { every-one }
       *[other] 每{ $duration }
    }
}
every-one = { $period ->
    [minute] 每分钟
    [hour] 每小时
    [day] 每天
    [week] 每周
    [month] 每月
   *[year] 每年
}

## The days of a schedule

# For example: 每星期一、星期三和星期五
every-weekdays = { $case ->
    [onetime] { recurrence-one-weekday }
   *[rule] 每{ $weekdays }
}
recurrence-one-weekday = { $count ->
    [1] 一次，在{ $weekdays }
   *[other] 一次，在以下最先到来的一天：{ $weekdays }
}

# For example: 每两周的星期五
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] 一次，在{ $weekdays }
       *[other] 一次，在以下最先到来的一天：{ $weekdays }
    }
   *[rule] { $every }的{ $weekdays }
}

# Avoid 工作日, which leaves out holidays.
recurrence-weekdays = { $case ->
    [onetime] 一次，在星期一到星期五中的一天
   *[rule] 每星期一到星期五
}
    .days = 星期一到星期五

recurrence-weekends = { $case ->
    [onetime] 一次，在周末
   *[rule] 每星期六和星期日
}
    .days = 星期六和星期日

month-day = { $day }日

month-day-last = 最后一天

# In words: 第2个 is read as 第两个 by some voices.
month-weekday = 第{ NUMBER($place, style: "words") }个{ $weekday }

month-weekday-last = 最后一个{ $weekday }

# For example: 每月1日和15日
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] 每月{ $days }
}
once-on-days = { $total ->
    [1] 一次，在某月{ $days }
   *[other] 一次，在以下最先到来的一天：{ $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }的{ $days }
}

# For example: 每年12月24日, 每两年的12月24日
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] 一次，在{ $date }
   *[rule] { $count ->
        [1] { $every }{ $date }
       *[other] { $every }的{ $date }
    }
}

# For example: 每年11月第四个星期四
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] 一次，在{ $month }{ $days }
       *[other] 一次，在{ $month }以下最先到来的一天：{ $days }
    }
   *[rule] { $count ->
        [1] { $every }{ $month }{ $days }
       *[other] { $every }的{ $month }{ $days }
    }
}

## The times and the end of a schedule

# 每天上午8点, 每月15日上午8点; 每3天的上午8点, for 每3天8点 runs two numbers into one. After several days, a comma.
recurrence-at = { TAIL($rule) ->
    [interval] { $rule }的{ $times }
    [once] { $rule }，{ $times }
   *[other] { $rule }{ $times }
}
-tail-interval = 天 !每天 !最后一天 !中的一天 小时 !每小时 分钟 !每分钟 周 !每周 个月 年 !每年
-tail-once = 一次

recurrence-until = { $rule }，至{ $date }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }，共{ $times }
}
-head-once = 1次

recurrence-next = 下次：{ $when }

recurrence-unavailable = 时间安排不可用

## How many times something happens

times = { numeral }次

# accepted: unused-argument
times-per = { $case ->
    [per] { one-period }
    [last] { times }
   *[plain] { one-period }{ rate-verb }{ times }
}
    .per = yes
