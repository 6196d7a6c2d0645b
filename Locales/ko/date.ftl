## Times of day. 오후 2시 30분 or 14시 30분: voices say the hours of the dial in native numbers by themselves. Noon is 정오. The
## hour after midnight is 0시 on either clock, as 오전 12시 is taken for noon by many, and 자정 for the end of a day.

# $case "dial" leaves 오전 and 오후 to another time: 오후 2시부터 4시까지.
time-h12 = { $case ->
    [dial] { time-h12-dial }
   *[whole] { time-h12-whole }
}
    .clock = yes
time-h12-whole = { $period ->
    [am] { $hour12 ->
        [12] { time-zero }
       *[other] 오전 { time-h12-dial }
    }
   *[pm] { $hour12 ->
        [12] { time-h12-noon }
       *[other] 오후 { time-h12-dial }
    }
}
time-h12-dial = { $minute ->
    [0] { $hour12 }시
   *[other] { $hour12 }시 { $minute }분
}
time-h12-noon = { $minute ->
    [0] 정오
   *[other] 오후 12시 { $minute }분
}

# From 0:00 to 0:59, on both clocks.
time-zero = { $minute ->
    [0] 0시
   *[other] 0시 { $minute }분
}

time-h23 = { $hour ->
    [0] { time-zero }
    [12] { time-h23-noon }
   *[other] { time-h23-hour }
}
    .clock = yes
time-h23-noon = { $minute ->
    [0] 정오
   *[other] { time-h23-hour }
}
time-h23-hour = { $minute ->
    [0] { $hour }시
   *[other] { $hour }시 { $minute }분
}

## A month with its year, and a year alone

month-year = { $year }년 { $month }

year-alone = { $year }년

## Days

# 11월 17일 화요일: a day of the week alone would be heard as one to come, and 지난 화요일 as one of last week.
# $case "end": the date has been said, as in a chart.
date-weekday = { $case ->
    [end] { $weekday }
   *[past] { $days ->
        [2] 그저께
       *[other] { $month } { $day }일 { $weekday }
    }
}
    .clock = yes

date-weekday-month-day = { $month } { $day }일 { $weekday }
    .clock = yes

date-month-day = { $month } { $day }일
    .clock = yes

date-month-day-year = { $year }년 { $month } { $day }일
    .clock = yes

date-full = { $year }년 { $month } { $day }일 { $weekday }
    .clock = yes

date-day-header = { $relative }, { $date }

date-unavailable = 날짜 알 수 없음

time-unavailable = 시간 알 수 없음

## Moments: a day and a time

moment-today = 오늘 { $time }
    .clock = yes

moment-yesterday = 어제 { $time }
    .clock = yes

moment-tomorrow = 내일 { $time }
    .clock = yes

moment-date = { $date } { $time }
    .clock = yes

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, 시계 변경 전

time-after-change = { $time }, 시계 변경 후

## Decades

decade = { $year }년대
