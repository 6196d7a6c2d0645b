## Schedules: how often something repeats

every = { $case ->
    [onetime] ครั้งเดียว
   *[rule] { $count ->
        [1] ทุก{ $unit }
       *[other] ทุก { $duration }
    }
}

## The days of a schedule

# For example: ทุกวันจันทร์, วันพุธ และวันศุกร์
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] ครั้งเดียว ใน{ $weekdays }
       *[other] ครั้งเดียว ในวันที่มาถึงก่อน: { $weekdays }
    }
   *[rule] ทุก{ $weekdays }
}

# For example: ทุก 2 สัปดาห์ ในวันศุกร์
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] ครั้งเดียว ใน{ $weekdays }
       *[other] ครั้งเดียว ในวันที่มาถึงก่อน: { $weekdays }
    }
   *[rule] { $every } ใน{ $weekdays }
}

recurrence-weekdays = { $case ->
    [onetime] ครั้งเดียว ในวันจันทร์ถึงวันศุกร์
   *[rule] ทุกวันจันทร์ถึงวันศุกร์
}
    .days = วันจันทร์ถึงวันศุกร์

recurrence-weekends = { $case ->
    [onetime] ครั้งเดียว ในวันเสาร์หรือวันอาทิตย์
   *[rule] ทุกวันเสาร์และวันอาทิตย์
}
    .days = วันเสาร์และวันอาทิตย์

month-day = วันที่ { $day }

month-day-last = วันสุดท้าย

# วันอังคารที่ 2 is a date.
month-weekday = { $weekday }ครั้งที่ { $place }

month-weekday-last = { $weekday }สุดท้าย

# For example: วันที่ 1 และวันที่ 15 ของทุกเดือน
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { TAIL($days) ->
        [figure] { $days } ของทุกเดือน
       *[word] { $days }ของทุกเดือน
    }
}
once-on-days = { $total ->
    [1] ครั้งเดียว ใน{ $days } ของเดือน
   *[other] ครั้งเดียว ในวันที่มาถึงก่อนของเดือน: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } ใน{ $days }
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] ครั้งเดียว ใน{ $date }
   *[rule] { $every } ใน{ $date }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] ครั้งเดียว ใน{ $days } ของเดือน{ $month }
       *[other] ครั้งเดียว ในวันที่มาถึงก่อนของเดือน{ $month }: { $days }
    }
   *[rule] { $every } ใน{ $days } ของเดือน{ $month }
}

## The times and the end of a schedule

recurrence-at = { $rule } { HEAD($times) ->
    [figure] เวลา { $times }
   *[word] ตอน{ $times }
}

recurrence-until = { $rule } จนถึง{ $date }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule } รวม { $times }
}
-head-once = 1 ครั้ง

recurrence-next = ครั้งถัดไป: { $when }

recurrence-unavailable = ไม่ทราบกำหนดเวลา

## How many times something happens

times = { $count } ครั้ง

times-per = { times }ต่อ{ $unit }
