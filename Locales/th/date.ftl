## Times of day

# In words: ตี 2 5 นาที would run two numbers into one. The half hour is ครึ่ง after hours without a part of the day.
time-h12 = { $minute ->
    [0] { time-hour }
    [30] { TAIL(time-hour) ->
        [long] { time-hour } 30 นาที
       *[short] { time-hour }ครึ่ง
    }
   *[other] { time-hour } { $minute } นาที
}
    .clock = yes
-tail-long = เช้า เย็น
time-hour = { $hour ->
    [0] เที่ยงคืน
    [1] ตีหนึ่ง
    [2] ตีสอง
    [3] ตีสาม
    [4] ตีสี่
    [5] ตีห้า
    [6] หกโมงเช้า
    [7] เจ็ดโมงเช้า
    [8] แปดโมงเช้า
    [9] เก้าโมงเช้า
    [10] สิบโมงเช้า
    [11] สิบเอ็ดโมงเช้า
    [12] เที่ยง
    [13] บ่ายโมง
    [14] บ่ายสองโมง
    [15] บ่ายสามโมง
    [16] สี่โมงเย็น
    [17] ห้าโมงเย็น
    [18] หกโมงเย็น
    [19] หนึ่งทุ่ม
    [20] สองทุ่ม
    [21] สามทุ่ม
    [22] สี่ทุ่ม
   *[23] ห้าทุ่ม
}

# $case "end": the hour alone, before another one: 14 ถึง 16 นาฬิกา.
time-h23 = { $minute ->
    [0] { $case ->
        [end] { $hour }
       *[whole] { $hour } นาฬิกา
    }
   *[other] { $hour } นาฬิกา { $minute } นาที
}
    .clock = yes

# After a day: วันนี้เวลา 14 นาฬิกา, วันนี้ตอนบ่ายสองโมง.
time-at = { HEAD($time) ->
    [figure] เวลา { $time }
   *[word] ตอน{ $time }
}

## A month with its year, and a year alone

# As everyday speech names a year of the Common Era. A bare number would be heard as one of the Buddhist Era.
common-era = ปี { $year }

month-year = เดือน{ $month } { common-era }

# $case "end": after another year.
year-alone = { $case ->
    [end] { $year }
   *[whole] { common-era }
}

## Days

# วันอังคารที่ 17 พฤศจิกายน: a day 3 to 6 days ago has its date, too, because วันอังคาร alone may be the coming one.
# $case "end" leaves the date out: the days of a chart, which has said from when to when.
date-weekday = { $case ->
    [end] { $weekday }
   *[past] { $days ->
        [2] เมื่อวานซืน
       *[other] { date-weekday-month-day }
    }
}

# accepted: unused-argument
date-weekday-month-day = { $case ->
    [end] { $weekday }
   *[date] { $weekday }ที่ { $day } { $month }
}

date-month-day = วันที่ { $day } { $month }

date-month-day-year = วันที่ { $day } { $month } { common-era }

date-full = { $weekday }ที่ { $day } { $month } { common-era }

# For example: วันนี้ วันศุกร์ที่ 20 พฤศจิกายน
date-day-header = { $relative } { $date }

date-unavailable = ไม่ทราบวันที่

time-unavailable = ไม่ทราบเวลา

## Moments: a day and a time

# The time 0:00 on the 12-hour clock.
-head-midnight = เที่ยงคืน

moment-today = วันนี้{ time-at }
    .night = { HEAD($time) ->
        [midnight] เมื่อคืน{ time-at }
       *[other] { moment-today }
    }

moment-yesterday = เมื่อวาน{ time-at }
    .night = { HEAD($time) ->
        [midnight] คืนก่อนเมื่อวาน{ time-at }
       *[other] { moment-yesterday }
    }

moment-tomorrow = พรุ่งนี้{ time-at }
    .night = { HEAD($time) ->
        [midnight] คืนนี้{ time-at }
       *[other] { moment-tomorrow }
    }

# After a date there is a space: วันที่ 3 พฤศจิกายน เวลา 14 นาฬิกา.
moment-date = { $date } { time-at }
    .night = { HEAD($time) ->
        [midnight] { $date } { time-at }ซึ่งเป็นต้นวัน
       *[other] { moment-date }
    }

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time } ก่อนปรับนาฬิกา

time-after-change = { $time } หลังปรับนาฬิกา

## Decades

decade = คริสต์ทศวรรษ { $year }
