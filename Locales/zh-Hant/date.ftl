## Times of day. Minutes below ten have their zero (14點05分), the full hour has no minutes (14點).
##
## The parts of the day are those of CLDR, with 早上 for 清晨: 凌晨 to 4:59, 早上 to 7:59, 上午 to 11:59, 中午 to 12:59, 下午 to 18:59, 晚上.

# $case "dial" leaves the part of the day to another time: 下午2點到4點.
time-h12 = { $case ->
    [dial] { time-h12-dial }
   *[whole] { time-h12-whole }
}
time-h12-whole = { $hour ->
    [0] { $minute ->
        [0] 凌晨零點
       *[other] 凌晨{ time-h12-dial }
    }
   *[other] { time-part }{ time-h12-dial }
}
time-h12-dial = { $minute ->
    [0] { time-h12-hour }點
   *[other] { time-h12-hour }點{ NUMBER($minute, minimumIntegerDigits: 2) }分
}
# 凌晨0點30分: 12點 is left to noon.
time-h12-hour = { $hour ->
    [0] 0
   *[other] { $hour12 }
}

# The part of the day of an hour.
time-part = { $hour ->
    [1] 凌晨
    [2] 凌晨
    [3] 凌晨
    [4] 凌晨
    [5] 早上
    [6] 早上
    [7] 早上
    [8] 上午
    [9] 上午
    [10] 上午
    [11] 上午
    [12] 中午
    [13] 下午
    [14] 下午
    [15] 下午
    [16] 下午
    [17] 下午
    [18] 下午
   *[other] 晚上
}

# CLDR writes 14:30. $case "half", of which only the end is looked at, is 下午 if the number itself tells the half of
# the day.
# accepted: unused-argument
time-h23 = { $case ->
    [dial] { time-h23-dial }
    [half] { time-h23-half }
   *[whole] { time-h23-whole }
}
time-h23-whole = { $period ->
    [am] { $hour ->
        [0] { time-h23-midnight }
       *[other] { time-part }{ time-h23-digits }
    }
   *[pm] { $hour ->
        [12] 中午{ time-h23-digits }
       *[other] { time-h23-digits }
    }
}
time-h23-midnight = { $minute ->
    [0] 凌晨零點
   *[other] 凌晨{ time-h23-digits }
}
time-h23-dial = { $hour ->
    [0] { time-h23-midnight }
   *[other] { time-h23-digits }
}
time-h23-digits = { $minute ->
    [0] { $hour }點
   *[other] { $hour }點{ NUMBER($minute, minimumIntegerDigits: 2) }分
}
time-h23-half = { $period ->
    [am] { time-h23-digits }
   *[pm] { $hour ->
        [12] { time-h23-digits }
       *[other] 下午
    }
}
# A time on the 24-hour clock that tells by its number that it is after noon.
-tail-late = 下午

## Months with digits, as in CLDR's dates: 11月20日. Its names of months are in characters (十一月).

month-january = 1月
month-february = 2月
month-march = 3月
month-april = 4月
month-may = 5月
month-june = 6月
month-july = 7月
month-august = 8月
month-september = 9月
month-october = 10月
month-november = 11月
month-december = 12月

## A month with its year, and a year alone

month-year = { $year }年{ $month }

year-alone = { $year }年

## Days

# 11月17日星期二: a day 3 to 6 days ago has its date, too, because 星期二 alone may be the coming one.
# $case "end" leaves the date out: the days of a chart, which has said from when to when.
date-weekday = { $case ->
    [end] { $weekday }
   *[past] { $days ->
        [2] 前天
       *[other] { date-weekday-month-day }
    }
}

# accepted: unused-argument
date-weekday-month-day = { $case ->
    [end] { $weekday }
   *[date] { $month }{ $day }日{ $weekday }
}

date-month-day = { $month }{ $day }日

date-month-day-year = { $year }年{ $month }{ $day }日

date-full = { $year }年{ $month }{ $day }日{ $weekday }

# For example: 今天，11月20日星期五
date-day-header = { $relative }，{ $date }

date-unavailable = 無法取得日期

time-unavailable = 無法取得時間

## Moments: a day and a time

# The time 0:00.
-head-midnight = 凌晨零點
-tail-midnight = 凌晨零點

moment-today = 今天{ $time }

moment-yesterday = 昨天{ $time }

# 今晚12點: 明天凌晨零點 may be heard as the end of tomorrow.
moment-tomorrow = { HEAD($time) ->
    [midnight] { moment-end-of-today }
   *[other] 明天{ $time }
}

# For example: 11月17日星期二14點
moment-date = { $date }{ $time }

## The hour that comes twice, on the night when clocks are set back

time-before-change = 時鐘調整前的{ $time }

time-after-change = 時鐘調整後的{ $time }

## Decades

decade = { $year }年代
