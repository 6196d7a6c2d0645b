## Schedules: how often something repeats. $case "onetime": only once

# hetente, 2 hetente
every = { $case ->
    [onetime] egyszer
   *[rule] { $count ->
        [1] { every-one }
       *[other] { $count } { per-period }
    }
}
every-one = { $period ->
    [day] minden nap
    [week] minden héten
    [month] minden hónapban
    [year] minden évben
   *[hour] { per-period }
}

## The days of a schedule

every-weekdays = { $case ->
    [onetime] { $count ->
        [1] egyszer, egy { FORM($weekdays, case: "on") }
       *[other] egyszer, e napok közül az elsőn: { FORM($weekdays, case: "since") }
    }
   *[rule] minden { FORM($weekdays, case: "on") }
}

# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] egyszer, egy { FORM($weekdays, case: "on") }
       *[other] egyszer, e napok közül az elsőn: { FORM($weekdays, case: "since") }
    }
   *[rule] { $every }, { FORM($weekdays, case: "on") }
}

recurrence-weekdays = { $case ->
    [onetime] egyszer, egy hétköznap
   *[rule] minden hétköznap
}
    .days = hétköznap

recurrence-weekends = { $case ->
    [onetime] egyszer, egy hétvégén
   *[rule] minden hétvégén
}
    .days = hétvégén

# tizenötödikén
month-day = { FORM(day-of-month, $day, case: "on") }

month-day-last = utolsó napján

# második keddjén
month-weekday = { FORM(place, $place) } { FORM($weekday, case: "of") }

month-weekday-last = utolsó { FORM($weekday, case: "of") }

# minden hónap elsején és tizenötödikén
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] minden hónap { $days }
}
once-on-days = { $total ->
    [1] egyszer, egy hónap { $days }
   *[other] egyszer, egy hónap e napjai közül az elsőn: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, a hónap { $days }
}

# minden évben december huszonnegyedikén
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] egyszer, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# minden évben november negyedik csütörtökén
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] egyszer, { FORM($month, case: "since") } { $days }
       *[other] egyszer, e napok közül az elsőn: { FORM($month, case: "since") } { $days }
    }
   *[rule] { $every } { FORM($month, case: "since") } { $days }
}

## The times and the end of a schedule

# minden nap 8 órakor és 20 órakor; at the beginning of some days: minden pénteken 0 órakor
recurrence-at = { $rule } { FORM($times, case: "on") }
    .night = { HEAD(FORM($times, case: "since")) ->
        [midnight] { $total ->
            [1] { $rule } 0 órakor
           *[other] { recurrence-at }
        }
       *[other] { recurrence-at }
    }

recurrence-until = { $rule } { FORM($date, case: "until") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, összesen { $times }
}
-head-once = egyszer

recurrence-next = következő: { $when }

recurrence-unavailable = az ütemezés nem ismert

## How many times something happens

times = { $count ->
    [1] egyszer
    [2] kétszer
   *[other] { $count } alkalommal
}

# hetente 3 alkalommal
times-per = { per-period } { times }
