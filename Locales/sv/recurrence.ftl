## Schedules: varje dag, varannan dag, var tredje dag

every = { $case ->
    [onetime] en gång
   *[rule] { every-unit }
}
every-unit = { $count ->
    [1] varje { FORM($unit, 1) }
    [2] { TRAIT($unit, "gender") ->
        [neuter] vartannat { FORM($unit, 1) }
       *[common] varannan { FORM($unit, 1) }
    }
   *[other] { TRAIT($unit, "gender") ->
        [neuter] vart { every-place } { FORM($unit, 1) }
       *[common] var { every-place } { FORM($unit, 1) }
    }
}
every-place = { NUMBER($count, style: "words", type: "ordinal") }

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] en gång, på en { $weekdays }
       *[other] en gång, den första av dessa dagar: { $weekdays }
    }
   *[rule] varje { $weekdays }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] en gång, på en { FORM($weekdays, case: "bare") }
       *[other] en gång, den första av dessa dagar: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } på { FORM($weekdays, case: "days") }
}

# Avoid "vardagar", which have the Saturday, too.
recurrence-weekdays = { $case ->
    [onetime] en gång, på en dag från måndag till fredag
   *[rule] måndag till fredag
}

recurrence-weekends = { $case ->
    [onetime] en gång, på en helg
   *[rule] lördagar och söndagar
}

month-day = den { FORM(day-of-count, $day) }

month-day-last = den sista dagen

month-weekday = den { FORM(day-of-count, $place) } { FORM($weekday, case: "definite") }

month-weekday-last = den sista { FORM($weekday, case: "definite") }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } i varje månad
}
once-on-days = { $total ->
    [1] en gång, { $days } i en månad
   *[other] en gång, den första av dessa dagar i en månad: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { TAIL($days) ->
        [last-day] { $every } { $days } i månaden
       *[other] { $every } { $days }
    }
}
-tail-last-day = dagen !måndagen !tisdagen !onsdagen !torsdagen !fredagen !lördagen !söndagen

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] en gång, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] en gång, { $days } i { $month }
       *[other] en gång, den första av dessa dagar i { $month }: { $days }
    }
   *[rule] { $every } { $days } i { $month }
}

## The times and the end of a schedule, and the next time

# varje dag klockan 8 och 20
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } till och med { FORM($date, case: "on") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, sammanlagt { $times }
}
-head-once = en

recurrence-next = nästa gång: { FORM($when, case: "on") }

recurrence-unavailable = schemat är inte tillgängligt

## How many times something happens

times = { $count ->
    [1] en gång
   *[other] { $count } gånger
}

times-per = { times } { $period ->
    [second] i sekunden
    [minute] i minuten
    [hour] i timmen
    [day] om dagen
    [week] i veckan
    [month] i månaden
   *[year] om året
}
