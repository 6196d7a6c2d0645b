## The time since a past moment: as CLDR

elapsed-now = เมื่อสักครู่นี้

elapsed-duration = { $duration }ที่แล้ว

## The time until a future moment

ahead-now = ตอนนี้

ahead-duration = ในอีก { $duration }

## Due dates: ครบกำหนด is right of tasks, bills, doses, and what else has a day

due-now = ถึงกำหนดแล้ว

due-midnight = ครบกำหนดคืนนี้ตอนเที่ยงคืน

due-today-at = ครบกำหนดวันนี้{ time-at }

due-tomorrow-at = ครบกำหนด{ moment-tomorrow.night }

due-today = ครบกำหนดวันนี้

due-tomorrow = ครบกำหนดพรุ่งนี้

due-date = ครบกำหนด{ $date }

due-date-at = ครบกำหนด{ moment-date.night }

due-ahead = ครบกำหนด{ $distance }

overdue-by = เลยกำหนดมา { $duration }

## Intervals: the beginning and the end of something

interval-times = { to-end }

# 14 ถึง 16 นาฬิกา, บ่ายสองโมงถึงสี่โมงเย็น
interval-hours = { HEAD($from) ->
    [figure] { FORM($from, case: "end") } { to-end-near }
   *[word] { to-end }
}

interval-clock-back = { $times } รวม { $duration }

# For example: วันนี้เวลา 14 ถึง 16 นาฬิกา
interval-day-times = { $date } { HEAD($times) ->
    [figure] เวลา { $times }
   *[word] { $times }
}

interval-all-day = { $date } ทั้งวัน
    .alone = ทั้งวัน

# พรุ่งนี้ เวลา 23 นาฬิกา ถึง 1 นาฬิกาของวันถัดไป
interval-next-day = { $date } { HEAD($times) ->
    [figure] เวลา { $times }
   *[word] { $times }
}{ HEAD($date) ->
    [yesterday] ของวันนี้
    [today] ของวันพรุ่งนี้
   *[other] ของวันถัดไป
}
-head-yesterday = เมื่อวาน !เมื่อวานซืน
-head-today = วันนี้
-tail-today = วันนี้
-tail-tomorrow = พรุ่งนี้

# วันนี้และพรุ่งนี้: nothing is between these days.
interval-dates = { HEAD($from) ->
    [yesterday] { TAIL($to) ->
        [today] { $from }และ{ $to }
       *[other] { to-end }
    }
    [today] { TAIL($to) ->
        [tomorrow] { $from }และ{ $to }
       *[other] { to-end }
    }
   *[other] { to-end }
}

interval-dates-year = { to-end } { common-era }

interval-month-days = วันที่ { $first } ถึง { $last } { $month }

interval-month-days-year = { interval-month-days } { common-era }

# ปี 2016 ถึง 2039, มีนาคมถึงพฤษภาคม
interval-months = { HEAD($from) ->
    [year] { $from } ถึง { FORM($to, case: "end") }
   *[month] { to-end }
}

# For example: ตั้งแต่วันนี้เวลา 22 นาฬิกา จนถึงพรุ่งนี้เวลา 2 นาฬิกา
interval-moments = ตั้งแต่{ $from } จนถึง{ $to }
