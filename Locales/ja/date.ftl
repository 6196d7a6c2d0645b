## Times of day. Minutes are said without a zero before them (14時5分), the full hour without minutes (14時).
##
## Japan's clock has 24 hours, but 毎日3時 and 今日の8時 are heard as the afternoon and the evening, too. So the hours before
## noon have 午前 on either clock, and noon is 正午. From 13時 on, the number itself tells the half of the day: 毎日8時と20時.
## The hour after midnight always has its 午前: 明日の0時 and 今日の0時30分 may be heard as the end of that day.

# As CLDR, the hours of the dial go from 0 to 11: 午前0時, 午後0時30分. Noon itself is 正午, which can't be mistaken.
# $case "dial" leaves 午前 and 午後 to another time: 午後2時から4時まで; 8時から20時まで.
time-h12 = { $case ->
    [dial] { time-h12-dial }
   *[whole] { time-h12-whole }
}
time-h12-whole = { $period ->
    [am] { $hour12 ->
        [12] { time-h12-midnight }
       *[other] 午前{ time-h12-dial }
    }
   *[pm] { $hour12 ->
        [12] { time-h12-noon }
       *[other] 午後{ time-h12-dial }
    }
}

# From 1 to 11 o’clock, and after noon at 0, for time-h12.
time-h12-dial = { $minute ->
    [0] { time-h12-hour }時
   *[other] { time-h12-hour }時{ $minute }分
}
time-h12-hour = { $hour12 ->
    [12] 0
   *[other] { $hour12 }
}

# From 0:00 to 0:59, for time-h12 and time-h23.
time-h12-midnight = { $minute ->
    [0] 午前0時
   *[other] 午前0時{ $minute }分
}

# From 12:00 to 12:59, for time-h12.
time-h12-noon = { $minute ->
    [0] 正午
   *[other] 午後0時{ $minute }分
}

# CLDR writes 14:30. $case "half", of which only the end is looked at, is 午後 if the number tells so.
# accepted: unused-argument
time-h23 = { $case ->
    [dial] { time-h23-dial }
    [half] { time-h23-half }
   *[whole] { time-h23-whole }
}
time-h23-whole = { $period ->
    [am] { $hour ->
        [0] { time-h12-midnight }
       *[other] 午前{ time-h23-hour }
    }
   *[pm] { $hour ->
        [12] { time-h23-noon }
       *[other] { time-h23-hour }
    }
}
time-h23-hour = { $minute ->
    [0] { $hour }時
   *[other] { $hour }時{ $minute }分
}
time-h23-noon = { $minute ->
    [0] 正午
   *[other] { time-h23-hour }
}
time-h23-dial = { $hour ->
    [0] { time-h12-midnight }
   *[other] { time-h23-hour }
}
time-h23-half = { $period ->
    [am] { time-h23-hour }
   *[pm] { $hour ->
        [12] { time-h23-hour }
       *[other] 午後
    }
}
# A time on the 24-hour clock that tells by its number that it is after noon.
-tail-late = 午後

## A month with its year, and a year alone

month-year = { $year }年{ $month }

year-alone = { $year }年

## Days. A day always has its month before it: then voices read 1日 as ついたち.

# 11月14日、土曜日. A day 3 to 6 days ago has its date, too, because on a Friday, 土曜日 would mean tomorrow. 3日前の土曜日 would say
# the distance twice. Avoid 先週の, which is wrong of a day of this week, and この前の, which is vague and not said by apps.
# $case "end" leaves the date out: the last day of a span that begins so, and the days of a chart, which has said from
# when to when.
date-weekday = { $days ->
    [2] おととい
   *[other] { $case ->
        [begin] { date-weekday-joined }
        [end] { $weekday }
       *[past] { date-weekday-month-day }
    }
}

# CLDR has no pause before the day of the week. Without one, 2日日曜日 may be taken apart as 2, 日日, 曜日.
# $cases "begin" and "end", of the ends of a span, have it before 日曜日 only: the pause is between them.
date-weekday-month-day = { $case ->
    [begin] { date-weekday-joined }
    [end] { date-weekday-joined }
   *[alone] { $month }{ $day }日、{ $weekday }
}
date-weekday-joined = { HEAD($weekday) ->
    [sunday] { $month }{ $day }日、{ $weekday }
   *[other] { $month }{ $day }日{ $weekday }
}
-head-sunday = 日曜日

date-month-day = { $month }{ $day }日

date-month-day-year = { $year }年{ $month }{ $day }日

date-full = { $year }年{ $month }{ $day }日、{ $weekday }

# For example: 今日、11月20日、金曜日
date-day-header = { $relative }、{ $date }

date-unavailable = 日付不明

time-unavailable = 時刻不明

## Moments: a day and a time, joined by の as in speech (CLDR has a space). It also parts 今日 from the number after it.

moment-today = 今日の{ $time }

moment-yesterday = 昨日の{ $time }

# 今夜0時: 明日の午前0時 may be heard as the end of tomorrow.
moment-tomorrow = { TAIL($time) ->
    [midnight] { moment-end-of-today }
   *[other] 明日の{ $time }
}
-tail-midnight = 午前0時

# For example: 11月17日、火曜日の14時; おとといの14時
moment-date = { $date }の{ $time }

## The hour that comes twice, on the night when clocks are set back. Avoid 夏時間, which Japan doesn't have.

# Before the time: until it and around it are said after it (時計を戻す前の午前1時30分まで).
time-before-change = 時計を戻す前の{ $time }

time-after-change = 時計を戻したあとの{ $time }

## Decades

decade = { $year }年代
