## Schedules: how often something repeats

every = { $case ->
    [onetime] o singură dată
   *[rule] { $count ->
        [1] în fiecare { $unit }
       *[other] la fiecare { $duration }
    }
}

## The days of a schedule. Days bring their preposition themselves: pe 1 și pe 15 din fiecare lună

# în fiecare luni, miercuri și vineri
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] o singură dată, într-o zi de { FORM($weekdays, case: "bare") }
       *[other] o singură dată, în prima dintre aceste zile: { FORM($weekdays, case: "bare") }
    }
   *[rule] în fiecare { FORM($weekdays, case: "bare") }
}

# la fiecare două săptămâni, marțea și joia
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] o singură dată, într-o zi de { FORM($weekdays, case: "bare") }
       *[other] o singură dată, în prima dintre aceste zile: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every }, { FORM($weekdays, case: "every") }
}

recurrence-weekdays = { $case ->
    [onetime] o singură dată, de luni până vineri
   *[rule] de luni până vineri
}

recurrence-weekends = { $case ->
    [onetime] o singură dată, în weekend
   *[rule] în fiecare weekend
}

month-day = pe { $day }

month-day-last = în ultima zi

# All days of the week are feminine: în a doua marți
month-weekday = în { NUMBER($place, type: "ordinal", style: "words", gender: "feminine") } { FORM($weekday, case: "bare") }

month-weekday-last = în ultima { FORM($weekday, case: "bare") }

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } din fiecare lună
}
once-on-days = { $total ->
    [1] o singură dată, { $days } din lună
   *[other] o singură dată, în prima dintre aceste zile din lună: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days } din lună
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] o singură dată, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] o singură dată, { $days } din { $month }
       *[other] o singură dată, în prima dintre aceste zile din { $month }: { $days }
    }
   *[rule] { $every }, { $days } din { $month }
}

## The times and the end of a schedule

# în fiecare zi la ora 8 și la ora 20. Of certain days, midnight is told from their end ("dated", see date.ftl).
recurrence-at = { TAIL($rule) ->
    [daily] { $rule } { FORM($times, case: "at") }
   *[certain] { $rule } { FORM($times, case: "dated") }
}
-tail-daily = zi zile

recurrence-until = { $rule } { FORM($date, case: "until") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } în total
}
-head-once = o

recurrence-next = data următoare: { $when }

recurrence-unavailable = program indisponibil

## How many times something happens

times = { $count ->
    [1] o dată
    [few] de { number-feminine } ori
   *[other] de { number-feminine } de ori
}

times-per = { times } pe { FORM($unit, 1) }
