## Schedules: hver dag, annenhver dag, hver tredje dag

every = { $case ->
    [onetime] en gang
   *[rule] { every-unit }
}
every-unit = { $count ->
    [1] { every-word } { FORM($unit, 1) }
    [2] { TRAIT($unit, "gender") ->
        [neuter] annethvert { FORM($unit, 1) }
       *[common] annenhver { FORM($unit, 1) }
    }
   *[other] { every-word } { every-place } { FORM($unit, 1) }
}
every-word = { TRAIT($unit, "gender") ->
    [neuter] hvert
   *[common] hver
}
every-place = { NUMBER($count, style: "words", type: "ordinal") }

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] en gang, på en { $weekdays }
       *[other] en gang, den første av disse dagene: { $weekdays }
    }
   *[rule] hver { $weekdays }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] en gang, på en { FORM($weekdays, case: "bare") }
       *[other] en gang, den første av disse dagene: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } på { FORM($weekdays, case: "days") }
}

# Avoid "hverdager", which can have the Saturday, too.
recurrence-weekdays = { $case ->
    [onetime] en gang, på en dag fra mandag til fredag
   *[rule] mandag til fredag
}

recurrence-weekends = { $case ->
    [onetime] en gang, i en helg
   *[rule] lørdager og søndager
}

month-day = den { FORM(day-of-count, $day) }

month-day-last = den siste dagen

month-weekday = den { FORM(day-of-count, $place) } { FORM($weekday, case: "definite") }

month-weekday-last = den siste { FORM($weekday, case: "definite") }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } i hver måned
}
once-on-days = { $total ->
    [1] en gang, { $days } i en måned
   *[other] en gang, den første av disse dagene i en måned: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { TAIL($days) ->
        [last-day] { $every } { $days } i måneden
       *[other] { $every } { $days }
    }
}
-tail-last-day = dagen !mandagen !tirsdagen !onsdagen !torsdagen !fredagen !lørdagen !søndagen

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] en gang, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] en gang, { $days } i { $month }
       *[other] en gang, den første av disse dagene i { $month }: { $days }
    }
   *[rule] { $every } { $days } i { $month }
}

## The times and the end of a schedule, and the next time

# hver dag klokken 8 og 20
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } til og med { FORM($date, case: "on") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, til sammen { $times }
}
-head-once = en

recurrence-next = neste gang: { FORM($when, case: "on") }

recurrence-unavailable = tidsplanen er ikke tilgjengelig

## How many times something happens

times = { $count ->
    [1] en gang
   *[other] { $count } ganger
}

times-per = { times } { $period ->
    [second] i sekundet
    [minute] i minuttet
    [hour] i timen
    [day] om dagen
    [week] i uken
    [month] i måneden
   *[year] i året
}
