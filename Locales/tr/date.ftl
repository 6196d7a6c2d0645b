## Times of day
##
## "Saat" comes before the time. $case: "on" and "at" are the locative (saat 14:30’da), "to" the dative (saat 14:30’a), "from" the
## ablative (saat 14:30’dan). "later" is the second of two times, without "saat", and "clock" also
## has no part of the day. A full hour has no minutes, and no hour has a
## zero before it, because voices would read each zero.

time-h23 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-clock }
    }
   *[other] { time-clock }
}
time-clock = { $case ->
    [on] saat { time-digits }{ time-locative }
    [at] saat { time-digits }{ time-locative }
    [to] saat { time-digits }{ time-dative }
    [from] saat { time-digits }{ time-locative }n
    [clock] { time-digits }
    [later] { time-digits }
   *[bare] saat { time-digits }
}
time-digits = { $minute ->
    [0] { $hour }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
# The suffix goes with the minutes, or with the hour if there are none.
time-locative = { $minute ->
    [0] { FORM(suffix-locative, $hour) }
   *[other] { FORM(suffix-locative, $minute) }
}
time-dative = { $minute ->
    [0] { FORM(suffix-dative, $hour) }
   *[other] { FORM(suffix-dative, $minute) }
}

# With the part of the day in place of CLDR's ÖÖ and ÖS: öğleden sonra saat 2:30
time-h12 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-h12-dial }
    }
   *[other] { time-h12-dial }
}
time-h12-dial = { $case ->
    [clock] { time-dial-digits }
    [later] { time-part } { time-dial-digits }
   *[bare] { time-part } { time-dial }
}
time-dial = { $case ->
    [on] saat { time-dial-digits }{ time-dial-locative }
    [at] saat { time-dial-digits }{ time-dial-locative }
    [to] saat { time-dial-digits }{ time-dial-dative }
    [from] saat { time-dial-digits }{ time-dial-locative }n
   *[bare] saat { time-dial-digits }
}
time-dial-digits = { $minute ->
    [0] { $hour12 }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-dial-locative = { $minute ->
    [0] { FORM(suffix-locative, $hour12) }
   *[other] { FORM(suffix-locative, $minute) }
}
time-dial-dative = { $minute ->
    [0] { FORM(suffix-dative, $hour12) }
   *[other] { FORM(suffix-dative, $minute) }
}
# After midnight "gece" alone would be the night that follows the day: bugün gece saat 2.
time-part = { $hour ->
    [0] gece yarısından sonra
    [1] gece yarısından sonra
    [2] gece yarısından sonra
    [3] sabaha karşı
    [4] sabaha karşı
    [5] sabaha karşı
    [6] sabah
    [7] sabah
    [8] sabah
    [9] sabah
    [10] sabah
    [11] sabah
    [12] öğlen
    [18] akşam
    [19] akşam
    [20] akşam
    [21] akşam
    [22] gece
    [23] gece
   *[other] öğleden sonra
}

## Months: "dated" in a date, where they have a capital; else in lowercase with "ayı": mart ayından beri

month-january = { $case ->
    [on] ocak ayında
    [to] ocak ayına
    [from] ocak ayından
    [of] ocak ayının
   *[dated] Ocak
}
month-february = { $case ->
    [on] şubat ayında
    [to] şubat ayına
    [from] şubat ayından
    [of] şubat ayının
   *[dated] Şubat
}
month-march = { $case ->
    [on] mart ayında
    [to] mart ayına
    [from] mart ayından
    [of] mart ayının
   *[dated] Mart
}
month-april = { $case ->
    [on] nisan ayında
    [to] nisan ayına
    [from] nisan ayından
    [of] nisan ayının
   *[dated] Nisan
}
month-may = { $case ->
    [on] mayıs ayında
    [to] mayıs ayına
    [from] mayıs ayından
    [of] mayıs ayının
   *[dated] Mayıs
}
month-june = { $case ->
    [on] haziran ayında
    [to] haziran ayına
    [from] haziran ayından
    [of] haziran ayının
   *[dated] Haziran
}
month-july = { $case ->
    [on] temmuz ayında
    [to] temmuz ayına
    [from] temmuz ayından
    [of] temmuz ayının
   *[dated] Temmuz
}
month-august = { $case ->
    [on] ağustos ayında
    [to] ağustos ayına
    [from] ağustos ayından
    [of] ağustos ayının
   *[dated] Ağustos
}
month-september = { $case ->
    [on] eylül ayında
    [to] eylül ayına
    [from] eylül ayından
    [of] eylül ayının
   *[dated] Eylül
}
month-october = { $case ->
    [on] ekim ayında
    [to] ekim ayına
    [from] ekim ayından
    [of] ekim ayının
   *[dated] Ekim
}
month-november = { $case ->
    [on] kasım ayında
    [to] kasım ayına
    [from] kasım ayından
    [of] kasım ayının
   *[dated] Kasım
}
month-december = { $case ->
    [on] aralık ayında
    [to] aralık ayına
    [from] aralık ayından
    [of] aralık ayının
   *[dated] Aralık
}

# The suffixes of a month in a date: 24 Aralık’ta, 24 Aralık’a
month-locative = { TAIL(FORM($month, case: "dated")) ->
    [month-hard] ’ta
    [month-front] ’de
   *[month-back] ’da
}
month-dative = { TAIL(FORM($month, case: "dated")) ->
    [month-front] ’e
   *[month-back] ’a
}
-tail-month-hard = Ocak Şubat Mart Mayıs Ağustos Aralık
-tail-month-front = Eylül Ekim

month-year = { $case ->
    [on] { FORM($month, case: "dated") } { $year }{ year-locative }
    [to] { FORM($month, case: "dated") } { $year }{ year-dative }
    [from] { FORM($month, case: "dated") } { $year }{ year-locative }n
   *[bare] { FORM($month, case: "dated") } { $year }
}

year-alone = { $case ->
    [on] { $year }{ year-locative }
    [to] { $year }{ year-dative }
    [from] { $year }{ year-locative }n
   *[bare] { $year }
}
year-locative = { FORM(suffix-locative, $year) }
year-dative = { FORM(suffix-dative, $year) }

## Days of the week: "dated" in a date (24 Kasım Salı), else in lowercase

weekday-monday = { $case ->
    [dated] Pazartesi
    [to] pazartesiye
    [from] pazartesiden
   *[bare] pazartesi
}
weekday-tuesday = { $case ->
    [dated] Salı
    [to] salıya
    [from] salıdan
   *[bare] salı
}
weekday-wednesday = { $case ->
    [dated] Çarşamba
    [to] çarşambaya
    [from] çarşambadan
   *[bare] çarşamba
}
weekday-thursday = { $case ->
    [dated] Perşembe
    [to] perşembeye
    [from] perşembeden
   *[bare] perşembe
}
weekday-friday = { $case ->
    [dated] Cuma
    [to] cumaya
    [from] cumadan
   *[bare] cuma
}
weekday-saturday = { $case ->
    [dated] Cumartesi
    [to] cumartesiye
    [from] cumartesiden
   *[bare] cumartesi
}
weekday-sunday = { $case ->
    [dated] Pazar
    [to] pazara
    [from] pazardan
   *[bare] pazar
}

## Days. No other suffix is needed for "on" after the words for near days and after "günü"

date-today = { $case ->
    [to] bugüne
    [from] bugünden
   *[bare] bugün
}
date-yesterday = { $case ->
    [to] düne
    [from] dünden
   *[bare] dün
}
date-tomorrow = { $case ->
    [to] yarına
    [from] yarından
   *[bare] yarın
}

# "Salı" alone would be heard as the coming one.
date-weekday = { $case ->
    [point] { $weekday } günü
   *[bare] geçen { $weekday }
}

date-weekday-month-day = { $case ->
    [on] { date-dated-weekday } günü
    [to] { date-dated-weekday } gününe
    [from] { date-dated-weekday } gününden
   *[bare] { date-dated-weekday }
}
date-dated-weekday = { $day } { FORM($month, case: "dated") } { FORM($weekday, case: "dated") }

date-month-day = { $case ->
    [on] { date-day-month }{ month-locative }
    [to] { date-day-month }{ month-dative }
    [from] { date-day-month }{ month-locative }n
   *[bare] { date-day-month }
}
date-day-month = { $day } { FORM($month, case: "dated") }

date-month-day-year = { $case ->
    [on] { date-day-month } { $year }{ year-locative }
    [to] { date-day-month } { $year }{ year-dative }
    [from] { date-day-month } { $year }{ year-locative }n
   *[bare] { date-day-month } { $year }
}

date-full = { $case ->
    [on] { date-full-weekday } günü
    [to] { date-full-weekday } gününe
    [from] { date-full-weekday } gününden
   *[bare] { date-full-weekday }
}
date-full-weekday = { date-day-month } { $year } { FORM($weekday, case: "dated") }

# bugün, 20 Kasım Cuma
date-day-header = { $relative }, { $date }

date-unavailable = tarih bilinmiyor

time-unavailable = saat bilinmiyor

## Moments: a day and a time. The case is that of the time: bugün saat 14:30’da
##
## Midnight is the beginning of a day, but "bugün gece yarısı" would be its end: dün gece yarısı, bu gece yarısı.

-tail-midnight = yarısı

moment-today = { FORM(date-today, case: "bare") } { $time }
    .night = { TAIL(FORM($time, case: "bare")) ->
        [midnight] dün { $time }
       *[other] { moment-today }
    }

moment-yesterday = { FORM(date-yesterday, case: "bare") } { $time }
    .night = { TAIL(FORM($time, case: "bare")) ->
        [midnight] evvelki { $time }
       *[other] { moment-yesterday }
    }

moment-tomorrow = { FORM(date-tomorrow, case: "bare") } { $time }
    .night = { TAIL(FORM($time, case: "bare")) ->
        [midnight] bu { $time }
       *[other] { moment-tomorrow }
    }

moment-date = { FORM($date, case: "bare") } { $time }
    .night = { TAIL(FORM($time, case: "bare")) ->
        [midnight] { FORM($date, case: "bare") } gününün başladığı { $time }
       *[other] { moment-date }
    }

## The hour that comes twice, on the night when clocks are set back

time-before-change = saatler geri alınmadan önce { $time }

time-after-change = saatler geri alındıktan sonra { $time }

## Decades

# 1990’lı yıllar
decade = { TAIL($year) ->
    [decade-thousand] { $year }’li yıllar
    [decade-hundred] { $year }’lü yıllar
    [decade-round] { $year }’lu yıllar
    [decade-flat] { $year }’lı yıllar
   *[decade-front] { $year }’li yıllar
}
-tail-decade-thousand = 000
-tail-decade-hundred = 00
-tail-decade-round = 10 30
-tail-decade-flat = 40 60 90
