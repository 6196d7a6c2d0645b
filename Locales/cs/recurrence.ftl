## Schedules: how often something repeats. Spans of time are in the accusative: každé 2 týdny, každých 5 dní

every = { $case ->
    [onetime] jednou
   *[rule] { $count ->
        [1] { every-one }
        [2] každé { FORM($duration, case: "accusative") }
        [3] každé { FORM($duration, case: "accusative") }
        [4] každé { FORM($duration, case: "accusative") }
       *[other] každých { FORM($duration, case: "accusative") }
    }
}
every-one = { $period ->
    [minute] každou { FORM($unit, case: "accusative") }
    [hour] každou { FORM($unit, case: "accusative") }
   *[other] každý { FORM($unit, case: "accusative") }
}

## The days of a schedule. Days bring their own words: prvního a patnáctého; druhé úterý

# každé pondělí a každou středu
every-weekdays = { $case ->
    [onetime] { $count ->
        [1] jednou, { FORM($weekdays, case: "on") }
       *[other] jednou, v první z těchto dnů: { FORM($weekdays, case: "bare") }
    }
   *[rule] { FORM($weekdays, case: "every") }
}

# každé 2 týdny v pátek
# accepted: unused-argument
every-weeks-on = { $case ->
    [onetime] { $total ->
        [1] jednou, { FORM($weekdays, case: "on") }
       *[other] jednou, v první z těchto dnů: { FORM($weekdays, case: "bare") }
    }
   *[rule] { $every } { FORM($weekdays, case: "on") }
}

recurrence-weekdays = { $case ->
    [onetime] jednou, v pracovní den
   *[rule] od pondělí do pátku
}

recurrence-weekends = { $case ->
    [onetime] jednou, o víkendu
   *[rule] o víkendech
}

# In words: voices read "15." as a plain number.
month-day = { NUMBER($day, style: "words", type: "ordinal", gender: "inanimate", case: "genitive") }

month-day-last = poslední den

month-weekday = { TRAIT($weekday, "gender") ->
    [feminine] { NUMBER($place, style: "words", type: "ordinal", gender: "feminine", case: "accusative") } { FORM($weekday, case: "accusative") }
    [neuter] { NUMBER($place, style: "words", type: "ordinal", gender: "neuter") } { FORM($weekday, case: "bare") }
   *[inanimate] { NUMBER($place, style: "words", type: "ordinal", gender: "inanimate") } { FORM($weekday, case: "bare") }
}

month-weekday-last = poslední { FORM($weekday, case: "accusative") }

# prvního a patnáctého každého měsíce
monthly-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $days } každého měsíce
}
once-on-days = { $total ->
    [1] jednou, { $days }
   *[other] jednou, v prvním z těchto termínů v měsíci: { $days }
}

# každé 2 měsíce, vždy prvního
# accepted: unused-argument
every-months-on = { $case ->
    [onetime] { once-on-days }
   *[rule] { $every }, vždy { $days }
}

# každý rok dvacátého čtvrtého prosince
# accepted: unused-argument
every-years-on = { $case ->
    [onetime] jednou, { $date }
   *[rule] { $every } { $date }
}

# každý rok čtvrtý čtvrtek listopadu
# accepted: unused-argument
every-years-on-days = { $case ->
    [onetime] { $total ->
        [1] jednou, { $days } { FORM($month, case: "genitive") }
       *[other] jednou, v prvním z těchto termínů: { $days } { FORM($month, case: "genitive") }
    }
   *[rule] { $every } { $days } { FORM($month, case: "genitive") }
}

## The times and the end of a schedule

# každý den v 8 hodin a ve 20 hodin
recurrence-at = { $rule } { FORM($times, case: "at") }

recurrence-until = { $rule } do { FORM($date, case: "genitive") }

recurrence-count = { HEAD($times) ->
    [once] { FORM($rule, case: "onetime") }
   *[other] { $rule }, celkem { $times }
}
-head-once = jednou

# In a field one colon is enough: zalévání: příště v úterý dvacátého čtvrtého listopadu v 9 hodin.
recurrence-next = { $case ->
    [value] příště { FORM($when, case: "on") }
   *[alone] příště: { $when }
}

recurrence-unavailable = plán není k dispozici

## How many times something happens: in words, for voices read "5krát" in two ways

times = { $count ->
    [0] ani jednou
    [1] jednou
   *[other] { NUMBER($count, style: "times") }krát
}

times-per = { $period ->
    [day] { times } denně
    [week] { times } týdně
    [month] { times } měsíčně
    [year] { times } ročně
   *[other] { times } za { FORM($unit, 1, case: "accusative") }
}
