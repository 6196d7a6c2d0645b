## Schedules: how often something repeats

every = { $case ->
    [onetime] 한 번
   *[rule] { $count ->
        [1] { every-one }
       *[other] { $duration }마다
    }
}
every-one = { $period ->
    [minute] 1분마다
    [hour] 매시간
    [day] 매일
    [week] 매주
    [month] 매월
   *[year] 매년
}

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] { $weekdays } 한 번
       *[other] { $weekdays } 중 가장 빠른 날 한 번
    }
   *[rule] 매주 { $weekdays }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] { $weekdays } 한 번
       *[other] { $weekdays } 중 가장 빠른 날 한 번
    }
   *[rule] { $count ->
        [2] 격주 { $weekdays }
       *[other] { $every } { $weekdays }
    }
}

recurrence-weekdays = { $case ->
    [onetime] 평일 한 번
   *[rule] 평일
}

recurrence-weekends = { $case ->
    [onetime] 주말 한 번
   *[rule] 주말
}

month-day = { $day }일

month-day-last = 마지막 날

month-weekday = { $place ->
    [1] 첫째 { $weekday }
    [2] 둘째 { $weekday }
    [3] 셋째 { $weekday }
    [4] 넷째 { $weekday }
   *[5] 다섯째 { $weekday }
}

month-weekday-last = 마지막 { $weekday }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] 매월 { $days }
}
once-on-days = { $total ->
    [1] { $days } 한 번
   *[other] { $days } 중 가장 빠른 날 한 번
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } { $days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] { $date } 한 번
   *[rule] { $every } { $date }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] { $month } { $days } 한 번
       *[other] { $month } { $days } 중 가장 빠른 날 한 번
    }
   *[rule] { $every } { $month } { $days }
}

## The times and the end of a schedule

recurrence-at = { $rule } { $times }

# For example: 12월 24일까지 매일
recurrence-until = { $date }까지 { $rule }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, 총 { $times }
}
-head-once = 1회

recurrence-next = 다음: { $when }

recurrence-unavailable = 일정 알 수 없음

## How many times something happens

times = { $count }회

# 하루 3회, 주 2회
# accepted: unused-argument
times-per = { $case ->
    [joint] 이음매 { $count }회
    [end] { $count }회
    [per] { times-period }
   *[plain] { times-period } { near-count }회
}
    .per = yes
times-period = { $period ->
    [day] 하루
    [week] 주
    [month] 월
    [year] 연
   *[other] { $unit }당
}
