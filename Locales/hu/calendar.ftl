## Ages. $case "years": the first of two ages in years (18 és 25 éves között)

age = { $period ->
    [day] { $count } napos
    [week] { $count } hetes
    [month] { $count } hónapos
   *[year] { $case ->
        [years] { $count }
       *[bare] { $count } éves
    }
}
    .none = { $period ->
        [day] ma született
        [week] 1 hetesnél fiatalabb
        [month] 1 hónaposnál fiatalabb
       *[year] 1 évesnél fiatalabb
    }

## Periods that end now

recent = { $count ->
    [1] az elmúlt { recent-unit }
   *[other] az elmúlt { $count } { recent-unit }
}
recent-unit = { $case ->
    [on] { recent-in }
   *[bare] { $unit }
}
recent-in = { $period ->
    [minute] percben
    [hour] órában
    [day] napban
    [week] hétben
    [month] hónapban
   *[year] évben
}

## Weeks, months, and years of the calendar

week-last = { $case ->
    [on] a múlt héten
    [to] a múlt héthez
   *[bare] múlt hét
}
week-this = { $case ->
    [on] ezen a héten
   *[bare] ez a hét
}
week-next = { $case ->
    [on] a jövő héten
   *[bare] jövő hét
}
month-last = { $case ->
    [on] a múlt hónapban
    [to] a múlt hónaphoz
   *[bare] múlt hónap
}
month-this = { $case ->
    [on] ebben a hónapban
   *[bare] ez a hónap
}
month-next = { $case ->
    [on] a jövő hónapban
   *[bare] jövő hónap
}
year-last = { $case ->
    [on] tavaly
    [to] a tavalyi évhez
   *[bare] tavalyi év
}
year-this = { $case ->
    [on] idén
   *[bare] ez az év
}
year-next = { $case ->
    [on] jövőre
   *[bare] jövő év
}

## Today, with the part of the day

# "Ma reggel" and "ma este" take the place of the part that the time has: ma este 8 órakor.
moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
    [12] { moment-today }
   *[other] { HEAD(FORM($time, case: "since")) ->
        [part] { moment-today }
       *[clock] { date-today-part } { moment-time }
    }
}
-head-part = hajnali reggel délelőtt délután este dél éjfél

date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] ma hajnalban
    [5] ma hajnalban
    [6] ma reggel
    [7] ma reggel
    [8] ma reggel
    [9] ma délelőtt
    [10] ma délelőtt
    [11] ma délelőtt
    [12] ma délben
    [13] ma délután
    [14] ma délután
    [15] ma délután
    [16] ma délután
    [17] ma délután
   *[other] ma este
}

## Weeks by their first day

week-of = { FORM($date, case: "on") } kezdődő hét

## Hours that have names, and times in other time zones

# Not said in place of 12:00: that is "12 óra".
time-noon = { $case ->
    [on] délben
    [at] délben
    [from] déltől
    [until] délig
    [last] délig
   *[bare] dél
}

time-midnight = { $case ->
    [on] éjfélkor
    [at] éjfélkor
    [from] éjféltől
    [until] éjfélig
    [last] éjfélig
   *[bare] éjfél
}

moment-end-of-today = ma éjfélkor

# same for every case
moment-same-day = { $time }

# 15 óra keleti idő szerint; 15 óra UTC szerint; 15 óra, időzóna: Berlin
time-zoned = { TAIL($zone) ->
    [zone] { $time } { $zone } szerint
   *[name] { $time }, időzóna: { $zone }
}
    .known = { $time } { $zone } szerint
-tail-zone = idő időzóna utc gmt est edt cst cdt mst mdt pst pdt bst ist jst cet cest eet eest aest aedt 0 1 2 3 4 5 6 7 8 9

time-zones = { time-zoned }, az ön időzónájában { $local }
    .known = { time-zoned.known }, az ön időzónájában { $local }

## An amount within a period

amount-during = { $amount } { FORM($period, case: "on") }
