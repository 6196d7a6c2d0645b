## Schedules: hàng tuần vào thứ Hai, cứ 2 tuần một lần

# With cứ, because 6 giờ alone is heard as a time of day.
every = { $case ->
    [onetime] một lần
   *[rule] { $count ->
        [1] { every-one }
       *[other] cứ { $duration } một lần
    }
}
every-one = { $period ->
    [minute] mỗi phút
    [hour] mỗi giờ
    [day] hàng ngày
    [week] hàng tuần
    [month] hàng tháng
   *[year] hàng năm
}

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] một lần, vào { $weekdays }
       *[other] một lần, vào ngày gần nhất trong số: { $weekdays }
    }
   *[rule] hàng tuần vào { $weekdays }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] một lần, vào { $weekdays }
       *[other] một lần, vào ngày gần nhất trong số: { $weekdays }
    }
   *[rule] { $every } vào { $weekdays }
}

recurrence-weekdays = { $case ->
    [onetime] một lần, vào một ngày từ thứ Hai đến thứ Sáu
   *[rule] hàng tuần từ thứ Hai đến thứ Sáu
}
    .days = từ thứ Hai đến thứ Sáu

recurrence-weekends = { $case ->
    [onetime] một lần, vào thứ Bảy hoặc Chủ nhật
   *[rule] hàng tuần vào thứ Bảy và Chủ nhật
}
    .days = thứ Bảy và Chủ nhật

month-day = ngày { $day }

month-day-last = ngày cuối cùng

# With lần, because thứ Ba thứ hai may be heard as two days.
month-weekday = { $place ->
    [1] { $weekday } đầu tiên
    [2] { $weekday } lần thứ hai
    [3] { $weekday } lần thứ ba
    [4] { $weekday } lần thứ tư
   *[5] { $weekday } lần thứ năm
}

month-weekday-last = { $weekday } cuối cùng

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] hàng tháng vào { $days }
}
once-on-days = { $total ->
    [1] một lần, vào { $days } của một tháng
   *[other] một lần, vào ngày gần nhất trong số: { $days } của một tháng
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } vào { $days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] một lần, vào { $date }
   *[rule] { $every } vào { $date }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] một lần, vào { $days } { $month }
       *[other] một lần, vào ngày gần nhất trong số: { $days } { $month }
    }
   *[rule] { $every } vào { $days } { $month }
}

## The times and the end of a schedule

recurrence-at = { $rule } lúc { $times }

recurrence-until = { $rule }, cho đến { $date }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, tổng cộng { $times }
}
-head-once = 1 !1.

recurrence-next = lần tới: { $when }

recurrence-unavailable = không rõ lịch

## How many times something happens

times = { $count } lần

times-per = { $count } lần mỗi { $unit }
