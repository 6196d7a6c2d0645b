## How old somebody is: umri wa miaka minane

age-years = umri wa { $duration }
    .none = umri wa chini ya mwaka 1
age-months = umri wa { $duration }
    .none = umri wa chini ya mwezi 1
age-weeks = umri wa { $duration }
    .none = umri wa chini ya wiki 1
age-days = umri wa { $duration }
    .none = kuzaliwa leo

## A span of time that ends now. Not "zilizopita", which is "ago". The particle has the class of the span

recent-minutes = { $count ->
    [1] dakika ya mwisho
   *[other] dakika { $count } za mwisho
}
recent-hours = { $count ->
    [1] saa ya mwisho
   *[other] saa { $count } za mwisho
}
recent-days = { $count ->
    [1] saa 24 za mwisho
   *[other] siku { $count } za mwisho
}
recent-weeks = { $count ->
    [1] siku 7 za mwisho
   *[other] wiki { $count } za mwisho
}
recent-months = { $count ->
    [1] siku 30 za mwisho
   *[other] { unit-month } { numeral-ui } ya mwisho
}
recent-years = { $count ->
    [1] miezi 12 ya mwisho
   *[other] { unit-year } { numeral-ui } ya mwisho
}

week-this = wiki hii
week-last = wiki iliyopita
week-next = wiki ijayo
month-this = mwezi huu
month-last = mwezi uliopita
month-next = mwezi ujao
year-this = mwaka huu
year-last = mwaka uliopita
year-next = mwaka ujao

## The part of the day is in every time

moment-today-part = { moment-today }
time-noon = saa 6 mchana
time-midnight = saa 6 usiku
moment-end-of-today = saa 6 usiku
moment-same-day = { $time }
time-zoned = { $time } { $zone }
    .known = { $time }, { $zone }
time-zones = { time-zoned }, hapa { $local }
    .known = { time-zoned.known }, hapa { $local }
