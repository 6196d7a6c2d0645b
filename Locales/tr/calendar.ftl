## Ages. $case "from" is before "büyük" and "küçük" (18 yaşından büyük), "years-from" and "years" are between two limits (18
## ile 25 yaş arası)

age = { $period ->
    [day] { $case ->
        [from] { $count } günlükten
       *[bare] { $count } günlük
    }
    [week] { $case ->
        [from] { $count } haftalıktan
       *[bare] { $count } haftalık
    }
    [month] { $case ->
        [from] { $count } aylıktan
       *[bare] { $count } aylık
    }
   *[year] { age-years }
}
    .none = { $period ->
        [day] bugün doğdu
        [week] 1 haftalıktan küçük
        [month] 1 aylıktan küçük
       *[year] 1 yaşından küçük
    }
age-years = { $case ->
    [from] { $count } yaşından
    [years-from] { $count }
    [years] { $count } yaş
   *[bare] { $count } yaşında
}

## Periods that end now

# "Son dakika" alone would be "breaking news".
recent = son { $duration }

## Weeks, months, and years of the calendar. $case "to" is the dative before "göre": geçen haftaya göre

week-last = { $case ->
    [to] geçen haftaya
    [from] geçen haftadan
   *[bare] geçen hafta
}
week-this = { $case ->
    [to] bu haftaya
    [from] bu haftadan
   *[bare] bu hafta
}
week-next = { $case ->
    [to] gelecek haftaya
    [from] gelecek haftadan
   *[bare] gelecek hafta
}
month-last = { $case ->
    [to] geçen aya
    [from] geçen aydan
   *[bare] geçen ay
}
month-this = { $case ->
    [to] bu aya
    [from] bu aydan
   *[bare] bu ay
}
month-next = { $case ->
    [to] gelecek aya
    [from] gelecek aydan
   *[bare] gelecek ay
}
year-last = { $case ->
    [to] geçen yıla
    [from] geçen yıldan
   *[bare] geçen yıl
}
year-this = { $case ->
    [to] bu yıla
    [from] bu yıldan
   *[bare] bu yıl
}
year-next = { $case ->
    [to] gelecek yıla
    [from] gelecek yıldan
   *[bare] gelecek yıl
}

## Today, with the part of the day

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
    [12] { moment-today }
   *[other] { HEAD(FORM($time, case: "bare")) ->
        [part] { moment-today }
       *[clock] { FORM(date-today-part, case: "bare") } { $time }
    }
}
# Times with a part of the day of their own: bugün akşam saat 8
-head-part = sabah öğle akşam gece

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
    [12] bugün öğlen
    [13] bugün öğleden sonra
    [14] bugün öğleden sonra
    [15] bugün öğleden sonra
    [16] bugün öğleden sonra
    [17] bugün öğleden sonra
    [18] bu akşam
    [19] bu akşam
    [20] bu akşam
    [21] bu akşam
   *[other] bu gece
}

# 2 Kasım haftası
week-of = { $date } haftası

## Hours that have names, and times in other time zones

# Not said: 12:00 is saat 12.
time-noon = öğlen

time-midnight = { $case ->
    [to] gece yarısına
    [from] gece yarısından
   *[bare] gece yarısı
}

moment-end-of-today = bu gece yarısı

# same for every case
moment-same-day = { $time }

# Doğu Saati’ne göre saat 15: the zone comes before the time, which has the suffixes.
time-zoned = { TAIL($zone) ->
    [code] { $zone } { $time }
    [saati] { $zone }’ne göre { $time }
   *[name] { $zone }: { $time }
}
    .known = { $zone }’ne göre { $time }
-tail-code = utc gmt est edt cst cdt mst mdt pst pdt bst ist jst cet cest eet eest aest aedt trt 0 1 2 3 4 5 6 7 8 9
-tail-saati = saati

time-zones = { time-zoned }, bulunduğunuz yerde { $local }
    .known = { time-zoned.known }, bulunduğunuz yerde { $local }

## An amount within a period

# bu hafta 3 antrenman; son 7 günde 3 antrenman
amount-during = { HEAD($period) ->
    [recent] { $period }{ period-locative } { $amount }
   *[other] { $period } { $amount }
}
-head-recent = son
period-locative = { TAIL($period) ->
    [front-hard] te
    [front-soft] de
   *[other] da
}
