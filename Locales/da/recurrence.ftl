## Schedules: hver dag, hver anden dag, hver tredje dag

every = { $case ->
    [onetime] en gang
   *[rule] { every-unit }
}
every-unit = { $count ->
    [1] { TRAIT($unit, "gender") ->
        [neuter] hvert { FORM($unit, 1) }
       *[common] hver { FORM($unit, 1) }
    }
   *[other] { TRAIT($unit, "gender") ->
        [neuter] hvert { every-place-neuter } { FORM($unit, 1) }
       *[common] hver { every-place } { FORM($unit, 1) }
    }
}
every-place = { NUMBER($count, style: "words", type: "ordinal") }
every-place-neuter = { NUMBER($count, style: "words", type: "ordinal", gender: "neuter") }

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] en gang, på en { FORM($weekdays, case: "bare") }
       *[other] en gang, den første af disse dage: { FORM($weekdays, case: "bare") }
    }
   *[rule] hver { FORM($weekdays, case: "bare") }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] en gang, på en { FORM($weekdays, case: "bare") }
       *[other] en gang, den første af disse dage: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } om { FORM($weekdays, case: "days") }
}

# Avoid "hverdage", which have the Saturday for some.
recurrence-weekdays = { $case ->
    [onetime] en gang, på en dag fra mandag til fredag
   *[rule] mandag til fredag
}

recurrence-weekends = { $case ->
    [onetime] en gang, i en weekend
   *[rule] lørdag og søndag
}

month-day = den { FORM(day-of-count, $day) }

month-day-last = den sidste dag

month-weekday = den { FORM(day-of-count, $place) } { FORM($weekday, case: "bare") }

month-weekday-last = den sidste { FORM($weekday, case: "bare") }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } i hver måned
}
once-on-days = { $total ->
    [1] en gang, { $days } i en måned
   *[other] en gang, den første af disse dage i en måned: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { TAIL($days) ->
        [day] { $every } { $days } i måneden
       *[other] { $every } { $days }
    }
}
-tail-day = dag

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] en gang, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] en gang, { $days } i { $month }
       *[other] en gang, den første af disse dage i { $month }: { $days }
    }
   *[rule] { $every } { $days } i { $month }
}

## The times and the end of a schedule, and the next time

# hver dag klokken 8 og 20
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } til og med { FORM($date, case: "on") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } i alt
}
-head-once = en

recurrence-next = næste gang: { FORM($when, case: "on") }

recurrence-unavailable = tidsplanen er ikke tilgængelig

## How many times something happens

times = { $count ->
    [1] en gang
   *[other] { $count } gange
}

times-per = { times } { $period ->
    [second] i sekundet
    [minute] i minuttet
    [hour] i timen
    [day] om dagen
    [week] om ugen
    [month] om måneden
   *[year] om året
}
