## Ages: the accusative says how much (einen Monat alt)

age = { $case ->
    [dative] { FORM($duration, case: "dative") }
    [between] { FORM($duration, case: "between") }
    [most] { FORM($duration, case: "dative") }
    [inner] { FORM($duration, case: "nominative") }
   *[bare] { FORM($duration, case: "accusative") } alt
}
    .none = { $period ->
        [day] heute geboren
       *[other] { $case ->
            [inner] unter { FORM($duration, case: "dative") }
           *[bare] unter { FORM($duration, case: "dative") } alt
        }
    }

## Periods that end now. Case "on" tells when: in den letzten 7 Tagen

recent = { $count ->
    [1] { $case ->
        [on] in der letzten { $unit }
       *[nominative] die letzte { $unit }
    }
   *[other] { $case ->
        [on] in den letzten { FORM($duration, case: "dative") }
       *[nominative] die letzten { FORM($duration, case: "accusative") }
    }
}

## Weeks, months, and years of the calendar: the current one, the one before, and the one after. CLDR's tell when, in
## the accusative (diesen Monat): as a heading or the value of a field they are said in the nominative. "on" tells when,
## too (mehr als letzten Monat); what is to come has the dative (ab nächster Woche) and "to" (bis nächste Woche).

week-last = { $case ->
    [dative] der Vorwoche
   *[bare] letzte Woche
}
week-next = { $case ->
    [dative] nächster Woche
    [to] bis nächste Woche
   *[nominative] nächste Woche
}
month-this = { $case ->
    [accusative] diesen Monat
    [on] diesen Monat
   *[nominative] dieser Monat
}
month-last = { $case ->
    [dative] dem Vormonat
    [accusative] letzten Monat
    [on] letzten Monat
   *[nominative] letzter Monat
}
month-next = { $case ->
    [accusative] nächsten Monat
    [on] nächsten Monat
    [dative] nächstem Monat
    [to] bis nächsten Monat
   *[nominative] nächster Monat
}
year-last = { $case ->
    [dative] dem Vorjahr
   *[bare] letztes Jahr
}
year-next = { $case ->
    [dative] nächstem Jahr
    [to] bis nächstes Jahr
   *[nominative] nächstes Jahr
}

## Today, with CLDR's part of the day if it can't mean another day

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
   *[other] { date-today-part } um { FORM($time, case: "dial") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] heute früh
    [6] heute früh
    [7] heute früh
    [8] heute früh
    [9] heute früh
    [10] heute Vormittag
    [11] heute Vormittag
    [12] heute Mittag
    [13] heute Nachmittag
    [14] heute Nachmittag
    [15] heute Nachmittag
    [16] heute Nachmittag
    [17] heute Nachmittag
   *[other] heute Abend
}

week-of = Woche { FORM($date, case: "from") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] um 12 Uhr mittags
   *[bare] 12 Uhr mittags
}

time-midnight = { $case ->
    [at] um Mitternacht
   *[bare] Mitternacht
}

moment-end-of-today = um Mitternacht

# same for every case
moment-same-day = { $time }

# 15 Uhr Ostküstenzeit; but Tokio: 20 Uhr 57, Anna: 20 Uhr 57. Behind the time, only what ends in "-zeit" belongs to it.
time-zoned = { TAIL($zone) ->
    [zone-time] { $time } { $zone }
   *[other] { $zone }: { $time }
}
    .known = { $time } { $zone }
-tail-zone-time = zeit Time MEZ MESZ UTC GMT

# "15 Uhr Ihrer Zeit" would say too late whose time it is: Tokio: 5 Uhr, bei Ihnen heute um 21 Uhr.
time-zones = { time-zoned }, bei Ihnen { $local }
    .known = { time-zoned.known }, bei Ihnen { $local }

## An amount within a period

# 3 Trainings diesen Monat, in den letzten 7 Tagen, im März
amount-during = { HEAD($period) ->
    [month] { $amount } im { $period }
   *[other] { $amount } { FORM($period, case: "on") }
}
