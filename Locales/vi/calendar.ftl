## Yesterday, today, and tomorrow, in lowercase

date-yesterday = hôm qua
    .moment = yes
date-today = hôm nay
    .moment = yes
date-tomorrow = ngày mai
    .moment = yes

## Ages: 8 tuổi, 3 tháng tuổi

age = { $period ->
    [year] { $count } tuổi
   *[other] { $duration } tuổi
}
    .none = { $period ->
        [year] chưa đầy 1 tuổi
        [day] mới sinh hôm nay
       *[other] chưa đầy { $duration } tuổi
    }

## Periods that end now

recent = { $duration } qua

## Today, with its part of the day: tối nay lúc 9 giờ

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
   *[other] { date-today-part } lúc { FORM($time, case: "dial") }
}
    .moment = yes

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [12] trưa nay
    [13] chiều nay
    [14] chiều nay
    [15] chiều nay
    [16] chiều nay
    [17] chiều nay
    [18] tối nay
    [19] tối nay
    [20] tối nay
    [21] tối nay
    [22] đêm nay
    [23] đêm nay
   *[other] sáng nay
}
    .moment = yes

week-of = tuần từ { FORM($date, case: "span") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [dial] 12 giờ
   *[whole] 12 giờ trưa
}
    .moment = yes

# Not nửa đêm, which may be the beginning or the end of a day.
time-midnight = 0 giờ
    .moment = yes

moment-end-of-today = lúc 12 giờ đêm nay

moment-same-day = { $case ->
    [at] lúc { $time }
   *[bare] { $time }
}
    .moment = yes

# 15 giờ theo giờ Eastern
time-zoned = { HEAD($zone) ->
    [time] { $time } theo { $zone }
   *[name] { $time } theo giờ { $zone }
}
    .known = { $time } theo { $zone }
    .moment = yes
-head-time = giờ

# Not giờ địa phương, which may be the time where the event is.
time-zones = { time-zoned }, tức { $local } theo giờ của bạn
    .known = { time-zoned.known }, tức { $local } theo giờ của bạn
    .moment = yes

amount-during = { $amount } trong { $period }
