## Schedules: how often something repeats. Spans of time are in the accusative: každé 2 týždne, každých 5 dní

every = { $case ->
    [onetime] raz
   *[rule] { $count ->
        [1] { every-one }
        [2] každé { FORM($duration, case: "accusative") }
        [3] každé { FORM($duration, case: "accusative") }
        [4] každé { FORM($duration, case: "accusative") }
       *[other] každých { FORM($duration, case: "accusative") }
    }
}
every-one = { $period ->
    [minute] každú { FORM($unit, case: "accusative") }
    [hour] každú { FORM($unit, case: "accusative") }
   *[other] každý { FORM($unit, case: "accusative") }
}

## The days of a schedule. Days bring their own words: prvého a pätnásteho; druhý utorok

# každý pondelok a každú stredu
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] raz, { FORM($weekdays, case: "on") }
       *[other] raz, v prvý z týchto dní: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# každé 2 týždne v piatok
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] raz, { FORM($weekdays, case: "on") }
       *[other] raz, v prvý z týchto dní: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "on") }
}

recurrence-weekdays = { $case ->
    [onetime] raz, v pracovný deň
   *[rule] od pondelka do piatka
}

recurrence-weekends = { $case ->
    [onetime] raz, cez víkend
   *[rule] cez víkendy
}

# In words: voices read "15." as a plain number.
month-day = { NUMBER($day, style: "words", type: "ordinal", gender: "inanimate", case: "genitive") }

month-day-last = posledný deň

month-weekday = { TRAIT($weekday, "gender") ->
    [feminine] { NUMBER($place, style: "words", type: "ordinal", gender: "feminine", case: "accusative") } { FORM($weekday, case: "accusative") }
   *[inanimate] { NUMBER($place, style: "words", type: "ordinal", gender: "inanimate") } { FORM($weekday, case: "bare") }
}

month-weekday-last = { TRAIT($weekday, "gender") ->
    [feminine] poslednú { FORM($weekday, case: "accusative") }
   *[inanimate] posledný { FORM($weekday, case: "bare") }
}

# prvého a pätnásteho každého mesiaca
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } každého mesiaca
}
once-on-days = { $total ->
    [1] raz, { $days }
   *[other] raz, v prvom z týchto termínov v mesiaci: { $days }
}

# každé 2 mesiace, vždy prvého
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, vždy { $days }
}

# každý rok dvadsiateho štvrtého decembra
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] raz, { $date }
   *[rule] { $every } { $date }
}

# každý rok štvrtý štvrtok novembra
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] raz, { $days } { FORM($month, case: "genitive") }
       *[other] raz, v prvom z týchto termínov: { $days } { FORM($month, case: "genitive") }
    }
   *[rule] { $every } { $days } { FORM($month, case: "genitive") }
}

## The times and the end of a schedule

# každý deň o ôsmej a o dvadsiatej
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } do { FORM($date, case: "genitive") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, celkovo { $times }
}
-head-once = raz

# In a field one colon is enough: polievanie: najbližšie v utorok dvadsiateho štvrtého novembra o deviatej.
recurrence-next = { $case ->
    [value] najbližšie { FORM($when, case: "on") }
   *[alone] najbližšie: { $when }
}

recurrence-unavailable = plán nie je k dispozícii

## How many times something happens: in words, for voices read "5-krát" in two ways

times = { $count ->
    [0] ani raz
    [1] raz
   *[other] { NUMBER($count, style: "words") }krát
}

times-per = { $period ->
    [day] { times } denne
    [week] { times } týždenne
    [month] { times } mesačne
    [year] { times } ročne
   *[other] { times } za { FORM($unit, 1, case: "accusative") }
}
