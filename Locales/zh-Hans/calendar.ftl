## Ages

age = { $period ->
    [year] { numeral }岁
    [month] { $duration }大
    [week] { $duration }大
   *[day] 出生{ $duration }
}
    .none = { $period ->
        [year] 不到1岁
        [day] 今天出生
       *[other] 出生不到{ $duration }
    }
    .age = yes

## Periods that end now

recent = 最近{ $duration }

## Today, with its part of the day

# The time says it already: 今天晚上9点, 今天21点.
moment-today-part = { moment-today }

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] 今天凌晨
    [5] 今天早上
    [6] 今天早上
    [7] 今天早上
    [8] 今天上午
    [9] 今天上午
    [10] 今天上午
    [11] 今天上午
    [12] 今天中午
    [13] 今天下午
    [14] 今天下午
    [15] 今天下午
    [16] 今天下午
    [17] 今天下午
    [18] 今天下午
   *[other] 今晚
}

week-of = { $date }当周

## Hours that have names, and times in other time zones

time-noon = 中午12点

time-midnight = 零点

moment-end-of-today = 今晚12点

moment-same-day = { $time }

# The zone may be a zone, a place, or a person: Eastern时间下午3点, 东部标准时间下午3点
# With a space after Latin letters, so that Eastern Time 21 isn't heard as one word.
time-zoned = { TAIL($zone) ->
    [english] { $zone } { $time }
    [time] { $zone }{ $time }
   *[name] { $zone }时间{ $time }
}
    .known = { $zone }{ $time }
-tail-time = 时间 标准时 夏令时 世界时
-tail-english = time

# 本地时间 is the listener's. 当地时间 would be that of the other place.
time-zones = { time-zoned }，本地时间{ $local }
    .known = { time-zoned.known }，本地时间{ $local }

## An amount within a period

# 本周共3次锻炼, but 本周没有锻炼, 本周至少3次锻炼, 本周漏服3剂药.
amount-during = { HEAD($amount) ->
    [number] { $period }共{ $amount }
   *[words] { $period }{ $amount }
}
-head-number = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* 两
