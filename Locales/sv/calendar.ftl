## Ages: "gammal" is right for people of any gender. After a field that is named for an age, the span is alone: 8 år

age = { $case ->
    [inner] { $duration }
   *[bare] { $duration } gammal
}
    .none = { $period ->
        [day] född i dag
       *[other] { $case ->
            [inner] mindre än { $duration }
           *[bare] mindre än { $duration } gammal
        }
    }

## Periods that end now

recent = { $count ->
    [1] { $period ->
        [minute] den senaste minuten
       *[hour] den senaste timmen
    }
   *[other] de senaste { $count } { recent-unit }
}
recent-unit = { $period ->
    [minute] minuterna
    [hour] timmarna
    [day] dagarna
    [week] veckorna
    [month] månaderna
   *[year] åren
}

## Weeks, months, and years of the calendar

# "i fjol" is less known in parts of the country.
year-last = förra året

## Today, with the part of the day
##
## "I morse" is always in the past, so it can't be used for a time that is still to come.

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [4] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "part") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] i dag på morgonen
    [6] i dag på morgonen
    [7] i dag på morgonen
    [8] i dag på morgonen
    [9] i dag på morgonen
    [10] i dag på förmiddagen
    [11] i dag på förmiddagen
    [12] i dag mitt på dagen
    [13] i dag på eftermiddagen
    [14] i dag på eftermiddagen
    [15] i dag på eftermiddagen
    [16] i dag på eftermiddagen
    [17] i dag på eftermiddagen
   *[other] i kväll
}

week-of = veckan från { $date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [dial] 12 på dagen
    [part] klockan 12
   *[at] klockan 12 på dagen
}

time-midnight = { $case ->
    [at] vid midnatt
   *[bare] midnatt
}

moment-end-of-today = vid midnatt

moment-same-day = { $case ->
    [at] { FORM($time, case: "at") }
   *[bare] { $time }
}

# klockan 15 Eastern-tid, klockan 5 New York-tid; but klockan 15 svensk tid
time-zoned = { TAIL($zone) ->
    [zone-time] { $time } { $zone }
   *[other] { $time } { $zone }-tid
}
    .known = { $time } { $zone }
-tail-zone-time =
    tid time utc gmt est edt cst cdt mst mdt pst pdt bst ist jst cet cest eet eest aest aedt 0 1 2 3 4 5 6 7 8 9

time-zones = { time-zoned }, { $local } din tid
    .known = { time-zoned.known }, { $local } din tid

## An amount within a period

# 3 träningspass den här veckan, i mars, de senaste 7 dagarna
amount-during = { TAIL($period) ->
    [decade] { $amount } under { $period }
   *[other] { amount-during-date }
}
amount-during-date = { HEAD($period) ->
    [month] { $amount } i { $period }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-month = januari februari mars april maj juni juli augusti september oktober november december
-tail-decade = -talet årtionde
