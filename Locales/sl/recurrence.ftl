## Schedules: how often something repeats

every = { $case ->
    [onetime] enkrat
   *[rule] { $count ->
        [1] { every-one } { FORM($unit, 1, case: "accusative") }
       *[other] { every-several } { FORM($duration, case: "accusative") }
    }
}
every-one = { TRAIT($unit, "gender") ->
    [feminine] vsako
    [neuter] vsako
   *[masculine] vsak
}
# vsaka dva tedna, vsake 3 ure, vsaki dve leti, vsakih 5 minut
every-several = { TAIL($count) ->
    [one] { every-one }
    [two] { TRAIT($unit, "gender") ->
        [feminine] vsaki
        [neuter] vsaki
       *[masculine] vsaka
    }
    [few] { TRAIT($unit, "gender") ->
        [neuter] vsaka
       *[masculine] vsake
    }
   *[many] vsakih
}

## The days of a schedule, as a time: prvega in petnajstega; drugi torek

# ob ponedeljkih, sredah in petkih
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] enkrat, { FORM($weekdays, case: "on") }
       *[other] enkrat, na prvega od teh dni: { FORM($weekdays, case: "bare") }
    }
   *[rule] ob { FORM($weekdays, case: "days") }
}

# vsaka dva tedna v petek
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] enkrat, { FORM($weekdays, case: "on") }
       *[other] enkrat, na prvega od teh dni: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "on") }
}

recurrence-weekdays = { $case ->
    [onetime] enkrat, na delovni dan
   *[rule] od ponedeljka do petka
}

recurrence-weekends = { $case ->
    [onetime] enkrat, ob koncu tedna
   *[rule] ob sobotah in nedeljah
}

month-day = { NUMBER($day, style: "words", type: "ordinal", gender: "masculine", case: "genitive") }

month-day-last = zadnji dan

month-weekday = { TRAIT($weekday, "gender") ->
    [feminine] { NUMBER($place, style: "words", type: "ordinal", gender: "feminine", case: "accusative") } { FORM($weekday, case: "accusative") }
   *[masculine] { NUMBER($place, style: "words", type: "ordinal", gender: "masculine") } { FORM($weekday, case: "bare") }
}

month-weekday-last = { TRAIT($weekday, "gender") ->
    [feminine] zadnjo { FORM($weekday, case: "accusative") }
   *[masculine] zadnji { FORM($weekday, case: "bare") }
}

# vsak mesec, prvega in petnajstega; "vsak drugi torek" would be every second one
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] vsak mesec, { $days }
}
once-on-days = { $total ->
    [1] enkrat, { $days } v mesecu
   *[other] enkrat, na prvega od teh dni v mesecu: { $days }
}

# vsaka dva meseca, prvega v mesecu
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days } v mesecu
}

# vsako leto štiriindvajsetega decembra
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] enkrat, { FORM($date, case: "on") }
   *[rule] { every-years-date }
}
# After a number a comma keeps the two apart: vsaki dve leti, štiriindvajsetega decembra.
every-years-date = { $count ->
    [1] { $every } { FORM($date, case: "on") }
   *[other] { $every }, { FORM($date, case: "on") }
}

# vsako leto četrti četrtek v novembru
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] enkrat, { year-days }
       *[other] enkrat, na prvega od teh dni: { year-days }
    }
   *[rule] { $every }, { year-days }
}
year-days = { TAIL($days) ->
    [number] { $days } { FORM($month, case: "genitive") }
   *[day] { $days } { FORM($month, case: "on") }
}
-tail-number = ega

## The times and the end of a schedule

# vsak dan ob osmih in ob dvajsetih
recurrence-at = { $rule } { FORM($times, case: "at") }
    .midnight = { $total ->
        [1] { $rule } { FORM($times, case: "at") }, na začetku dneva
       *[other] { $rule } { FORM($times, case: "at") }
    }
    .night = { HEAD($times) ->
        [midnight] { TAIL($rule) ->
            [daily] { $rule } { FORM($times, case: "at") }
           *[dated] { recurrence-at.midnight }
        }
       *[other] { $rule } { FORM($times, case: "at") }
    }
-tail-daily = dan dni dneva enkrat

recurrence-until = { $rule } do { FORM($date, case: "genitive") }

# "Vsak dan, petkrat" would be 5 times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, skupaj { $times }
}
-head-once = enkrat

recurrence-next = naslednjič { FORM($when, case: "on") }

recurrence-unavailable = urnik ni na voljo

## How many times something happens: enkrat, dvakrat, desetkrat

times = { NUMBER($count, style: "times") }

times-per = { times } na { FORM($unit, 1, case: "accusative") }
