## Ages: "gammel" is right for people of any gender. After a field that is named for an age, the span is alone: 8 år

age = { $case ->
    [inner] { $duration }
   *[bare] { $duration } gammel
}
    .none = { $period ->
        [day] født i dag
       *[other] { $case ->
            [inner] mindre enn { $duration }
           *[bare] mindre enn { $duration } gammel
        }
    }

## Periods that end now

recent = { $count ->
    [1] { $period ->
        [minute] det siste minuttet
       *[hour] den siste timen
    }
   *[other] de siste { $count } { recent-unit }
}
recent-unit = { $period ->
    [minute] minuttene
    [hour] timene
    [day] dagene
    [week] ukene
    [month] månedene
   *[year] årene
}

## Today, with the part of the day
##
## "I morges" is always in the past, so it can't be used for a time that is still to come.

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
    [4] { moment-today }
    [12] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "part") }
}

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] { date-today }
    [5] i dag tidlig
    [6] i dag tidlig
    [7] i dag tidlig
    [8] i dag tidlig
    [9] i formiddag
    [10] i formiddag
    [11] i formiddag
    [12] midt på dagen i dag
    [13] i ettermiddag
    [14] i ettermiddag
    [15] i ettermiddag
    [16] i ettermiddag
    [17] i ettermiddag
   *[other] i kveld
}

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [dial] 12 på dagen
    [part] klokken 12
   *[at] klokken 12 på dagen
}

time-midnight = { $case ->
    [at] ved midnatt
   *[bare] midnatt
}

moment-end-of-today = ved midnatt

moment-same-day = { $case ->
    [at] { FORM($time, case: "at") }
   *[bare] { $time }
}

# klokken 15 Eastern tid would be heard as a name; what does not end in "tid" comes before the time: Tokyo: klokken 5
time-zoned = { TAIL($zone) ->
    [zone-time] { $time } { $zone }
   *[other] { $zone }: { $time }
}
    .known = { HEAD($zone) ->
        [zone-of] { $time } i { $zone }
       *[other] { $time } { $zone }
    }
-tail-zone-time = tid UTC GMT CET CEST time
-head-zone-of = tidssone

time-zones = { time-zoned }, { $local } din tid
    .known = { time-zoned.known }, { $local } din tid

## An amount within a period

# 3 treningsøkter denne uken, i mars, de siste 7 dagene
amount-during = { HEAD($period) ->
    [month] { $amount } i { $period }
   *[other] { $amount } { FORM($period, case: "on") }
}
-head-month = januar februar mars april mai juni juli august september oktober november desember

zone-wallis = tidssone for Wallis og Futuna
