## Times of day
##
## A time has its own "kello". The case "from" comes before "lähtien", and "to" before "asti": a full hour is in words
## there (kello yhdeksään asti), and other times stay in digits (kello 9:30 asti). The cases "start" and "end" are for
## intervals of full hours, "last" for an end in the same part of the day, and "dayfrom" and "dayto" for a time after its
## day.

# A full hour has no minutes, and an hour below 10 has no zero before it.
time-h23 = { $case ->
    [from] { time-h23-since }
    [start] kello { time-h23-from }
    [dayfrom] kello { time-h23-from }
    [to] kello { time-h23-to }
    [dayto] kello { time-h23-to }
    [end] kello { time-h23-to }
    [last] { time-h23-to }
    [dial] { time-h23-digits }
   *[at] kello { time-h23-digits }
}
time-h23-digits = { $minute ->
    [0] { $hour }
   *[other] { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h23-from = { $minute ->
    [0] { NUMBER($hour, style: "words", case: "from") }
   *[other] { time-h23-digits }
}
time-h23-to = { $minute ->
    [0] { NUMBER($hour, style: "words", case: "to") }
   *[other] { time-h23-digits }
}
# keskiyöstä lähtien, but kello 0:30 lähtien
time-h23-since = { $hour ->
    [0] { $minute ->
        [0] keskiyöstä
       *[other] kello { time-h23-digits }
    }
   *[other] kello { time-h23-from }
}

# Finns use the 12-hour clock in talk only, with the parts of the day instead of CLDR's marks ap. and ip. The hour after
# midnight stays 0, because "kello 12 yöllä" can be the beginning or the end of a day. In a case the part comes first:
# illalla kello yhdeksään asti. After a day in a case there is no place for it, and the time has 24 hours.
# accepted: unused-argument
time-h12 = { $hour ->
    [0] { time-h23 }
   *[other] { time-h12-case }
}
time-h12-case = { $case ->
    [from] { time-h12-part } kello { time-h12-from }
    [start] { time-h12-part } kello { time-h12-from }
    [dayfrom] { time-h23 }
    [to] { time-h12-part } kello { time-h12-to }
    [end] { time-h12-part } kello { time-h12-to }
    [last] { time-h12-to }
    [dayto] { time-h23 }
    [dial] { time-h12-digits } { time-h12-part }
    [part] kello { time-h12-digits }
   *[at] kello { time-h12-digits } { time-h12-part }
}
time-h12-digits = { $minute ->
    [0] { $hour12 }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-from = { $minute ->
    [0] { NUMBER($hour12, style: "words", case: "from") }
   *[other] { time-h12-digits }
}
time-h12-to = { $minute ->
    [0] { NUMBER($hour12, style: "words", case: "to") }
   *[other] { time-h12-digits }
}
time-h12-part = { $hour ->
    [1] yöllä
    [2] yöllä
    [3] yöllä
    [4] yöllä
    [10] aamupäivällä
    [11] aamupäivällä
    [12] päivällä
    [23] yöllä
   *[other] { $period ->
        [am] aamulla
       *[pm] { time-h12-afternoon }
    }
}
time-h12-afternoon = { $hour12 ->
    [1] iltapäivällä
    [2] iltapäivällä
    [3] iltapäivällä
    [4] iltapäivällä
    [5] iltapäivällä
   *[other] illalla
}

## Days of the week

weekday-monday = { $case ->
    [on] maanantaina
    [every] maanantaisin
    [from] maanantaista
    [to] maanantaihin
   *[bare] maanantai
}
weekday-tuesday = { $case ->
    [on] tiistaina
    [every] tiistaisin
    [from] tiistaista
    [to] tiistaihin
   *[bare] tiistai
}
weekday-wednesday = { $case ->
    [on] keskiviikkona
    [every] keskiviikkoisin
    [from] keskiviikosta
    [to] keskiviikkoon
   *[bare] keskiviikko
}
weekday-thursday = { $case ->
    [on] torstaina
    [every] torstaisin
    [from] torstaista
    [to] torstaihin
   *[bare] torstai
}
weekday-friday = { $case ->
    [on] perjantaina
    [every] perjantaisin
    [from] perjantaista
    [to] perjantaihin
   *[bare] perjantai
}
weekday-saturday = { $case ->
    [on] lauantaina
    [every] lauantaisin
    [from] lauantaista
    [to] lauantaihin
   *[bare] lauantai
}
weekday-sunday = { $case ->
    [on] sunnuntaina
    [every] sunnuntaisin
    [from] sunnuntaista
    [to] sunnuntaihin
   *[bare] sunnuntai
}

## Months

month-january = { $case ->
    [on] tammikuussa
    [from] tammikuusta
    [to] tammikuuhun
    [genitive] tammikuun
    [partitive] tammikuuta
   *[bare] tammikuu
}
month-february = { $case ->
    [on] helmikuussa
    [from] helmikuusta
    [to] helmikuuhun
    [genitive] helmikuun
    [partitive] helmikuuta
   *[bare] helmikuu
}
month-march = { $case ->
    [on] maaliskuussa
    [from] maaliskuusta
    [to] maaliskuuhun
    [genitive] maaliskuun
    [partitive] maaliskuuta
   *[bare] maaliskuu
}
month-april = { $case ->
    [on] huhtikuussa
    [from] huhtikuusta
    [to] huhtikuuhun
    [genitive] huhtikuun
    [partitive] huhtikuuta
   *[bare] huhtikuu
}
month-may = { $case ->
    [on] toukokuussa
    [from] toukokuusta
    [to] toukokuuhun
    [genitive] toukokuun
    [partitive] toukokuuta
   *[bare] toukokuu
}
month-june = { $case ->
    [on] kesäkuussa
    [from] kesäkuusta
    [to] kesäkuuhun
    [genitive] kesäkuun
    [partitive] kesäkuuta
   *[bare] kesäkuu
}
month-july = { $case ->
    [on] heinäkuussa
    [from] heinäkuusta
    [to] heinäkuuhun
    [genitive] heinäkuun
    [partitive] heinäkuuta
   *[bare] heinäkuu
}
month-august = { $case ->
    [on] elokuussa
    [from] elokuusta
    [to] elokuuhun
    [genitive] elokuun
    [partitive] elokuuta
   *[bare] elokuu
}
month-september = { $case ->
    [on] syyskuussa
    [from] syyskuusta
    [to] syyskuuhun
    [genitive] syyskuun
    [partitive] syyskuuta
   *[bare] syyskuu
}
month-october = { $case ->
    [on] lokakuussa
    [from] lokakuusta
    [to] lokakuuhun
    [genitive] lokakuun
    [partitive] lokakuuta
   *[bare] lokakuu
}
month-november = { $case ->
    [on] marraskuussa
    [from] marraskuusta
    [to] marraskuuhun
    [genitive] marraskuun
    [partitive] marraskuuta
   *[bare] marraskuu
}
month-december = { $case ->
    [on] joulukuussa
    [from] joulukuusta
    [to] joulukuuhun
    [genitive] joulukuun
    [partitive] joulukuuta
   *[bare] joulukuu
}

month-year = { $month } { $year }

year-alone = { $case ->
    [on] vuonna { $year }
    [from] vuodesta { $year }
    [to] vuoteen { $year }
    [genitive] vuoden { $year }
   *[bare] { $year }
}

## Days
##
## The day of the month is an ordinal in words. Where it tells when, it stays in the nominative, as in the news: tiistaina
## kolmas marraskuuta. Only the ends of a period have cases: kolmannesta seitsemänteen marraskuuta.

day-of-month = { NUMBER($day, style: "words", type: "ordinal") } { FORM($month, case: "partitive") }

date-today = { $case ->
    [from] tästä päivästä
    [to] tähän päivään
   *[on] tänään
}

date-yesterday = { $case ->
    [from] eilisestä
    [to] eiliseen
   *[on] eilen
}

date-tomorrow = { $case ->
    [from] huomisesta
    [to] huomiseen
   *[on] huomenna
}

# "Tiistaina" alone could be the coming one.
date-weekday = { $days ->
    [2] { $case ->
        [from] toissapäivästä
        [to] toissapäivään
       *[on] toissapäivänä
    }
   *[other] { $case ->
        [from] viime { $weekday }
        [to] viime { $weekday }
       *[on] viime { FORM($weekday, case: "on") }
    }
}

date-weekday-month-day = { $weekday } { day-of-month }

date-month-day = { day-of-month }

date-month-day-year = { day-of-month } { $year }

date-full = { $weekday } { day-of-month } { $year }

# tänään, perjantai kahdeskymmenes marraskuuta
date-day-header = { $relative }, { $date }

date-unavailable = päivämäärä ei ole saatavilla

time-unavailable = kellonaika ei ole saatavilla

## Moments: a day and a time

moment-today = { date-today } { moment-time }

moment-yesterday = { date-yesterday } { moment-time }

moment-tomorrow = { date-tomorrow } { moment-time }

moment-date = { $case ->
    [from] { $date } { moment-time }
    [to] { $date } { moment-time }
   *[on] { FORM($date, case: "on") } { moment-time }
}

moment-time = { $case ->
    [from] { FORM($time, case: "dayfrom") }
    [to] { FORM($time, case: "dayto") }
   *[on] { FORM($time, case: "at") }
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time } ennen kellojen siirtoa

time-after-change = { $time } kellojen siirron jälkeen

## Decades

# "1900-luku" is a century.
decade = { TAIL($year) ->
    [century] { $case ->
        [on] { $year }-luvun ensimmäisellä vuosikymmenellä
        [from] { $year }-luvun ensimmäisestä vuosikymmenestä
        [to] { $year }-luvun ensimmäiseen vuosikymmeneen
       *[bare] { $year }-luvun ensimmäinen vuosikymmen
    }
   *[other] { $case ->
        [on] { $year }-luvulla
        [from] { $year }-luvulta
        [to] { $year }-luvulle
       *[bare] { $year }-luku
    }
}
-tail-century = 1000 1100 1200 1300 1400 1500 1600 1700 1800 1900 2000 2100 2200 2300 2400 2500 2600 2700 2800 2900
