## Time of day. "kello" stands before it, and the number stays in the nominative.

# CLDR writes 14.05, which voices read as a decimal. A full hour has no minutes.
time-h23 = { $minute ->
    [0] kello { $hour }
   *[other] kello { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

# Finns use the 12-hour clock in talk only, with a part of the day instead of CLDR's marks ap. and ip.
# From midnight to 1 the hour stays 0: "tänään kello 12 yöllä" would be taken for the end of the day.
time-h12 = { $hour ->
    [0] { time-h23 } yöllä
    [1] { time-h12-dial } yöllä
    [2] { time-h12-dial } yöllä
    [3] { time-h12-dial } yöllä
    [4] { time-h12-dial } yöllä
    [10] { time-h12-dial } aamupäivällä
    [11] { time-h12-dial } aamupäivällä
    [12] { time-h12-dial } päivällä
    [23] { time-h12-dial } yöllä
   *[other] { $period ->
        [am] { time-h12-dial } aamulla
       *[pm] { time-h12-afternoon }
    }
}
time-h12-afternoon = { $hour12 ->
    [1] { time-h12-dial } iltapäivällä
    [2] { time-h12-dial } iltapäivällä
    [3] { time-h12-dial } iltapäivällä
    [4] { time-h12-dial } iltapäivällä
    [5] { time-h12-dial } iltapäivällä
   *[other] { time-h12-dial } illalla
}
time-h12-dial = { $minute ->
    [0] kello { $hour12 }
   *[other] kello { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}

## Days of the week: "on" (tiistaina), and "from" and "to", the ends of an interval (tiistaista perjantaihin)

weekday-monday = { $case ->
    [on] maanantaina
    [from] maanantaista
    [to] maanantaihin
   *[nominative] maanantai
}
weekday-tuesday = { $case ->
    [on] tiistaina
    [from] tiistaista
    [to] tiistaihin
   *[nominative] tiistai
}
weekday-wednesday = { $case ->
    [on] keskiviikkona
    [from] keskiviikkosta
    [to] keskiviikkoon
   *[nominative] keskiviikko
}
weekday-thursday = { $case ->
    [on] torstaina
    [from] torstaista
    [to] torstaihin
   *[nominative] torstai
}
weekday-friday = { $case ->
    [on] perjantaina
    [from] perjantaista
    [to] perjantaihin
   *[nominative] perjantai
}
weekday-saturday = { $case ->
    [on] lauantaina
    [from] lauantaista
    [to] lauantaihin
   *[nominative] lauantai
}
weekday-sunday = { $case ->
    [on] sunnuntaina
    [from] sunnuntaista
    [to] sunnuntaihin
   *[nominative] sunnuntai
}

## Months, after the day of the month: always the partitive

month-january = tammikuuta
month-february = helmikuuta
month-march = maaliskuuta
month-april = huhtikuuta
month-may = toukokuuta
month-june = kesäkuuta
month-july = heinäkuuta
month-august = elokuuta
month-september = syyskuuta
month-october = lokakuuta
month-november = marraskuuta
month-december = joulukuuta

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

date-weekday = { $weekday }

date-weekday-month-day = { $weekday } { day-of-month } { $month }

date-month-day = { day-of-month } { $month }

date-month-day-year = { day-of-month } { $month } { $year }

date-full = { $weekday } { day-of-month } { $month } { $year }

date-day-header = { $relative }, { $date }

date-unavailable = päivämäärä ei ole saatavilla

time-unavailable = kellonaika ei ole saatavilla

## Moments: a day and a time

moment-today = tänään { $time }

moment-yesterday = eilen { $time }

moment-tomorrow = huomenna { $time }

# tiistaina kello 14; kolmas marraskuuta kello 14:30
moment-date = { FORM($date, case: "on") } { $time }
