## Schedules: how often something repeats. Case "onetime" is a schedule that happens only once

every = { $case ->
    [onetime] eenmalig
   *[rule] { $count ->
        [1] { every-one }
       *[other] elke { $duration }
    }
}
every-one = { TRAIT($unit, "gender") ->
    [neuter] elk { $unit }
   *[common] elke { $unit }
}

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] eenmalig, op een { $weekdays }
       *[other] eenmalig, op de eerste van deze dagen: { $weekdays }
    }
   *[rule] elke { $weekdays }
}

# elke 2 weken op vrijdag
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] eenmalig, op een { $weekdays }
       *[other] eenmalig, op de eerste van deze dagen: { $weekdays }
    }
   *[rule] { $every } op { $weekdays }
}

# "Werkdagen" may have the Saturday too.
recurrence-weekdays = { $case ->
    [onetime] eenmalig, op een doordeweekse dag
   *[rule] doordeweeks
}

# "In het weekend" would be heard as the coming one.
recurrence-weekends = { $case ->
    [onetime] eenmalig, in een weekend
   *[rule] elke zaterdag en zondag
}
    .days = zaterdag en zondag

month-day = de { NUMBER($day, style: "place") }

month-day-last = de laatste dag

month-weekday = de { NUMBER($place, style: "place") } { $weekday }

month-weekday-last = de laatste { $weekday }

# op de eerste en de vijftiende van elke maand
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] op { $days } van elke maand
}
once-on-days = { $total ->
    [1] eenmalig, op { $days } van een maand
   *[other] eenmalig, op de eerste van deze dagen van een maand: { $days }
}

# elke 2 maanden op de eerste van de maand
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every } op { $days } van de maand
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] eenmalig, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# elk jaar op de vierde donderdag van november
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] eenmalig, op { $days } van { $month }
       *[other] eenmalig, op de eerste van deze dagen van { $month }: { $days }
    }
   *[rule] { $every } op { $days } van { $month }
}

## The times and the end of a schedule, and the next time

# elke dag om 8 uur en 20 uur
recurrence-at = { $rule } om { $times }

recurrence-until = { $rule } tot en met { $date }

# "Elke dag, 10 keer" would be 10 times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, in totaal { $times }
}
-head-once = 1

recurrence-next = volgende keer: { $when }

recurrence-unavailable = schema niet beschikbaar

## How many times something happens

times = { $count ->
    [1] 1 keer
   *[other] { $count } keer
}

times-per = { times } per { FORM($unit, 1) }
