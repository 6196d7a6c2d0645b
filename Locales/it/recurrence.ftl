## Schedules: how often something repeats

every = { $case ->
    [onetime] una volta sola
   *[rule] { $count ->
        [1] ogni { $unit }
       *[other] ogni { $duration }
    }
}

## The days of a schedule. Days bring their article themselves: il primo e il 15 di ogni mese

# ogni lunedì, mercoledì e venerdì
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] una volta sola, di { FORM($weekdays, case: "bare") }
       *[other] una volta sola, il primo di questi giorni: { FORM($weekdays, case: "bare") }
    }
   *[rule] ogni { FORM($weekdays, case: "bare") }
}

# ogni 2 settimane, il martedì e il giovedì
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] una volta sola, di { FORM($weekdays, case: "bare") }
       *[other] una volta sola, il primo di questi giorni: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every }, { FORM($weekdays, case: "every") }
}

recurrence-weekdays = { $case ->
    [onetime] una volta sola, tra lunedì e venerdì
   *[rule] dal lunedì al venerdì
}

recurrence-weekends = { $case ->
    [onetime] una volta sola, nel fine settimana
   *[rule] ogni fine settimana
}

month-day = { $day ->
    [1] il primo
    [8] l’otto
    [11] l’undici
   *[other] il { $day }
}

month-day-last = l’ultimo giorno

month-weekday = { HEAD($weekday) ->
    [sunday] la { NUMBER($place, type: "ordinal", style: "words", gender: "feminine") }
   *[other] il { NUMBER($place, type: "ordinal", style: "words", gender: "masculine") }
} { FORM($weekday, case: "bare") }

month-weekday-last = { HEAD($weekday) ->
    [sunday] l’ultima { FORM($weekday, case: "bare") }
   *[other] l’ultimo { FORM($weekday, case: "bare") }
}

monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } di ogni mese
}
once-on-days = { $total ->
    [1] una volta sola, { $days } del mese
   *[other] una volta sola, il primo di questi giorni del mese: { $days }
}

# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, { $days } del mese
}

# accepted: unused-argument
every-years-on = { $case ->
    [onetime] una volta sola, { FORM($date, case: "on") }
   *[rule] { $every } { FORM($date, case: "on") }
}

# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] una volta sola, { $days } di { $month }
       *[other] una volta sola, il primo di questi giorni di { $month }: { $days }
    }
   *[rule] { $every }, { $days } di { $month }
}

## The times and the end of a schedule

# ogni giorno alle 8 e alle 20. Of certain days, midnight is told from their end ("dated", see date.ftl).
recurrence-at = { TAIL($rule) ->
    [daily] { $rule } { FORM($times, case: "at") }
   *[certain] { $rule } { FORM($times, case: "dated") }
}
-tail-daily = giorno giorni

recurrence-until = { $rule } { FORM($date, case: "until") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, { $times } in tutto
}
-head-once = una

recurrence-next = prossima volta: { $when }

recurrence-unavailable = programmazione non disponibile

## How many times something happens

times = { $count ->
    [1] una volta
    [many] { $count } di volte
   *[other] { $count } volte
}

times-per = { times } { per-period }
