## Time of day. "saat" stands before it, but for $case "bare", the second end of an interval (saat 14 ile 16 arası).

# CLDR writes 14:00 and 09:05: a full hour has no minutes, and the zero before the hour is not said.
time-h23 = { $case ->
    [bare] { time-h23-clock }
   *[nominative] saat { time-h23-clock }
}
time-h23-clock = { $minute ->
    [0] { $hour }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

# Turks use the 12-hour clock in talk only, with a part of the day instead of CLDR's marks ÖÖ and ÖS.
# From midnight to 1 the hour stays 0: "bugün gece 12" would be taken for the end of the day.
time-h12 = { $hour ->
    [0] gece { time-h23-clock }
    [12] öğlen { time-h12-dial }
    [22] gece { time-h12-dial }
    [23] gece { time-h12-dial }
   *[other] { $period ->
        [am] { time-h12-morning }
       *[pm] { time-h12-afternoon }
    }
}
time-h12-morning = { $hour12 ->
    [1] gece { time-h12-dial }
    [2] gece { time-h12-dial }
    [3] gece { time-h12-dial }
    [4] gece { time-h12-dial }
    [5] gece { time-h12-dial }
   *[other] sabah { time-h12-dial }
}
time-h12-afternoon = { $hour12 ->
    [1] öğleden sonra { time-h12-dial }
    [2] öğleden sonra { time-h12-dial }
    [3] öğleden sonra { time-h12-dial }
    [4] öğleden sonra { time-h12-dial }
    [5] öğleden sonra { time-h12-dial }
   *[other] akşam { time-h12-dial }
}
time-h12-dial = { $minute ->
    [0] { $hour12 }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week. "each" stands behind "2 haftada bir"; "on" is of whole days, where the month may stand between

weekday-monday = { $case ->
    [each] Pazartesi günü
   *[nominative] Pazartesi
}
weekday-tuesday = { $case ->
    [each] Salı günü
   *[nominative] Salı
}
weekday-wednesday = { $case ->
    [each] Çarşamba günü
   *[nominative] Çarşamba
}
weekday-thursday = { $case ->
    [each] Perşembe günü
   *[nominative] Perşembe
}
weekday-friday = { $case ->
    [each] Cuma günü
   *[nominative] Cuma
}
weekday-saturday = { $case ->
    [each] Cumartesi günü
   *[nominative] Cumartesi
}
weekday-sunday = { $case ->
    [each] Pazar günü
   *[nominative] Pazar
}

## Months

month-january = Ocak
month-february = Şubat
month-march = Mart
month-april = Nisan
month-may = Mayıs
month-june = Haziran
month-july = Temmuz
month-august = Ağustos
month-september = Eylül
month-october = Ekim
month-november = Kasım
month-december = Aralık

month-year = { $month } { $year }

year-alone = { $year }

## Days

date-today = bugün

# "to" is the dative before "göre"; where a phrase may be any day, its ending is chosen by "dative".
date-yesterday = { $case ->
    [to] düne
   *[nominative] dün
}

date-tomorrow = yarın

# $case "on": salı günü saat 14
date-weekday = { $case ->
    [on] { $weekday } günü
   *[nominative] { $weekday }
}

# 24 Kasım Salı
# same for every case
date-weekday-month-day = { $day } { $month } { $weekday }

# same for every case
date-month-day = { $day } { $month }

# same for every case
date-month-day-year = { $day } { $month } { $year }

# same for every case
date-full = { $day } { $month } { $year } { $weekday }

date-day-header = { $relative }, { $date }

date-unavailable = tarih kullanılamıyor

time-unavailable = saat kullanılamıyor

## Moments: a day and a time. $case flows into the time.

moment-today = bugün { $time }

moment-yesterday = dün { $time }

moment-tomorrow = yarın { $time }

# salı günü saat 14; 3 Kasım saat 14:30
moment-date = { FORM($date, case: "on") } { $time }

time-before-change = { $time }, saatler geri alınmadan önce
time-after-change = { $time }, saatler geri alındıktan sonra
decade = { $year } yılları
