## Ages

age = { $period ->
    [year] { age-years }
   *[other] { age-young }
}
    .none = { $period ->
        [year] 1세 미만
        [day] 오늘 태어남
       *[other] 생후 { $duration } 미만
    }
age-years = { $count }세
age-young = { $case ->
    [joint] 이음매 { $duration }
    [most] 생후 최대 { $duration }
    [nearly] 생후 거의 { $duration }
    [end] { $duration }
   *[plain] 생후 { $duration }
}

## Periods that end now

recent = 최근 { $duration }

## Today, with the part of the day if it can't mean another day

# 오늘 저녁 7시: 오후 isn't said again. On the 24-hour clock, 오늘 19시.
moment-today-part = { HEAD($time) ->
    [am] { moment-today-named }
    [pm] { moment-today-named }
   *[other] { moment-today }
}
moment-today-named = { $hour ->
    [10] { moment-today }
    [11] { moment-today }
    [12] { moment-today }
    [13] { moment-today }
    [14] { moment-today }
    [15] { moment-today }
    [16] { moment-today }
    [17] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "dial") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] 오늘 아침
    [5] 오늘 아침
    [6] 오늘 아침
    [7] 오늘 아침
    [8] 오늘 아침
    [9] 오늘 아침
    [10] 오늘 오전
    [11] 오늘 오전
    [12] 오늘 오후
    [13] 오늘 오후
    [14] 오늘 오후
    [15] 오늘 오후
    [16] 오늘 오후
    [17] 오늘 오후
    [18] 오늘 저녁
    [19] 오늘 저녁
    [20] 오늘 저녁
   *[other] 오늘 밤
}

week-of = { $date } 주간

## Hours that have names, and times in other time zones

time-noon = 정오
    .clock = yes

time-midnight = 자정
    .clock = yes

# 오늘 자정 may be heard as its beginning.
moment-end-of-today = 오늘 밤 12시

moment-same-day = { $time }
    .clock = yes

# The name may be that of a zone, a place, or a person: 동부 현지 시간으로 오후 3시.
time-zoned = { TAIL($zone) ->
    [zone] { time-zoned.known }
   *[place] { $zone } 현지 시간으로 { $time }
}
    .known = { by-zone } { $time }
-tail-zone = 시간 시간대

time-zones = { TAIL($zone) ->
    [zone] { time-zones.known }
   *[place] { $zone } 현지 시간으로 { $time }, 내 시간대로 { $local }
}
    .known = { by-zone } { $time }, 내 시간대로 { $local }

## An amount within a period

amount-during = { $period } { $amount }

# 미 동부 시간으로, but 협정 세계시로.
by-zone = { TAIL($zone) ->
    [open] { $zone }로
    [latin] { $zone }로
   *[closed] { $zone }으로
}
