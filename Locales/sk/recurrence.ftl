## Schedules: how often something repeats. Spans of time are in the accusative: každé 2 týždne, každých 5 dní

every = { $count ->
    [1] { every-one }
    [2] každé { FORM($duration, case: "accusative") }
    [3] každé { FORM($duration, case: "accusative") }
    [4] každé { FORM($duration, case: "accusative") }
   *[other] každých { FORM($duration, case: "accusative") }
}
every-one = { $period ->
    [minute] každú { FORM($unit, case: "accusative") }
    [hour] každú { FORM($unit, case: "accusative") }
   *[other] každý { FORM($unit, case: "accusative") }
}

## The days of a schedule. Days bring their own words: prvého a pätnásteho; druhý utorok

# každý pondelok a každú stredu
every-weekdays = { FORM($weekdays, case: "every") }

# každé 2 týždne v piatok
every-weeks-on = { $every } { FORM($weekdays, case: "on") }

recurrence-weekdays = od pondelka do piatka

recurrence-weekends = cez víkendy

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
monthly-on = { $days } každého mesiaca

# každé 2 mesiace, vždy prvého
every-months-on = { $every }, vždy { $days }

# každý rok dvadsiateho štvrtého decembra
every-years-on = { $every } { $date }

# každý rok štvrtý štvrtok novembra
every-years-on-days = { $every } { $days } { FORM($month, case: "genitive") }

## The times and the end of a schedule

# každý deň o ôsmej a o dvadsiatej
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } do { FORM($date, case: "genitive") }

recurrence-count = { $rule }, celkovo { $times }

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
