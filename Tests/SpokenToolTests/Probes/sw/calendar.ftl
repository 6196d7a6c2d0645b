## How old somebody is: umri wa miaka minane

age = umri wa { $duration }
    .none = { $period ->
        [day] kuzaliwa leo
       *[other] umri wa chini ya { $duration }
    }

## A span of time that ends now. Not "zilizopita", which is "ago". The particle has the class of the span

recent = { TRAIT($unit, "gender") ->
    [ui] { $duration } ya mwisho
   *[izi] { $count ->
        [1] { $unit } ya mwisho
       *[other] { $duration } za mwisho
    }
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
