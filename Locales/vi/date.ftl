## Times of day: 14 giờ, 14 giờ 5 phút. CLDR writes 14:30, of which voices read only the numbers
##
## .moment marks times and days, before which limits have other words (see bound.ftl).

# $case "dial": the part of the day is said by another time, or by the day: tối nay lúc 9 giờ.
time-h12 = { $case ->
    [dial] { time-h12-dial }
   *[whole] { time-h12-whole }
}
    .moment = yes
# 0 giờ 30 phút: 12 giờ đêm may be heard as the end of the day.
time-h12-whole = { $hour ->
    [0] { time-h12-dial }
   *[other] { time-h12-dial } { time-part }
}
time-h12-dial = { $minute ->
    [0] { time-h12-hour } giờ
   *[other] { time-h12-hour } giờ { $minute } phút
}
time-h12-hour = { $hour ->
    [0] 0
   *[other] { $hour12 }
}

# The part of the day of an hour, as in CLDR, but 9 giờ tối and 1 giờ sáng.
time-part = { $hour ->
    [12] trưa
    [13] chiều
    [14] chiều
    [15] chiều
    [16] chiều
    [17] chiều
    [18] tối
    [19] tối
    [20] tối
    [21] tối
    [22] đêm
    [23] đêm
   *[other] sáng
}

time-h23 = { $case ->
    [dial] { time-h23-digits }
   *[whole] { time-h23-whole }
}
    .moment = yes
time-h23-whole = { $hour ->
    [12] { time-h23-digits } trưa
   *[other] { time-h23-digits }
}
time-h23-digits = { $minute ->
    [0] { $hour } giờ
   *[other] { $hour } giờ { $minute } phút
}

## Days of the week and months. In lowercase, as inside a sentence. Voices read tháng 4 with bốn, which isn't its name

weekday-monday = thứ Hai
weekday-tuesday = thứ Ba
weekday-wednesday = thứ Tư
weekday-thursday = thứ Năm
weekday-friday = thứ Sáu
weekday-saturday = thứ Bảy
weekday-sunday = Chủ nhật
month-january = tháng 1
month-february = tháng 2
month-march = tháng 3
month-april = tháng tư
month-may = tháng 5
month-june = tháng 6
month-july = tháng 7
month-august = tháng 8
month-september = tháng 9
month-october = tháng 10
month-november = tháng 11
month-december = tháng 12

month-year = { $month } năm { $year }

year-alone = năm { $year }

## Days

date-weekday = { $case ->
    [on] vào { $weekday }
    [span] { $weekday } vừa qua
   *[bare] { $weekday }
}
    .moment = yes

date-weekday-month-day = { $case ->
    [on] vào { $weekday } ngày { $day } { $month }
   *[bare] { $weekday } ngày { $day } { $month }
}
    .moment = yes

date-month-day = { $case ->
    [on] vào ngày { $day } { $month }
   *[bare] ngày { $day } { $month }
}
    .moment = yes

date-month-day-year = { $case ->
    [on] vào ngày { $day } { $month } năm { $year }
   *[bare] ngày { $day } { $month } năm { $year }
}
    .moment = yes

date-full = { $case ->
    [on] vào { $weekday } ngày { $day } { $month } năm { $year }
   *[bare] { $weekday } ngày { $day } { $month } năm { $year }
}
    .moment = yes

date-day-header = { $relative }, { $date }

date-unavailable = không rõ ngày

time-unavailable = không rõ giờ

## Moments: a day and a time

moment-today = { $case ->
    [until] { $time } hôm nay
   *[bare] hôm nay lúc { $time }
}
    .moment = yes

moment-yesterday = { $case ->
    [until] { $time } hôm qua
   *[bare] hôm qua lúc { $time }
}
    .moment = yes

moment-tomorrow = { $case ->
    [until] { $time } ngày mai
   *[bare] ngày mai lúc { $time }
}
    .moment = yes

moment-date = { $case ->
    [until] { $time } { $date }
   *[bare] { $date } lúc { $time }
}
    .moment = yes

## The hour that comes twice

time-before-change = { $time }, trước khi đổi giờ

time-after-change = { $time }, sau khi đổi giờ

decade = thập niên { $year }
