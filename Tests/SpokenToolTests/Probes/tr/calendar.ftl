## How old somebody is: by the number alone

age = { $period ->
    [day] { $count } günlük
    [week] { $count } haftalık
    [month] { $count } aylık
   *[year] { $count } yaşında
}
    .none = { $period ->
        [day] bugün doğdu
        [week] 1 haftalıktan küçük
        [month] 1 aylıktan küçük
       *[year] 1 yaşından küçük
    }

recent = { $count ->
    [1] son { $unit }
   *[other] son { $duration }
}

week-this = bu hafta
week-last = { $case ->
    [to] geçen haftaya
   *[nominative] geçen hafta
}
week-next = gelecek hafta
month-this = bu ay
month-last = { $case ->
    [to] geçen aya
   *[nominative] geçen ay
}
month-next = gelecek ay
year-this = bu yıl
year-last = { $case ->
    [to] geçen yıla
   *[nominative] geçen yıl
}
year-next = gelecek yıl

## Today, by the part of the day. The small hours stay plain

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
   *[other] { date-today-part } { $time }
}
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] bu sabah
    [5] bu sabah
    [6] bu sabah
    [7] bu sabah
    [8] bu sabah
    [9] bu sabah
    [10] bu sabah
    [11] bu sabah
    [12] bugün öğleden sonra
    [13] bugün öğleden sonra
    [14] bugün öğleden sonra
    [15] bugün öğleden sonra
    [16] bugün öğleden sonra
    [17] bugün öğleden sonra
    [18] bu akşam
    [19] bu akşam
    [20] bu akşam
   *[other] bu gece
}

## Hours that have names: see the endings in timing.ftl

time-noon = öğlen
time-midnight = gece yarısı
moment-end-of-today = gece yarısı
moment-same-day = { $time }
time-zoned = { $time } { $zone }
    .known = { $time }, { $zone }
time-zones = { time-zoned }, buranın saatiyle { $local }
    .known = { time-zoned.known }, buranın saatiyle { $local }
