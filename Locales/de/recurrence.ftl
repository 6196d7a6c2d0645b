## Schedules: how often something repeats

every = { $case ->
    [onetime] einmal
   *[rule] { $count ->
        [1] { every-one }
       *[other] alle { FORM($duration, case: "accusative") }
    }
}
every-one = { TRAIT($unit, "gender") ->
    [masculine] jeden { $unit }
    [neuter] jedes { $unit }
   *[feminine] jede { $unit }
}

## The days of a schedule. Days of a month bring "am" themselves, so that a list of them is whole: am ersten und am
## letzten Tag

# montags, mittwochs und freitags
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] einmal, an einem { FORM($weekdays, case: "bare") }
       *[other] einmal, am ersten dieser Tage: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# alle 2 Wochen am Freitag
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] einmal, an einem { FORM($weekdays, case: "bare") }
       *[other] einmal, am ersten dieser Tage: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "on") }
}

# Avoid "werktags", which has the Saturday too.
recurrence-weekdays = { $case ->
    [onetime] einmal, an einem Tag von Montag bis Freitag
   *[rule] montags bis freitags
}

# "Am Wochenende" would be heard as the coming one.
recurrence-weekends = { $case ->
    [onetime] einmal, an einem Wochenende
   *[rule] samstags und sonntags
}

month-day = am { TITLE(month-day-noun) }
month-day-noun = { FORM(day-of-month-oblique, $day) }

month-day-last = am letzten Tag

month-weekday = am { FORM(day-of-month-oblique, $place) } { FORM($weekday, case: "bare") }

month-weekday-last = am letzten { FORM($weekday, case: "bare") }

# am ersten und am fünfzehnten jedes Monats
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } jedes Monats
}
once-on-days = { $total ->
    [1] einmal, { $days } eines Monats
   *[other] einmal, am ersten dieser Tage eines Monats: { $days }
}

# alle 3 Monate am ersten; alle 3 Monate am letzten Tag des Monats
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { TAIL($days) ->
        [last-day] { $every } { $days } des Monats
       *[other] { $every } { $days }
    }
}
-tail-last-day = Tag !Montag !Dienstag !Donnerstag !Freitag !Samstag !Sonntag

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] einmal, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# jedes Jahr am vierten Donnerstag im November
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] einmal, { $days } im { $month }
       *[other] einmal, am ersten dieser Tage im { $month }: { $days }
    }
   *[rule] { $every } { $days } im { $month }
}

## The times and the end of a schedule

# jeden Tag um 8 und 20 Uhr; jeden Tag um 8 Uhr 30 und um 20 Uhr
recurrence-at = { $rule } { FORM($times, case: "at") }

# jeden Tag bis zum vierundzwanzigsten Dezember
recurrence-until = { $rule } { FORM($date, case: "to") }

# "Jeden Tag, 10 Mal" would be 10 times a day.
recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, insgesamt { $times }
}
-head-once = einmal

# nächstes Mal: morgen; nächstes Mal: am zweiten Dezember
recurrence-next = nächstes Mal: { FORM($when, case: "on") }

recurrence-unavailable = Zeitplan nicht verfügbar

## How many times something happens. "3 Mal" is heard as "dreimal"

times = { $count ->
    [1] einmal
   *[other] { $count } Mal
}

times-per = { $period ->
    [day] { times } täglich
   *[other] { times } pro { FORM($unit, 1) }
}
