## Time of day. "kello" stands before it, and the number stays in the nominative.

# CLDR writes 14.05, which voices read as a decimal. A full hour has no minutes.
time-h23 = { $minute ->
    [0] kello { FORM(hour, $hour) }
   *[other] kello { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

# A full hour is in words where it has a case: kello yhdeksään asti.
hour = { $case ->
    [from] { hour-from }
    [to] { hour-to }
   *[nominative] { $count }
}
hour-from = { $count ->
    [0] nollasta
    [1] yhdestä
    [2] kahdesta
    [3] kolmesta
    [4] neljästä
    [5] viidestä
    [6] kuudesta
    [7] seitsemästä
    [8] kahdeksasta
    [9] yhdeksästä
    [10] kymmenestä
    [11] yhdestätoista
    [12] kahdestatoista
    [13] kolmestatoista
    [14] neljästätoista
    [15] viidestätoista
    [16] kuudestatoista
    [17] seitsemästätoista
    [18] kahdeksastatoista
    [19] yhdeksästätoista
    [20] kahdestakymmenestä
    [21] kahdestakymmenestäyhdestä
    [22] kahdestakymmenestäkahdesta
   *[23] kahdestakymmenestäkolmesta
}
hour-to = { $count ->
    [0] nollaan
    [1] yhteen
    [2] kahteen
    [3] kolmeen
    [4] neljään
    [5] viiteen
    [6] kuuteen
    [7] seitsemään
    [8] kahdeksaan
    [9] yhdeksään
    [10] kymmeneen
    [11] yhteentoista
    [12] kahteentoista
    [13] kolmeentoista
    [14] neljääntoista
    [15] viiteentoista
    [16] kuuteentoista
    [17] seitsemääntoista
    [18] kahdeksaantoista
    [19] yhdeksääntoista
    [20] kahteenkymmeneen
    [21] kahteenkymmeneenyhteen
    [22] kahteenkymmeneenkahteen
   *[23] kahteenkymmeneenkolmeen
}

# Finns use the 12-hour clock in talk only, with a part of the day instead of CLDR's marks ap. and ip.
# From midnight to 1 the hour stays 0: "tänään kello 12 yöllä" would be taken for the end of the day.
# "asti" and "lähtien" stand behind the hour: illalla kello yhdeksään asti.
time-h12 = { $case ->
    [from] { time-h12-part } { time-h12-clock }
    [to] { time-h12-part } { time-h12-clock }
   *[nominative] { time-h12-clock } { time-h12-part }
}
time-h12-clock = { $hour ->
    [0] { time-h23 }
   *[other] { time-h12-dial }
}
time-h12-part = { $hour ->
    [0] yöllä
    [1] yöllä
    [2] yöllä
    [3] yöllä
    [4] yöllä
    [5] aamulla
    [6] aamulla
    [7] aamulla
    [8] aamulla
    [9] aamulla
    [10] aamupäivällä
    [11] aamupäivällä
    [12] päivällä
    [13] iltapäivällä
    [14] iltapäivällä
    [15] iltapäivällä
    [16] iltapäivällä
    [17] iltapäivällä
    [18] illalla
    [19] illalla
    [20] illalla
    [21] illalla
    [22] illalla
   *[23] yöllä
}
time-h12-dial = { $minute ->
    [0] kello { FORM(hour, $hour12) }
   *[other] kello { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week: "on" (tiistaina), "every" (tiistaisin), and "from" and "to", the ends of an interval (tiistaista perjantaihin)

weekday-monday = { $case ->
    [on] maanantaina
    [every] maanantaisin
    [from] maanantaista
    [to] maanantaihin
   *[nominative] maanantai
}
weekday-tuesday = { $case ->
    [on] tiistaina
    [every] tiistaisin
    [from] tiistaista
    [to] tiistaihin
   *[nominative] tiistai
}
weekday-wednesday = { $case ->
    [on] keskiviikkona
    [every] keskiviikkoisin
    [from] keskiviikkosta
    [to] keskiviikkoon
   *[nominative] keskiviikko
}
weekday-thursday = { $case ->
    [on] torstaina
    [every] torstaisin
    [from] torstaista
    [to] torstaihin
   *[nominative] torstai
}
weekday-friday = { $case ->
    [on] perjantaina
    [every] perjantaisin
    [from] perjantaista
    [to] perjantaihin
   *[nominative] perjantai
}
weekday-saturday = { $case ->
    [on] lauantaina
    [every] lauantaisin
    [from] lauantaista
    [to] lauantaihin
   *[nominative] lauantai
}
weekday-sunday = { $case ->
    [on] sunnuntaina
    [every] sunnuntaisin
    [from] sunnuntaista
    [to] sunnuntaihin
   *[nominative] sunnuntai
}

## Months, after the day of the month: the partitive. "since" is the elative (maaliskuusta lähtien), under a name of its own:
## in "from" days (kolmannesta marraskuuta) the month stays as it is

month-january = { $case ->
    [since] tammikuusta
    [genitive] tammikuun
   *[partitive] tammikuuta
}
month-february = { $case ->
    [since] helmikuusta
    [genitive] helmikuun
   *[partitive] helmikuuta
}
month-march = { $case ->
    [since] maaliskuusta
    [genitive] maaliskuun
   *[partitive] maaliskuuta
}
month-april = { $case ->
    [since] huhtikuusta
    [genitive] huhtikuun
   *[partitive] huhtikuuta
}
month-may = { $case ->
    [since] toukokuusta
    [genitive] toukokuun
   *[partitive] toukokuuta
}
month-june = { $case ->
    [since] kesäkuusta
    [genitive] kesäkuun
   *[partitive] kesäkuuta
}
month-july = { $case ->
    [since] heinäkuusta
    [genitive] heinäkuun
   *[partitive] heinäkuuta
}
month-august = { $case ->
    [since] elokuusta
    [genitive] elokuun
   *[partitive] elokuuta
}
month-september = { $case ->
    [since] syyskuusta
    [genitive] syyskuun
   *[partitive] syyskuuta
}
month-october = { $case ->
    [since] lokakuusta
    [genitive] lokakuun
   *[partitive] lokakuuta
}
month-november = { $case ->
    [since] marraskuusta
    [genitive] marraskuun
   *[partitive] marraskuuta
}
month-december = { $case ->
    [since] joulukuusta
    [genitive] joulukuun
   *[partitive] joulukuuta
}

month-year = { $month } { $year }

year-alone = { $case ->
    [since] vuodesta { $year }
   *[bare] { $year }
}

## The day of the month, in words: voices read "3." as plain 3. Where the day tells when, the nominative is as good as the
## essive (tiistaina kahdeskymmenes marraskuuta), and a third as long.

day-of-month = { $case ->
    [from] { FORM(day-of-month-from, $day) }
    [to] { FORM(day-of-month-to, $day) }
   *[nominative] { day-of-month-bare }
}
day-of-month-bare = { $day ->
    [1] ensimmäinen
    [2] toinen
    [3] kolmas
    [4] neljäs
    [5] viides
    [6] kuudes
    [7] seitsemäs
    [8] kahdeksas
    [9] yhdeksäs
    [10] kymmenes
    [11] yhdestoista
    [12] kahdestoista
    [13] kolmastoista
    [14] neljästoista
    [15] viidestoista
    [16] kuudestoista
    [17] seitsemästoista
    [18] kahdeksastoista
    [19] yhdeksästoista
    [20] kahdeskymmenes
    [21] kahdeskymmenesensimmäinen
    [22] kahdeskymmenestoinen
    [23] kahdeskymmeneskolmas
    [24] kahdeskymmenesneljäs
    [25] kahdeskymmenesviides
    [26] kahdeskymmeneskuudes
    [27] kahdeskymmenesseitsemäs
    [28] kahdeskymmeneskahdeksas
    [29] kahdeskymmenesyhdeksäs
    [30] kolmaskymmenes
   *[31] kolmaskymmenesensimmäinen
}
day-of-month-from = { $count ->
    [1] ensimmäisestä
    [2] toisesta
    [3] kolmannesta
    [4] neljännestä
    [5] viidennestä
    [6] kuudennesta
    [7] seitsemännestä
    [8] kahdeksannesta
    [9] yhdeksännestä
    [10] kymmenennestä
    [11] yhdennestätoista
    [12] kahdennestatoista
    [13] kolmannestatoista
    [14] neljännestätoista
    [15] viidennestätoista
    [16] kuudennestatoista
    [17] seitsemännestätoista
    [18] kahdeksannestatoista
    [19] yhdeksännestätoista
    [20] kahdennestakymmenennestä
    [21] kahdennestakymmenennestäensimmäisestä
    [22] kahdennestakymmenennestätoisesta
    [23] kahdennestakymmenennestäkolmannesta
    [24] kahdennestakymmenennestäneljännestä
    [25] kahdennestakymmenennestäviidennestä
    [26] kahdennestakymmenennestäkuudennesta
    [27] kahdennestakymmenennestäseitsemännestä
    [28] kahdennestakymmenennestäkahdeksannesta
    [29] kahdennestakymmenennestäyhdeksännestä
    [30] kolmannestakymmenennestä
   *[31] kolmannestakymmenennestäensimmäisestä
}
day-of-month-to = { $count ->
    [1] ensimmäiseen
    [2] toiseen
    [3] kolmanteen
    [4] neljänteen
    [5] viidenteen
    [6] kuudenteen
    [7] seitsemänteen
    [8] kahdeksanteen
    [9] yhdeksänteen
    [10] kymmenenteen
    [11] yhdenteentoista
    [12] kahdenteentoista
    [13] kolmanteentoista
    [14] neljänteentoista
    [15] viidenteentoista
    [16] kuudenteentoista
    [17] seitsemänteentoista
    [18] kahdeksanteentoista
    [19] yhdeksänteentoista
    [20] kahdenteenkymmenenteen
    [21] kahdenteenkymmenenteenensimmäiseen
    [22] kahdenteenkymmenenteentoiseen
    [23] kahdenteenkymmenenteenkolmanteen
    [24] kahdenteenkymmenenteenneljänteen
    [25] kahdenteenkymmenenteenviidenteen
    [26] kahdenteenkymmenenteenkuudenteen
    [27] kahdenteenkymmenenteenseitsemänteen
    [28] kahdenteenkymmenenteenkahdeksanteen
    [29] kahdenteenkymmenenteenyhdeksänteen
    [30] kolmanteenkymmenenteen
   *[31] kolmanteenkymmenenteenensimmäiseen
}

## Days; $case flows into the day of the week, the day of the month and the near days

date-today = { $case ->
    [from] tästä päivästä
    [to] tähän päivään
   *[nominative] tänään
}

date-yesterday = { $case ->
    [from] eilisestä
    [to] eiliseen
   *[nominative] eilen
}

date-tomorrow = { $case ->
    [from] huomisesta
    [to] huomiseen
   *[nominative] huomenna
}

# same for every case
date-weekday = { $weekday }

date-weekday-month-day = { $weekday } { day-of-month } { $month }

date-month-day = { day-of-month } { $month }

date-month-day-year = { day-of-month } { $month } { $year }

date-full = { $weekday } { day-of-month } { $month } { $year }

date-day-header = { $relative }, { $date }

date-unavailable = päivämäärä ei ole saatavilla

time-unavailable = kellonaika ei ole saatavilla

## Moments: a day and a time

moment-today = { date-today } { $time }

moment-yesterday = { date-yesterday } { $time }

moment-tomorrow = { date-tomorrow } { $time }

# tiistaina kello 14; kolmas marraskuuta kello 14:30
moment-date = { $case ->
    [from] { $date } { $time }
    [to] { $date } { $time }
   *[on] { FORM($date, case: "on") } { $time }
}

time-before-change = { $time }, ennen kellojen siirtoa
time-after-change = { $time }, kellojen siirron jälkeen
decade = { $year }-luku
