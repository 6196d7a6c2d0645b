## Ages: "gammel" is right for people of any gender. After a field that is named for an age, the span is alone: 8 år

age = { $case ->
    [inner] { $duration }
   *[bare] { $duration } gammel
}
    .none = { $period ->
        [day] født i dag
       *[other] { $case ->
            [inner] mindre end { $duration }
           *[bare] mindre end { $duration } gammel
        }
    }

## Periods that end now

recent = { $count ->
    [1] { $period ->
        [minute] det seneste minut
       *[hour] den seneste time
    }
   *[other] de seneste { $duration }
}

## Weeks, months, and years of the calendar. "on" tells when something happens: i denne uge

week-last = { $case ->
    [on] i sidste uge
   *[bare] sidste uge
}
week-this = { $case ->
    [on] i denne uge
   *[bare] denne uge
}
week-next = { $case ->
    [on] i næste uge
   *[bare] næste uge
}
month-last = { $case ->
    [on] i sidste måned
   *[bare] sidste måned
}
month-this = { $case ->
    [on] i denne måned
   *[bare] denne måned
}
month-next = { $case ->
    [on] i næste måned
   *[bare] næste måned
}

## Today, with the part of the day
##
## "I morges" is always in the past, so it can't be used for a time that is still to come.

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
    [5] her til morgen
    [6] her til morgen
    [7] her til morgen
    [8] her til morgen
    [9] her til morgen
    [10] i dag om formiddagen
    [11] i dag om formiddagen
    [12] i dag midt på dagen
    [13] i dag om eftermiddagen
    [14] i dag om eftermiddagen
    [15] i dag om eftermiddagen
    [16] i dag om eftermiddagen
    [17] i dag om eftermiddagen
   *[other] i aften
}

week-of = ugen fra { $date }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [dial] 12 middag
    [part] klokken 12
   *[at] klokken 12 middag
}

time-midnight = { $case ->
    [at] ved midnat
   *[bare] midnat
}

moment-end-of-today = ved midnat

moment-same-day = { $case ->
    [at] { FORM($time, case: "at") }
   *[bare] { $time }
}

# klokken 15 Eastern would be heard as a name; what does not end in "tid" comes before the time: Tokyo: klokken 5
time-zoned = { TAIL($zone) ->
    [zone-time] { $time } { $zone }
   *[other] { $zone }: { $time }
}
    .known = { $time } { $zone }
-tail-zone-time = tid UTC GMT CET CEST time

time-zones = { time-zoned }, { $local } din tid
    .known = { time-zoned.known }, { $local } din tid

## An amount within a period

# 3 træninger i denne uge, i marts, de seneste 7 dage
amount-during = { TAIL($period) ->
    [decade] { $amount } i { $period }
   *[other] { amount-during-date }
}
amount-during-date = { HEAD($period) ->
    [month] { $amount } { amount-month }
   *[other] { $amount } { FORM($period, case: "on") }
}
amount-month = { TRAIT($period, "kind") ->
    [month] { FORM($period, case: "on") }
   *[other] i { $period }
}
-head-month = januar februar marts april maj juni juli august september oktober november december
-tail-decade = 'erne årti
